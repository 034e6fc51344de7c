import type { SendEmailRequest } from '@milepost/domain/mail';
import { claimMail } from '@milepost/domain/mail/claim';
import { contactMail } from '@milepost/domain/mail/contact';
import { paymentMail } from '@milepost/domain/mail/payment';
import { payoffMail } from '@milepost/domain/mail/payoff';
import { preQualifyMail } from '@milepost/domain/mail/pre-qualify';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import { Stack } from '@milepost/ui/Stack';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { sanitize } from '../../apps/mailer/src/sanitize.ts';
import { template } from '../../apps/mailer/src/template.ts';

/**
 * An email as staff receive it. It follows the reader's own light or dark setting, as email
 * programs do.
 */
function Mail({ to, subject, html, name }: SendEmailRequest) {
  return (
    <Stack gap="l">
      <DescriptionList variant="stacked">
        <DescriptionItem term="Subject">{subject}</DescriptionItem>
        <DescriptionItem term="To">{to}</DescriptionItem>
        {name && <DescriptionItem term="Shown as sent by">{name}</DescriptionItem>}
      </DescriptionList>
      <iframe
        title={subject}
        srcDoc={template(sanitize(html))}
        sandbox="allow-same-origin"
        style={{ width: '100%', height: '44rem', border: 0 }}
      />
    </Stack>
  );
}

const meta = { title: 'Pages/Emails', component: Mail, tags: ['!autodocs'] } satisfies Meta<
  typeof Mail
>;

export default meta;
type Story = StoryObj<typeof meta>;

const at = new Date('2026-11-20T22:32:00Z');
const visitor = {
  name: 'Dana Whitfield',
  email: 'dana.whitfield@example.com',
  phone: '(555) 010-4482',
};

export const PayoffQuote: Story = {
  args: payoffMail(
    {
      account: '4410-2287-01',
      name: visitor.name,
      ssn: '4821',
      email: visitor.email,
      payoffDate: '2026-12-04',
    },
    at,
  ),
};

export const InsuranceClaim: Story = {
  args: claimMail(
    {
      ...visitor,
      accountNumber: '4410-2287-01',
      incidentDate: '2026-11-18',
      description: 'A truck backed into the rear door in a parking lot.\nNobody was hurt.',
      claimNumber: '',
    },
    at,
  ),
};

export const PreQualification: Story = {
  args: preQualifyMail(
    {
      firstName: 'Dana',
      lastName: 'Whitfield',
      email: visitor.email,
      phone: visitor.phone,
      ssn: '4821',
      loanAmount: 25_000,
      employmentStatus: 'employed',
      monthlyIncome: '5000+',
    },
    at,
  ),
};

export const Payment: Story = {
  args: paymentMail(
    {
      accountNumber: '4410228701',
      amount: 425,
      paymentMethod: 'ach',
      routingNumber: '123456789',
      bankAccountNumber: '000987654',
    },
    at,
  ),
};

/** Text typed by a visitor is shown as typed and never becomes markup. */
export const ContactWithMarkup: Story = {
  args: contactMail(
    {
      ...visitor,
      message:
        'Hello <b>there</b>,\n\nwhen does my next payment post?\n\n<script>alert(1)</script>',
    },
    at,
  ),
};
