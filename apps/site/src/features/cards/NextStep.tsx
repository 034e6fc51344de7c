import type { TextLink } from '@milepost/domain/content/text';
import { Section } from '@milepost/ui/Section';
import { LinkButton, linkTo } from '../../frame/links.tsx';
import { onScreen } from '../../frame/print.css.ts';
import { unbroken } from '../../frame/Unbroken.tsx';
import { Invitation } from './Invitation.tsx';

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
        <Invitation heading={heading} text={text}>
          <LinkButton variant="primary" size="large" {...linkTo(primary)}>
            {unbroken(primary.text)}
          </LinkButton>
          <LinkButton variant="outline" size="large" {...linkTo(secondary)}>
            {unbroken(secondary.text)}
          </LinkButton>
        </Invitation>
      </Section>
    </div>
  );
}
