import type { RichText as Blocks } from '@milepost/domain/content/text';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import type { ReactNode } from 'react';
import { RichText } from './RichText.tsx';

export interface TextSectionProps {
  /** Its anchor, which makes it a region of the page. */
  readonly id?: string;
  readonly heading: string;
  readonly body?: Blocks;
  /** @default 'h3' */
  readonly size?: 'h2' | 'h3' | 'h4';
  /** Shown below the text. */
  readonly children?: ReactNode;
}

/** A text with a heading. */
export function TextSection({ id, heading, body, size = 'h3', children }: TextSectionProps) {
  const headingId = id && `${id}-heading`;
  return (
    <Stack gap="l" as={id ? 'section' : 'div'} id={id} aria-labelledby={headingId}>
      <Heading level={2} size={size} id={headingId}>
        {heading}
      </Heading>
      {body && <RichText body={body} />}
      {children}
    </Stack>
  );
}
