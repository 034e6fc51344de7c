/** A sentence of the docs data, in which backticks mark code. */
export function Sentence({ children }: { children: string }) {
  return children
    .split('`')
    .map((part, index) => (index % 2 === 0 ? part : <code key={`${index} ${part}`}>{part}</code>));
}
