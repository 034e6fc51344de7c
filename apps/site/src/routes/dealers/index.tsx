import {
  dealerCards,
  dealerFacts,
  dealerPrograms,
  rateSheet,
  whyPartner,
} from '@milepost/domain/content/dealers';
import { pageOf } from '@milepost/domain/content/pages';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import {
  ChatIcon,
  ClockIcon,
  KeyIcon,
  PeopleIcon,
  PercentIcon,
  SlidersIcon,
} from '@milepost/ui/Icon';
import { ListItem } from '@milepost/ui/List';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { ActionCard } from '../../features/cards/ActionCard.tsx';
import { actions } from '../../features/cards/actions.css.ts';
import { LinkRows } from '../../features/cards/LinkRows.tsx';
import { withLooks } from '../../features/cards/looks.ts';
import { StoryHeader } from '../../features/story/StoryHeader.tsx';
import { SectionHead } from '../../features/text/SectionHead.tsx';
import { Page } from '../../layout/Page.tsx';
import { LinkButton, linkTo } from '../../navigation/links.tsx';
import * as styles from './-portal/Portal.css.ts';
import { Fact, Portal, Rates } from './-portal/Portal.tsx';
import { RateSheet } from './-rate-sheet/RateSheet.tsx';
import { RateSheetCard } from './-rate-sheet/RateSheetCard.tsx';

export const Route = createFileRoute('/dealers/')({ component: Dealers });

const [portal, rates, rep, apply] = dealerCards;

const reasons = withLooks(whyPartner.points, [
  { icon: ClockIcon },
  { icon: SlidersIcon },
  { icon: ChatIcon },
]);

function Dealers() {
  return (
    <Page header={<StoryHeader scene="forecourt" />}>
      <Section space="compact">
        <div className={styles.bento}>
          <div className={styles.across}>
            <Card background="panel">
              <Columns align="center">
                <Stack gap="l">
                  <Heading level={2}>{portal.title}</Heading>
                  <Text size="lead" tone="soft">
                    {portal.description}
                  </Text>
                  <div className={actions}>
                    <LinkButton variant="primary" size="large" {...linkTo(portal.action)}>
                      {portal.action.text}
                    </LinkButton>
                  </div>
                </Stack>
                <Portal />
              </Columns>
            </Card>
          </div>
          <div className={styles.wide}>
            <RateSheetCard
              {...rates}
              icon={PercentIcon}
              label={rates.action.text}
              sheetId={rates.action.opens}
            >
              <Rates />
            </RateSheetCard>
          </div>
          <ActionCard {...rep} icon={PeopleIcon}>
            <Fact {...dealerFacts.rep} />
          </ActionCard>
          <ActionCard {...apply} icon={KeyIcon}>
            <Fact {...dealerFacts.partners} />
          </ActionCard>
        </div>
      </Section>
      <noscript>
        {import.meta.env.SSR && (
          <Section id="rate-sheet" background="surface">
            <Stack gap="xl">
              <Heading level={2}>{rateSheet.title}</Heading>
              <RateSheet />
            </Stack>
          </Section>
        )}
      </noscript>
      <Section background="panel">
        <Stack gap="xl">
          <SectionHead heading={whyPartner.heading} />
          <Grid as="ul">
            {reasons.map(({ icon: Icon, title, text }) => (
              <ListItem key={title} icon={<Icon size="medium" />} heading={title}>
                {text}
              </ListItem>
            ))}
          </Grid>
        </Stack>
      </Section>
      <Section>
        <Stack gap="xl">
          <Heading level={2}>{dealerPrograms.heading}</Heading>
          <LinkRows links={dealerPrograms.pages.map((to) => ({ to, text: pageOf(to).heading }))} />
        </Stack>
      </Section>
    </Page>
  );
}
