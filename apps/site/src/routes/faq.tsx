import { stillHaveQuestions } from '@milepost/domain/content/faq';
import { Columns } from '@milepost/ui/Columns';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { Invitation } from '../features/cards/Invitation.tsx';
import { CallButton } from '../features/contact/CallButton.tsx';
import { sticky } from '../features/text/sticky.css.ts';
import { Page } from '../layout/Page.tsx';
import { unbroken } from '../layout/Unbroken.tsx';
import { lazyPart } from '../loading/lazyPart.tsx';
import { LinkButton } from '../navigation/links.tsx';
import { Questions } from './-faq/Questions.tsx';
import { RememberShown } from './-faq/shown.tsx';

export const Route = createFileRoute('/faq')({ component: FaqScreen });

const Finder = lazyPart(async () => (await import('./-faq/Finder.tsx')).Finder, { when: 'touch' });

function FaqScreen() {
  return (
    <Page>
      <Section space="compact">
        <Stack gap="xxl">
          <RememberShown>
            <Columns template="aside-main">
              <div id="finder" className={sticky}>
                <Finder />
              </div>
              <Questions />
            </Columns>
          </RememberShown>
          <Invitation heading={stillHaveQuestions.heading} text={unbroken(stillHaveQuestions.text)}>
            <LinkButton variant="primary" size="large" to={stillHaveQuestions.link.to}>
              {stillHaveQuestions.link.text}
            </LinkButton>
            <CallButton variant="outline" size="large" phone={stillHaveQuestions.phone} />
          </Invitation>
        </Stack>
      </Section>
    </Page>
  );
}
