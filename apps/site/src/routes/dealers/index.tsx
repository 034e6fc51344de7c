import {
  type DealerCard,
  dealerCards,
  dealerPrograms,
  whyPartner,
} from '@milepost/domain/content/dealers';
import { pageOf } from '@milepost/domain/content/pages';
import { Columns } from '@milepost/ui/Columns';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import { ListItem } from '@milepost/ui/List';
import { NamedIcon } from '@milepost/ui/NamedIcon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { ActionCard } from '../../features/cards/ActionCard.tsx';
import { RateSheetCard } from '../../features/rate-sheet/RateSheetCard.tsx';
import { RateSheetSection } from '../../features/rate-sheet/RateSheetSection.tsx';
import { SectionHead } from '../../features/text/SectionHead.tsx';
import { LinkCard } from '../../frame/links.tsx';
import { Page } from '../../frame/Page.tsx';

export const Route = createFileRoute('/dealers/')({ component: Dealers });

function Dealers() {
  return (
    <Page path="/dealers">
      <Section space="compact">
        <Grid>
          {dealerCards.map((card: DealerCard) =>
            'opens' in card.action ? (
              <RateSheetCard
                key={card.title}
                {...card}
                label={card.action.text}
                sheetId={card.action.opens}
              />
            ) : (
              <ActionCard key={card.title} {...card} action={card.action} />
            ),
          )}
        </Grid>
      </Section>
      <noscript>{import.meta.env.SSR && <RateSheetSection id="rate-sheet" />}</noscript>
      <Section background="panel">
        <Stack gap="xl">
          <SectionHead heading={whyPartner.heading} lead={whyPartner.lead} />
          <Grid as="ul">
            {whyPartner.points.map(({ icon, title, text }) => (
              <ListItem key={title} icon={<NamedIcon name={icon} size="medium" />} heading={title}>
                {text}
              </ListItem>
            ))}
          </Grid>
        </Stack>
      </Section>
      <Section>
        <Stack gap="xl">
          <Heading level={2}>{dealerPrograms.heading}</Heading>
          <Columns align="stretch">
            {dealerPrograms.pages.map((path) => (
              <LinkCard key={path} heading={pageOf(path).heading} to={path}>
                {pageOf(path).subtitle}
              </LinkCard>
            ))}
          </Columns>
        </Stack>
      </Section>
    </Page>
  );
}
