import { pages } from '@milepost/domain/content/pages';
import { signInHelp, signInTabs } from '@milepost/domain/content/sign-in';
import { company } from '@milepost/domain/facts/company';
import { customerSignInForm, dealerSignInForm } from '@milepost/domain/forms/sign-in';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { Inline } from '@milepost/ui/Inline';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { Text } from '@milepost/ui/Text';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { createFileRoute } from '@tanstack/react-router';
import { Scene } from '../brand/Scene.tsx';
import { CallButton } from '../features/contact/CallButton.tsx';
import { Hours } from '../features/contact/Hours.tsx';
import { FormView } from '../features/form/FormView.tsx';
import { type FormController, useForm } from '../features/form/useForm.ts';
import { Words } from '../features/text/Words.tsx';
import { Page, Trail } from '../layout/Page.tsx';
import { Link } from '../navigation/links.tsx';
import { useRemembered } from '../navigation/remembered.tsx';

export const Route = createFileRoute('/signin')({ component: SignIn });

const { label, customer, dealer } = signInTabs;

function SignIn() {
  const { heading, subtitle } = pages['/signin'];
  const [audience, setAudience] = useRemembered('sign-in audience', () => 'customer');
  return (
    <Page
      header={
        <Section space="compact">
          <Columns>
            <Stack gap="xl">
              <Trail />
              <Stack gap="l">
                <Heading level={1}>{heading}</Heading>
                <Text size="lead" tone="soft">
                  {subtitle}
                </Text>
              </Stack>
              <Card>
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
              </Card>
            </Stack>
            <Stack as="aside" gap="xl">
              <Scene name="home" shape="beside" sign={company.figures.yearsInBusiness} />
              <Stack gap="l">
                <Heading level={2} size="h3">
                  {signInHelp.heading}
                </Heading>
                <Text>{signInHelp.text}</Text>
                <Inline>
                  <CallButton variant="outline" phone={signInHelp.phone} />
                </Inline>
                <Hours />
                <Text>
                  <Words line={[`${signInHelp.dealerText} `, signInHelp.dealerPhone, '.']} />
                </Text>
              </Stack>
            </Stack>
          </Columns>
        </Section>
      }
    />
  );
}

function Audience({
  heading,
  prompt,
  form,
}: (typeof customer | typeof dealer) & { readonly form: FormController }) {
  return (
    <Stack gap="l">
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      <FormView form={form} />
      <Text>
        {prompt.text}{' '}
        <Link to={prompt.link.to}>
          {prompt.link.text}
          {'about' in prompt && <VisuallyHidden> {prompt.about}</VisuallyHidden>}
        </Link>
      </Text>
    </Stack>
  );
}
