import { Card } from '@milepost/ui/Card';
import { Heading } from '@milepost/ui/Heading';
import { Inline } from '@milepost/ui/Inline';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import type { ReactNode } from 'react';
import { actions } from './actions.css.ts';

export interface InvitationProps {
  readonly heading: string;
  readonly text?: ReactNode;
  /** The buttons. */
  readonly children: ReactNode;
}

/** A wide card at the end of a page: a text, and buttons at its end side. */
export function Invitation({ heading, text, children }: InvitationProps) {
  return (
    <Card background="panel">
      <Inline gap="l">
        <Stack gap="l" flexGrow={1} flexBasis="half">
          <Heading level={2} size="h4">
            {heading}
          </Heading>
          {text && (
            <Text size="lead" tone="soft">
              {text}
            </Text>
          )}
        </Stack>
        <div className={actions}>{children}</div>
      </Inline>
    </Card>
  );
}
