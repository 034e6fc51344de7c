import { headlines } from './releaseNotes.ts';
import { Sentence } from './Sentence.tsx';

/** What the next release brings, in the first words of what its users are told. */
export function Changes() {
  return (
    <ul>
      {headlines.map((change) => (
        <li key={change}>
          <Sentence>{change}</Sentence>
        </li>
      ))}
    </ul>
  );
}
