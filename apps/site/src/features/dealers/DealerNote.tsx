import { type PagePath, pageOf } from '@milepost/domain/content/pages';
import type { RichText as Blocks, OutsideLink, PageLink } from '@milepost/domain/content/text';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import type { ReactNode } from 'react';
import { LinkButton } from '../../frame/links.tsx';
import { Page } from '../../frame/Page.tsx';
import { Panel } from '../cards/Panel.tsx';
import { CallButton } from '../contact/CallButton.tsx';
import { RichText } from '../text/RichText.tsx';

/** Props of DealerNote. */
export interface DealerNoteProps {
  readonly path: PagePath;
  readonly heading: string;
  readonly body: Blocks;
  readonly primary: PageLink;
  readonly secondary: OutsideLink;
  /** What stands first: what there is today. */
  readonly children?: ReactNode;
}

/** A dealer page that is still to come: what it will hold, and what there is until then. */
export function DealerNote({ path, heading, body, primary, secondary, children }: DealerNoteProps) {
  const back = pageOf(primary.to);
  return (
    <Page path={path}>
      <Section space="compact">
        <Stack gap="xl">
          {children}
          <Columns template="main-aside">
            <Panel heading={heading}>
              <RichText body={body} />
            </Panel>
            <Panel heading={back.heading} background="panel">
              <Text>{back.subtitle}</Text>
              <LinkButton variant="primary" to={primary.to}>
                {primary.text}
              </LinkButton>
              <CallButton variant="outline" phone={secondary} />
            </Panel>
          </Columns>
        </Stack>
      </Section>
    </Page>
  );
}
