import { Card, type CardProps } from '@milepost/ui/Card';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';

/** Props of Panel. */
export interface PanelProps extends Pick<CardProps, 'as' | 'background' | 'children' | 'id'> {
  readonly heading: string;
  /** @default 2 */
  readonly headingLevel?: 2 | 3;
}

/** A card with its heading: one topic of a screen. */
export function Panel({ heading, headingLevel = 2, children, ...card }: PanelProps) {
  return (
    <Card {...card}>
      <Stack gap="l">
        <Heading level={headingLevel} size="h3">
          {heading}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}
