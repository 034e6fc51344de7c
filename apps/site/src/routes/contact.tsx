import {
  contactCards,
  contactFormSection,
  contactLicense,
  quickLinks,
} from '@milepost/domain/content/contact';
import { pages } from '@milepost/domain/content/pages';
import { contactForm } from '@milepost/domain/forms/contact';
import { Divider } from '@milepost/ui/Divider';
import { Figure } from '@milepost/ui/Figure';
import { Heading } from '@milepost/ui/Heading';
import { MailIcon, PinIcon, ShieldIcon } from '@milepost/ui/Icon';
import { List, ListItem } from '@milepost/ui/List';
import { PageHeader } from '@milepost/ui/PageHeader';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { ServiceNote } from '#edition';
import { outcomes } from '../config.ts';
import { LinkRows } from '../features/cards/LinkRows.tsx';
import { Address } from '../features/contact/Address.tsx';
import { ServiceHours } from '../features/contact/Hours.tsx';
import { FormCard } from '../features/form/FormCard.tsx';
import { Words } from '../features/text/Words.tsx';
import { Page, Trail } from '../layout/Page.tsx';

export const Route = createFileRoute('/contact')({ component: Contact });

const [phone, email, address] = contactCards;

function Contact() {
  return (
    <Page
      header={
        <PageHeader size="compact" heading={pages['/contact'].heading} breadcrumbs={<Trail />} />
      }
    >
      <Section space="tight">
        <FormCard
          form={contactForm}
          heading={contactFormSection.heading}
          lead={outcomes.contact === 'mailed' && contactFormSection.lead}
          aside={<Reach />}
        />
      </Section>
      <Section background="surface" space="compact">
        <Stack gap="l">
          <Heading level={2} size="h4">
            {quickLinks.heading}
          </Heading>
          <LinkRows links={quickLinks.links} />
        </Stack>
      </Section>
    </Page>
  );
}

/** Every other way to reach us. */
function Reach() {
  return (
    <Stack gap="xl">
      <Stack gap="l">
        <Heading level={2} size="h4">
          {phone.title}
        </Heading>
        <Figure value={<Words line={phone.lines[0]} />} />
        <ServiceHours />
        {ServiceNote && <ServiceNote />}
      </Stack>
      <Divider variant="dashed" marginBlock="auto" />
      <List gap="l">
        <ListItem icon={<MailIcon size="medium" />} heading={email.title}>
          <Words line={email.lines[0]} />
        </ListItem>
        <ListItem icon={<PinIcon size="medium" />} heading={address.title}>
          <Address lines={address.lines} />
        </ListItem>
        <ListItem icon={<ShieldIcon size="medium" />} heading={contactLicense.title}>
          {contactLicense.text}
        </ListItem>
      </List>
    </Stack>
  );
}
