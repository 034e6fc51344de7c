import {
  dealerCards,
  dealerPrograms,
  rateSheet,
  whyPartner,
} from '@milepost/domain/content/dealers';
import { pageOf } from '@milepost/domain/content/pages';
import { Columns } from '@milepost/ui/Columns';
import { Figure } from '@milepost/ui/Figure';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import {
  BoltIcon,
  HandshakeIcon,
  PeopleIcon,
  PercentIcon,
  RoadIcon,
  StarIcon,
} from '@milepost/ui/Icon';
import { ListItem } from '@milepost/ui/List';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { ActionCard } from '../../features/cards/ActionCard.tsx';
import { LinkRows } from '../../features/cards/LinkRows.tsx';
import { withLooks } from '../../features/cards/looks.ts';
import { StoryHeader } from '../../features/story/StoryHeader.tsx';
import { SectionHead } from '../../features/text/SectionHead.tsx';
import { Page } from '../../layout/Page.tsx';
import { RateSheet } from './-rate-sheet/RateSheet.tsx';
import { RateSheetCard } from './-rate-sheet/RateSheetCard.tsx';

export const Route = createFileRoute('/dealers/')({ component: Dealers });

const cards = withLooks(dealerCards, [
  { icon: BoltIcon },
  { icon: PercentIcon },
  { icon: PeopleIcon },
  { icon: HandshakeIcon },
]);

const reasons = withLooks(whyPartner.points, [
  { icon: BoltIcon },
  { icon: RoadIcon },
  { icon: StarIcon },
]);

function Dealers() {
  return (
    <Page header={<StoryHeader scene="forecourt" />}>
      <Section space="compact">
        <Grid>
          {cards.map(({ action, ...card }) =>
            'opens' in action ? (
              <RateSheetCard
                key={card.title}
                {...card}
                label={action.text}
                sheetId={action.opens}
              />
            ) : (
              <ActionCard key={card.title} {...card} action={action} />
            ),
          )}
        </Grid>
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
          <Columns template="main-aside">
            <SectionHead heading={whyPartner.heading} />
            <Figure size="large" {...whyPartner.figure} />
          </Columns>
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
