import type { Line } from '@milepost/domain/content/text';
import { Link } from '@milepost/ui/Link';
import { hrefOf } from '../../shell/href.ts';

/** One line of the domain's texts, with its links and its stress. */
export function Words({ line }: { readonly line: Line }) {
  if (typeof line === 'string') return line;
  return line.map((part) => {
    if (typeof part === 'string') return part;
    if ('strong' in part) return <strong key={part.strong}>{part.strong}</strong>;
    return (
      <Link key={part.text} href={hrefOf(part)}>
        {part.text}
      </Link>
    );
  });
}
