import {
  contactCards,
  contactFormSection,
  quickLinks,
  serviceHours,
} from '@milepost/domain/content/contact';
import { contactForm } from '@milepost/domain/forms/contact';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Divider } from '@milepost/ui/Divider';
import { Figure } from '@milepost/ui/Figure';
import { Heading } from '@milepost/ui/Heading';
import { MailIcon, PinIcon } from '@milepost/ui/Icon';
import { List, ListItem } from '@milepost/ui/List';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { outcomes } from '../config.ts';
import { LinkRows } from '../features/cards/LinkRows.tsx';
import { Panel } from '../features/cards/Panel.tsx';
import { Address } from '../features/contact/Address.tsx';
import { Hours } from '../features/contact/Hours.tsx';
import { LongText } from '../features/controls/LongText.tsx';
import { MailForm } from '../features/form/MailForm.tsx';
import { WithReceipt } from '../features/form/WithReceipt.tsx';
import { Words } from '../features/text/Words.tsx';
import { Page } from '../frame/Page.tsx';

export const Route = createFileRoute('/contact')({ component: Contact });

const [phone, email, address] = contactCards;

function Contact() {
  return (
    <Page path="/contact">
      <Section space="compact">
        <Columns template="main-aside">
          <WithReceipt>
            {(onReceipt) => (
              <Panel heading={contactFormSection.heading}>
                <Text tone="soft">{contactFormSection.lead[outcomes.contact]}</Text>
                <MailForm form={contactForm} textarea={LongText} onReceipt={onReceipt} />
              </Panel>
            )}
          </WithReceipt>
          <Card as="aside" background="panel">
            <Stack gap="xl">
              <Stack gap="l">
                <Heading level={2} size="h4">
                  {phone.title}
                </Heading>
                <Stack gap="xs">
                  <Figure value={<Words line={phone.lines[0]} />} label={serviceHours.heading} />
                  <Hours />
                </Stack>
              </Stack>
              <Divider variant="dashed" />
              <List gap="l">
                <ListItem icon={<MailIcon size="medium" />} heading={email.title}>
                  <Words line={email.lines[0]} />
                </ListItem>
                <ListItem icon={<PinIcon size="medium" />} heading={address.title}>
                  <Address lines={address.lines} />
                </ListItem>
              </List>
            </Stack>
          </Card>
        </Columns>
      </Section>
      <Section background="surface" space="compact">
        <Stack gap="l">
          <Heading level={2} size="h3">
            {quickLinks.heading}
          </Heading>
          <LinkRows links={quickLinks.links} />
        </Stack>
      </Section>
    </Page>
  );
}
