import {
  aboutActions,
  aboutMore,
  aboutStory,
  aboutValues,
  aboutWork,
} from '@milepost/domain/content/about';
import { company } from '@milepost/domain/facts/company';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { DocumentIcon, PeopleIcon, RoadIcon, ScaleIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { LinkRows } from '../features/cards/LinkRows.tsx';
import { withLooks } from '../features/cards/looks.ts';
import { NextStep } from '../features/cards/NextStep.tsx';
import { PointRows } from '../features/cards/Points.tsx';
import { statement } from '../features/story/StoryHeader.css.ts';
import { StoryHeader } from '../features/story/StoryHeader.tsx';
import { TextSection } from '../features/text/TextSection.tsx';
import { Page } from '../layout/Page.tsx';
import { CompanyFigures } from './-about/CompanyFigures.tsx';

export const Route = createFileRoute('/about')({ component: About });

const values = withLooks(aboutValues.points, [
  { icon: DocumentIcon },
  { icon: ScaleIcon },
  { icon: PeopleIcon },
  { icon: RoadIcon },
]);

function About() {
  return (
    <Page
      header={
        <StoryHeader scene="city" sign={company.figures.yearsInBusiness}>
          <CompanyFigures />
        </StoryHeader>
      }
    >
      <Section background="surface">
        <Columns>
          <TextSection heading={aboutStory.heading}>
            <p className={statement}>{aboutStory.body}</p>
          </TextSection>
          <TextSection {...aboutWork} />
        </Columns>
      </Section>
      <Section>
        <Stack gap="xl">
          <Heading level={2}>{aboutValues.heading}</Heading>
          <PointRows points={values} />
        </Stack>
      </Section>
      <Section background="surface">
        <Stack gap="xl">
          <Heading level={2}>{aboutMore.heading}</Heading>
          <LinkRows links={aboutMore.links} />
        </Stack>
      </Section>
      <NextStep {...aboutActions} />
    </Page>
  );
}
