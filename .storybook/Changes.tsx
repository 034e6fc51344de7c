import { headlines, latestName } from './releaseNotes.ts';
import { Sentence } from './Sentence.tsx';

/** What the latest release brings, in the first words of what its users are told. */
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
