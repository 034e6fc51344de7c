import { solutions } from '@milepost/domain/content/dealer-solutions';
import { Figure } from '@milepost/ui/Figure';
import { Grid } from '@milepost/ui/Grid';
import { CarIcon, ChartIcon, ChatIcon } from '@milepost/ui/Icon';
import { InfoCard } from '@milepost/ui/InfoCard';
import { Section } from '@milepost/ui/Section';
import { createFileRoute } from '@tanstack/react-router';
import { withLooks } from '../../features/cards/looks.ts';
import { NextStep } from '../../features/cards/NextStep.tsx';
import { RichText } from '../../features/text/RichText.tsx';
import { Page } from '../../layout/Page.tsx';
import { LinkCard } from '../../navigation/links.tsx';

export const Route = createFileRoute('/dealers/solutions')({ component: Solutions });

const { open, next, end } = solutions;
const programs = withLooks(open.programs, [{ icon: ChartIcon }, { icon: CarIcon }]);

function Solutions() {
  return (
    <Page>
      <Section space="compact">
        <Grid itemWidth="large">
          {programs.map(({ value, label, link, text, icon: Icon }) => (
            <LinkCard
              key={link.to}
              to={link.to}
              heading={link.text}
              headingLevel={2}
              icon={<Icon size="medium" />}
              actionLabel={open.action}
              picture={<Figure size="large" value={value} label={label} />}
            >
              {text}
            </LinkCard>
          ))}
          <InfoCard
            heading={next.heading}
            headingLevel={2}
            background="sunken"
            icon={<ChatIcon size="medium" />}
          >
            <RichText body={next.body} />
          </InfoCard>
        </Grid>
      </Section>
      <NextStep {...end} />
    </Page>
  );
}
