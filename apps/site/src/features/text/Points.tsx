import type { IconName, Point } from '@milepost/domain/content/text';
import { Box } from '@milepost/ui/Box';
import { type IconProps, IconTile } from '@milepost/ui/Icon';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import type { ComponentType } from 'react';
import { Words } from './Words.tsx';

/** Props of Points. */
export interface PointsProps<Name extends IconName> {
  readonly points: readonly (Point & { readonly icon: Name })[];
  /** The icons that the points name, so that a screen loads no others. */
  readonly icons: Readonly<Record<Name, ComponentType<IconProps>>>;
}

/** Short facts below one another, each with its icon. */
export function Points<Name extends IconName>({ points, icons }: PointsProps<Name>) {
  return (
    <Stack as="ul" gap="xl">
      {points.map(({ icon, title, text }) => {
        const Icon: ComponentType<IconProps> = icons[icon];
        return (
          <Box key={title} as="li" display="flex" alignItems="start" gap="m">
            <IconTile>
              <Icon size="medium" />
            </IconTile>
            <Stack gap="s">
              <Text weight="bold">{title}</Text>
              <Text size="small" tone="soft">
                <Words line={text} />
              </Text>
            </Stack>
          </Box>
        );
      })}
    </Stack>
  );
}
