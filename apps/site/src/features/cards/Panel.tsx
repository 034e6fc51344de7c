import type { RichText as Blocks } from '@milepost/domain/content/text';
import { Card, type CardProps } from '@milepost/ui/Card';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import type { ReactNode } from 'react';
import { RichText } from '../text/RichText.tsx';

export interface PanelProps extends Pick<CardProps, 'as' | 'background' | 'id'> {
  readonly heading: string;
  /** @default 2 */
  readonly headingLevel?: 2 | 3;
  /** The text below the heading. */
  readonly body?: Blocks;
  /** Shown below both. */
  readonly children?: ReactNode;
}

/** A card with its heading: one topic of a screen. */
export function Panel({ heading, headingLevel = 2, body, children, ...card }: PanelProps) {
  return (
    <Card {...card}>
      <Stack gap="l">
        <Heading level={headingLevel} size="h4">
          {heading}
        </Heading>
        {body && <RichText body={body} headingLevel={headingLevel === 2 ? 3 : 4} />}
        {children}
      </Stack>
    </Card>
  );
}
