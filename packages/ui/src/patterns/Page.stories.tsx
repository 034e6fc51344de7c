import type { Meta, StoryObj } from '@storybook/react-vite';
import { BreadcrumbLink, BreadcrumbPage, Breadcrumbs } from '../components/Breadcrumbs/index.ts';
import { Callout } from '../components/Callout/index.ts';
import { Card } from '../components/Card/index.ts';
import { Columns } from '../components/Columns/index.ts';
import { Divider } from '../components/Divider/index.ts';
import { Eyebrow } from '../components/Eyebrow/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { ClockIcon, MailIcon, PhoneIcon } from '../components/Icon/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { Link } from '../components/Link/index.ts';
import { LinkButton } from '../components/LinkButton/index.ts';
import { List, ListItem } from '../components/List/index.ts';
import { PageHeader } from '../components/PageHeader/index.ts';
import { Prose } from '../components/Prose/index.ts';
import { Section } from '../components/Section/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Step, Steps } from '../components/Steps/index.ts';
import { Text } from '../components/Text/index.ts';
import { PageShell } from './PageShell.tsx';

const meta = {
  title: 'Patterns/Page layouts',
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    screen: 'wide',
    controls: { disable: true },
    docs: { story: { inline: false, height: '40rem' } },
  },
  decorators: (Story) => (
    <PageShell>
      <Story />
    </PageShell>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const breadcrumbs = (page: string) => (
  <Breadcrumbs>
    <BreadcrumbLink href="#customers">Customers</BreadcrumbLink>
    <BreadcrumbPage>{page}</BreadcrumbPage>
  </Breadcrumbs>
);

/** An inner page: its purpose, its main part with an aside, and the next step. */
export const Shell: Story = {
  render: () => (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs('Make a Payment')}
        heading="Make a Payment"
        lead="Pay by phone, by mail or online. Nothing is charged for a payment by bank account."
      />
      <Section space="compact">
        <Columns template="main-aside">
          <Card>
            <Stack gap="xl">
              <Heading level={2} size="h3">
                Three ways to pay
              </Heading>
              <List gap="l">
                <ListItem icon={<ClockIcon size="medium" />} heading="Online">
                  In your account, at any hour. It takes two minutes.
                </ListItem>
                <ListItem icon={<PhoneIcon size="medium" />} heading="By phone">
                  Call (800) 555-0135. Have your account number ready.
                </ListItem>
                <ListItem icon={<MailIcon size="medium" />} heading="By mail">
                  Send a check with your statement. Allow five days.
                </ListItem>
              </List>
              <Inline>
                <LinkButton href="#pay" variant="primary">
                  Pay online
                </LinkButton>
              </Inline>
            </Stack>
          </Card>
          <Card as="aside" background="tint2">
            <Heading level={2} size="h4">
              Can’t pay on time?
            </Heading>
            <Text>
              Call us before your due date. We can often move a payment, and it costs you nothing to
              ask.
            </Text>
            <Link href="tel:+18005550135" variant="standalone">
              (800) 555-0135
            </Link>
          </Card>
        </Columns>
      </Section>
      <Section background="surface">
        <Stack gap="xl">
          <Heading level={2}>What happens next</Heading>
          <Steps>
            <Step heading="We confirm">You get an email within a few minutes.</Step>
            <Step heading="Your bank answers">Most payments post on the next business day.</Step>
            <Step heading="Your balance moves">You see it in your account by 9 AM.</Step>
          </Steps>
        </Stack>
      </Section>
    </>
  ),
};

/** A text page: a narrow column, the answer before the details, one highlighted note. */
export const LongText: Story = {
  render: () => (
    <>
      <PageHeader
        breadcrumbs={breadcrumbs('How interest works')}
        heading="How interest works"
        lead="Most of your first payments is interest. Here is why, and what you can do about it."
      />
      <Section space="compact">
        <Columns template="main-aside">
          <Prose as="article">
            <p>
              Your loan charges <strong>simple interest</strong>. It grows each day on what you
              still owe, so paying early costs you less and paying late costs you more. There is no{' '}
              <a href="#prepayment">prepayment penalty</a>.
            </p>
            <h2>How a payment splits</h2>
            <p>Each payment is used in this order:</p>
            <ol>
              <li>Interest since your last payment</li>
              <li>The rest of your scheduled payment, toward principal</li>
              <li>Late fees, if there are any</li>
            </ol>
            <table>
              <caption>The first three payments of a $13,000 loan at 8% over 72 months</caption>
              <thead>
                <tr>
                  <th scope="col">Payment</th>
                  <th scope="col">Interest</th>
                  <th scope="col">Principal</th>
                </tr>
              </thead>
              <tbody>
                <tr>
                  <th scope="row">1</th>
                  <td>$86.67</td>
                  <td>$141.26</td>
                </tr>
                <tr>
                  <th scope="row">2</th>
                  <td>$85.73</td>
                  <td>$142.20</td>
                </tr>
                <tr>
                  <th scope="row">3</th>
                  <td>$84.78</td>
                  <td>$143.15</td>
                </tr>
              </tbody>
            </table>
            <Callout heading="One payment a year more">
              Paying a little extra each month goes to principal. Write “principal only” with it.
            </Callout>
            <h2>What changes it</h2>
            <h3>The date you pay</h3>
            <p>
              Interest counts days. Ten days early in each month saves about a tenth of a month’s
              interest at the start of the loan.
            </p>
            <h3>The amount you pay</h3>
            <p>
              What you pay above the scheduled amount lowers your balance that same day. Your due
              date stays as it is.
            </p>
            <blockquote>
              <p>Round your payment up to the next $25. You will not miss it; your loan will.</p>
            </blockquote>
          </Prose>
          <Card as="aside" background="tint1">
            <Heading level={2} size="h4">
              In short
            </Heading>
            <List>
              <ListItem marker="check">Interest grows each day on what you owe.</ListItem>
              <ListItem marker="check">Paying early costs you less.</ListItem>
              <ListItem marker="check">There is no prepayment penalty.</ListItem>
            </List>
          </Card>
        </Columns>
      </Section>
    </>
  ),
};

/** A page for a wrong address says so calmly, and offers three links. */
export const NotFound: Story = {
  render: () => (
    <Section>
      <Stack gap="l" align="start">
        <Eyebrow>404</Eyebrow>
        <Heading level={1}>This road ends here</Heading>
        <Text size="lead" tone="soft">
          There is no page at this address. It may have moved, or the link has a typo.
        </Text>
        <LinkButton variant="primary" size="large" href="#home">
          Go to the home page
        </LinkButton>
        <Inline gap="m">
          <Link href="#payment">Make a payment</Link>
          <Link href="#faq">Read the FAQ</Link>
          <Link href="#contact">Contact us</Link>
        </Inline>
      </Stack>
    </Section>
  ),
};

/** A page for an error on our side: no blame, what is safe, what to do now. */
export const SomethingWentWrong: Story = {
  render: () => (
    <Section>
      <Stack gap="xl">
        <Heading level={1}>Something went wrong on our side</Heading>
        <Text size="lead" tone="soft">
          This page did not load. Nothing was sent and nothing was charged.
        </Text>
        <Inline>
          <LinkButton href="#again" variant="primary">
            Load it again
          </LinkButton>
          <LinkButton href="tel:+18005550135" variant="outline">
            Call (800) 555-0135
          </LinkButton>
        </Inline>
        <Divider variant="dashed" />
        <Text size="small" tone="soft">
          If it happens again, tell us the time on your clock. It helps us to find the cause.
        </Text>
      </Stack>
    </Section>
  ),
};
