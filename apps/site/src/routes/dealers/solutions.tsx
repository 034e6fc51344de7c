import { solutions } from '@milepost/domain/content/dealer-solutions';
import { Figure } from '@milepost/ui/Figure';
import { Grid } from '@milepost/ui/Grid';
import { CarIcon, ChartIcon, ChatIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { ActionCard } from '../../features/cards/ActionCard.tsx';
import { withLooks } from '../../features/cards/looks.ts';
import { NextCard } from '../../features/cards/NextStep.tsx';
import { Page } from '../../layout/Page.tsx';
import { LinkCard } from '../../navigation/links.tsx';
import * as styles from './-tools/Programs.css.ts';

export const Route = createFileRoute('/dealers/solutions')({ component: Solutions });

const { open, next, end } = solutions;
const programs = withLooks(open.programs, [{ icon: ChartIcon }, { icon: CarIcon }]);

function Solutions() {
  return (
    <Page>
      <Section space="compact">
        <Stack gap="xxl">
          <div className={styles.programs}>
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
              <ActionCard {...next} background="sunken" icon={ChatIcon} />
            </Grid>
          </div>
          <NextCard {...end} />
        </Stack>
      </Section>
    </Page>
  );
}
