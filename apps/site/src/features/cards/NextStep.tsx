import type { TextLink } from '@milepost/domain/content/text';
import { Inline } from '@milepost/ui/Inline';
import { Section } from '@milepost/ui/Section';
import { Text } from '@milepost/ui/Text';
import { LinkButton, linkTo } from '../../frame/links.tsx';
import { onScreen } from '../../frame/print.css.ts';
import { unbroken } from '../../frame/Unbroken.tsx';
import { Panel } from './Panel.tsx';

/** Props of NextStep. */
export interface NextStepProps {
  readonly heading: string;
  readonly text?: string;
  readonly primary: TextLink;
  readonly secondary: TextLink;
}

/** The end of a page that invites: what to do next, and the other way. */
export function NextStep({ heading, text, primary, secondary }: NextStepProps) {
  return (
    <div className={onScreen}>
      <Section space="compact">
        <Panel heading={heading} background="panel">
          {text && (
            <Text size="lead" tone="soft">
              {text}
            </Text>
          )}
          <Inline>
            <LinkButton variant="primary" size="large" {...linkTo(primary)}>
              {unbroken(primary.text)}
            </LinkButton>
            <LinkButton variant="outline" size="large" {...linkTo(secondary)}>
              {unbroken(secondary.text)}
            </LinkButton>
          </Inline>
        </Panel>
      </Section>
    </div>
  );
}
