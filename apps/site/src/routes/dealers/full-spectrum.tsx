import {
  dealCheckLink,
  fullSpectrumActions,
  fullSpectrumCards,
  programFeatures,
  vehicleTypes,
} from '@milepost/domain/content/dealer-full-spectrum';
import { Columns } from '@milepost/ui/Columns';
import { ChartIcon, PeopleIcon, PercentIcon, TrafficLightIcon } from '@milepost/ui/Icon';
import { List, ListItem } from '@milepost/ui/List';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { withLooks } from '../../features/cards/looks.ts';
import { NextStep } from '../../features/cards/NextStep.tsx';
import { PointRows } from '../../features/cards/Points.tsx';
import { TextSection } from '../../features/text/TextSection.tsx';
import { Page } from '../../layout/Page.tsx';
import { Link, linkTo } from '../../navigation/links.tsx';
import { Spectrum } from './-tools/Spectrum.tsx';

export const Route = createFileRoute('/dealers/full-spectrum')({ component: FullSpectrum });

const cards = withLooks(fullSpectrumCards, [
  { icon: ChartIcon },
  { icon: PercentIcon },
  { icon: TrafficLightIcon },
  { icon: PeopleIcon },
]);

function FullSpectrum() {
  return (
    <Page>
      <Section space="compact">
        <Stack gap="xl">
          <Spectrum />
          <PointRows points={cards} />
        </Stack>
      </Section>
      <Section background="surface">
        <Columns>
          <TextSection heading={programFeatures.heading}>
            <Checks items={programFeatures.items} />
          </TextSection>
          <TextSection heading={vehicleTypes.heading}>
            <Checks items={vehicleTypes.items} />
            <Text>{vehicleTypes.text}</Text>
            <Link variant="standalone" {...linkTo(dealCheckLink)}>
              {dealCheckLink.text}
            </Link>
          </TextSection>
        </Columns>
      </Section>
      <NextStep {...fullSpectrumActions} />
    </Page>
  );
}

const Checks = ({ items }: { readonly items: readonly string[] }) => (
  <List>
    {items.map((item) => (
      <ListItem key={item} marker="check">
        {item}
      </ListItem>
    ))}
  </List>
);
