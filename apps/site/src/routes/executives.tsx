import { executives, leadershipPhilosophy } from '@milepost/domain/content/executives';
import { company } from '@milepost/domain/facts/company';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { plainList } from '../features/cards/plainList.ts';
import { StoryHeader } from '../features/story/StoryHeader.tsx';
import { RichText } from '../features/text/RichText.tsx';
import { Page } from '../layout/Page.tsx';
import * as styles from './-executives/Leaders.css.ts';

export const Route = createFileRoute('/executives')({ component: Executives });

function Executives() {
  const { heading, lead, question, body } = leadershipPhilosophy;
  return (
    <Page header={<StoryHeader scene="pass" sign={company.figures.yearsInBusiness} />}>
      <Section background="surface">
        <Columns>
          <Stack gap="l">
            <Heading level={2} size="h4">
              {heading}
            </Heading>
            <Text tone="soft">{lead}</Text>
            <p className={styles.question}>{question}</p>
          </Stack>
          <RichText body={body} />
        </Columns>
      </Section>
      <Section>
        <ul {...plainList} className={styles.leaders}>
          {executives.map(({ name, title, initials, bio }) => (
            <li key={name} className={styles.leader}>
              <span aria-hidden="true" className={styles.sign}>
                {initials}
              </span>
              <Stack gap="m">
                <Heading level={2} size="h4">
                  {name}
                </Heading>
                <Text weight="bold">{title}</Text>
                <Text tone="soft">{bio}</Text>
              </Stack>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  );
}
