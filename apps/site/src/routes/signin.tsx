import { signInHelp, signInTabs } from '@milepost/domain/content/sign-in';
import { customerSignInForm, dealerSignInForm } from '@milepost/domain/forms/sign-in';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Divider } from '@milepost/ui/Divider';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { Text } from '@milepost/ui/Text';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { createFileRoute } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Panel } from '../features/cards/Panel.tsx';
import { CallButton } from '../features/contact/CallButton.tsx';
import { Hours } from '../features/contact/Hours.tsx';
import { Password } from '../features/controls/Password.tsx';
import { MailForm } from '../features/form/MailForm.tsx';
import { Link } from '../frame/links.tsx';
import { Page } from '../frame/Page.tsx';

export const Route = createFileRoute('/signin')({ component: SignIn });

const { label, customer, dealer } = signInTabs;

function SignIn() {
  return (
    <Page path="/signin">
      <Section space="compact">
        <Columns template="main-aside">
          <Card>
            <Tabs>
              <TabList label={label} variant="pill">
                <Tab id="customer">{customer.label}</Tab>
                <Tab id="dealer">{dealer.label}</Tab>
              </TabList>
              <TabPanel id="customer" shouldForceMount>
                <Audience {...customer}>
                  <MailForm form={customerSignInForm} password={Password} />
                </Audience>
              </TabPanel>
              <TabPanel id="dealer" shouldForceMount>
                <Audience {...dealer}>
                  <MailForm form={dealerSignInForm} password={Password} />
                </Audience>
              </TabPanel>
            </Tabs>
          </Card>
          <Panel as="aside" heading={signInHelp.heading} background="tint2">
            <Text>{signInHelp.text}</Text>
            <CallButton phone={signInHelp.phone} />
            <Hours />
            <Divider variant="dashed" />
            <Text>{signInHelp.dealerText}</Text>
            <CallButton variant="outline" phone={signInHelp.dealerPhone} />
          </Panel>
        </Columns>
      </Section>
    </Page>
  );
}

function Audience({
  heading,
  prompt,
  children,
}: (typeof customer | typeof dealer) & { readonly children: ReactNode }) {
  return (
    <Stack gap="l">
      <Heading level={2} size="h3">
        {heading}
      </Heading>
      {children}
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
