import type { TextLink } from '@milepost/domain/content/text';
import { Section } from '@milepost/ui/Section';
import { onScreen } from '../../layout/print.css.ts';
import { unbroken } from '../../layout/Unbroken.tsx';
import { LinkButton, linkTo } from '../../navigation/links.tsx';
import { Invitation } from './Invitation.tsx';

export interface NextStepProps {
  readonly heading: string;
  readonly text?: string;
  readonly primary: TextLink;
  readonly secondary?: TextLink;
}

/** The card with the next step, and an alternative. */
export function NextCard({ heading, text, primary, secondary }: NextStepProps) {
  return (
    <div className={onScreen}>
      <Invitation heading={heading} text={text}>
        <LinkButton variant="primary" size="large" {...linkTo(primary)}>
          {unbroken(primary.text)}
        </LinkButton>
        {secondary && (
          <LinkButton variant="outline" size="large" {...linkTo(secondary)}>
            {unbroken(secondary.text)}
          </LinkButton>
        )}
      </Invitation>
    </div>
  );
}

/** The same as a section, at the end of a page. */
export const NextStep = (props: NextStepProps) => (
  <Section space="none">
    <NextCard {...props} />
  </Section>
);
