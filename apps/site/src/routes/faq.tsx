import { stillHaveQuestions } from '@milepost/domain/content/faq';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { createFileRoute } from '@tanstack/react-router';
import { Invitation } from '../features/cards/Invitation.tsx';
import { CallButton } from '../features/contact/CallButton.tsx';
import { FaqData } from '../features/faq/FaqData.tsx';
import { Questions } from '../features/faq/Questions.tsx';
import { KeepShown } from '../features/faq/shown.tsx';
import { sticky } from '../features/text/sticky.css.ts';
import { LinkButton } from '../frame/links.tsx';
import { Page } from '../frame/Page.tsx';
import { unbroken } from '../frame/Unbroken.tsx';
import { lazyOnTouch } from '../hydration/lazyOnTouch.tsx';

export const Route = createFileRoute('/faq')({ component: FaqScreen });

const Finder = lazyOnTouch(
  'finder',
  async () => (await import('../features/faq/Finder.tsx')).Finder,
);

function FaqScreen() {
  return (
    <Page path="/faq">
      <FaqData />
      <Section space="compact">
        <KeepShown>
          <Columns template="aside-main">
            <div id="finder" className={sticky}>
              <Finder />
            </div>
            <Questions />
          </Columns>
        </KeepShown>
      </Section>
      <Section space="compact">
        <Invitation heading={stillHaveQuestions.heading} text={unbroken(stillHaveQuestions.text)}>
          <LinkButton variant="primary" to={stillHaveQuestions.link.to}>
            {stillHaveQuestions.link.text}
          </LinkButton>
          <CallButton variant="outline" phone={stillHaveQuestions.phone} />
        </Invitation>
      </Section>
    </Page>
  );
}
