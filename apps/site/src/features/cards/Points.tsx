import type { Point } from '@milepost/domain/content/text';
import type { CardProps } from '@milepost/ui/Card';
import { Grid } from '@milepost/ui/Grid';
import type { IconTileProps } from '@milepost/ui/Icon';
import { InfoCard } from '@milepost/ui/InfoCard';
import { List, ListItem } from '@milepost/ui/List';
import { NamedIcon } from '@milepost/ui/NamedIcon';
import { Words } from '../text/Words.tsx';

interface PointsProps {
  readonly points: readonly Point[];
}

/** Short facts with their pictures, below one another. */
export function PointList({
  points,
  iconBackground,
}: PointsProps & { readonly iconBackground?: IconTileProps['background'] }) {
  return (
    <List gap="l">
      {points.map(({ icon, title, text }) => (
        <ListItem
          key={title}
          icon={<NamedIcon name={icon} size="medium" />}
          iconBackground={iconBackground}
          heading={title}
        >
          <Words line={text} />
        </ListItem>
      ))}
    </List>
  );
}

/** Short facts with their pictures, a card each; `backgrounds` colours them in turn. */
export function PointCards({
  points,
  backgrounds = ['surface'],
  headingLevel,
  itemWidth = 'small',
}: PointsProps & {
  readonly backgrounds?: readonly NonNullable<CardProps['background']>[];
  readonly headingLevel?: 2 | 3;
  readonly itemWidth?: 'small' | 'medium';
}) {
  return (
    <Grid itemWidth={itemWidth}>
      {points.map(({ icon, title, text }, index) => (
        <InfoCard
          key={title}
          heading={title}
          headingLevel={headingLevel}
          icon={<NamedIcon name={icon} size="medium" />}
          background={backgrounds[index % backgrounds.length]}
        >
          <p>
            <Words line={text} />
          </p>
        </InfoCard>
      ))}
    </Grid>
  );
}
