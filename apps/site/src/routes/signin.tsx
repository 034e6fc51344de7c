import { signInHelp, signInTabs } from '@milepost/domain/content/sign-in';
import { customerSignInForm, dealerSignInForm } from '@milepost/domain/forms/sign-in';
import { Figure } from '@milepost/ui/Figure';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { Text } from '@milepost/ui/Text';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { createFileRoute } from '@tanstack/react-router';
import { ServiceHours } from '../features/contact/Hours.tsx';
import { FormView } from '../features/form/FormView.tsx';
import { RestoredChoice } from '../features/form/RestoredChoice.tsx';
import { Ticket } from '../features/form/Ticket.tsx';
import { type FormController, useForm } from '../features/form/useForm.ts';
import { Words } from '../features/text/Words.tsx';
import { Page } from '../layout/Page.tsx';
import { Link } from '../navigation/links.tsx';
import { useRemembered } from '../navigation/remembered.tsx';
import { prompted } from './-signin/prompt.css.ts';

export const Route = createFileRoute('/signin')({ component: SignIn });

const { label, customer, dealer } = signInTabs;

function SignIn() {
  const [audience, setAudience] = useRemembered('sign-in audience', () => 'customer');
  return (
    <Page size="compact">
      <Section space="tight">
        <Ticket stub={<Help />}>
          <RestoredChoice name="audience" value={audience} onRestore={setAudience} />
          <Tabs selectedKey={audience} onSelectionChange={setAudience}>
            <TabList label={label} variant="pill">
              <Tab id="customer">{customer.label}</Tab>
              <Tab id="dealer">{dealer.label}</Tab>
            </TabList>
            <TabPanel id="customer" shouldForceMount>
              <Audience {...customer} form={useForm(customerSignInForm)} />
            </TabPanel>
            <TabPanel id="dealer" shouldForceMount>
              <Audience {...dealer} form={useForm(dealerSignInForm)} />
            </TabPanel>
          </Tabs>
        </Ticket>
      </Section>
    </Page>
  );
}

/** Help by phone. */
function Help() {
  return (
    <Stack gap="l">
      <Heading level={2} size="h4">
        {signInHelp.heading}
      </Heading>
      <Text>{signInHelp.text}</Text>
      <Figure value={<Words line={[signInHelp.phone]} />} />
      <ServiceHours />
      <Text>
        <Words line={[`${signInHelp.dealerText} `, signInHelp.dealerPhone, '.']} />
      </Text>
    </Stack>
  );
}

function Audience({
  label,
  prompt,
  form,
}: (typeof customer | typeof dealer) & { readonly form: FormController }) {
  return (
    <Stack gap="l">
      <noscript>
        {import.meta.env.SSR && (
          <Heading level={2} size="h4">
            {label}
          </Heading>
        )}
      </noscript>
      <FormView form={form} />
      <div className={prompted}>
        <Text>
          {prompt.text}{' '}
          <Link to={prompt.link.to}>
            {prompt.link.text}
            {'about' in prompt && <VisuallyHidden> {prompt.about}</VisuallyHidden>}
          </Link>
        </Text>
      </div>
    </Stack>
  );
}
