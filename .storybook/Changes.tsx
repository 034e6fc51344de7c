import { headlines, latestName } from './releaseNotes.ts';
import { Sentence } from './Sentence.tsx';

/** The changes of the latest release: the first sentence of each note. */
export function Changes() {
  return (
    <>
      <p>What {latestName} brings. Each component’s page lists its own changes.</p>
      <ul>
        {headlines.map((change) => (
          <li key={change}>
            <Sentence>{change}</Sentence>
          </li>
        ))}
      </ul>
    </>
  );
}
