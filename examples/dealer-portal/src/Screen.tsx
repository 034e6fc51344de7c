import { company } from '@milepost/domain/facts/company';
import { Heading } from '@milepost/ui/Heading';
import { Inline } from '@milepost/ui/Inline';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import type { ReactNode } from 'react';

interface ScreenProps {
  /** The heading of the page and the title of the document. */
  title: string;
  /** Shown beside the heading: a badge. */
  mark?: ReactNode;
  lead?: ReactNode;
  breadcrumbs?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** The start of every screen. */
export function Screen({ title, mark, lead, breadcrumbs, actions, children }: ScreenProps) {
  return (
    <Stack gap="l">
      <title>{`${title} | ${company.shortName} dealer portal`}</title>
      {breadcrumbs}
      <Inline justify="between" align="start" gap="m">
        <Stack gap="s">
          <Inline gap="s">
            <Heading level={1} size="h3">
              {title}
            </Heading>
            {mark}
          </Inline>
          {lead && <Text tone="soft">{lead}</Text>}
        </Stack>
        {actions && <Inline gap="s">{actions}</Inline>}
      </Inline>
      {children}
    </Stack>
  );
}
