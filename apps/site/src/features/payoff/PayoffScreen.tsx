import { payoffFormHeading, whatToExpect } from '@milepost/domain/content/payoff';
import { payoffForm } from '@milepost/domain/forms/payoff/fields';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { CalendarIcon, ClockIcon, DocumentIcon, PhoneIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Page } from '../../shell/Page.tsx';
import { MailForm } from '../form/MailForm.tsx';
import { Points } from '../text/Points.tsx';

const icons = {
  clock: ClockIcon,
  calendar: CalendarIcon,
  document: DocumentIcon,
  phone: PhoneIcon,
};

/** Request a payoff quote: one screen for customers and dealers, at two addresses. */
export function PayoffScreen({ path }: { readonly path: '/payoff' | '/dealers/payoff' }) {
  return (
    <Page path={path}>
      <Section space="compact">
        <Columns template="main-aside">
          <Card>
            <Stack gap="xl">
              <Heading level={2} size="h3">
                {payoffFormHeading}
              </Heading>
              <MailForm form={payoffForm} load={() => import('../form/payoff.ts')} />
            </Stack>
          </Card>
          <Card as="aside" ground="pine">
            <Stack gap="xl">
              <Heading level={2} size="h3">
                {whatToExpect.heading}
              </Heading>
              <Points points={whatToExpect.points} icons={icons} />
            </Stack>
          </Card>
        </Columns>
      </Section>
    </Page>
  );
}
