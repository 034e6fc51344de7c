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
import { Heading } from '@milepost/ui/Heading';
import { MailIcon, PhoneIcon, PinIcon } from '@milepost/ui/Icon';
import { List, ListItem } from '@milepost/ui/List';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { outcomes } from '../config.ts';
import { withLooks } from '../features/cards/looks.ts';
import { Panel } from '../features/cards/Panel.tsx';
import { Hours } from '../features/contact/Hours.tsx';
import { LongText } from '../features/controls/LongText.tsx';
import { MailForm } from '../features/form/MailForm.tsx';
import { WithReceipt } from '../features/form/WithReceipt.tsx';
import { plain, Words } from '../features/text/Words.tsx';
import { Link } from '../frame/links.tsx';
import { Page } from '../frame/Page.tsx';

export const Route = createFileRoute('/contact')({ component: Contact });

const cards = withLooks(contactCards, [{ icon: PhoneIcon }, { icon: MailIcon }, { icon: PinIcon }]);

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
          <Stack as="aside" gap="l">
            <Card background="panel">
              <List gap="l">
                {cards.map(({ icon: Icon, title, lines }) => (
                  <ListItem key={title} icon={<Icon size="medium" />} heading={title}>
                    {lines.map((line) => (
                      <div key={plain(line)}>
                        <Words line={line} />
                      </div>
                    ))}
                  </ListItem>
                ))}
              </List>
              <Divider variant="dashed" />
              <Heading level={2} size="h4">
                {serviceHours.heading}
              </Heading>
              <Hours />
            </Card>
            <Panel heading={quickLinks.heading} background="tint2">
              <List gap="m">
                {quickLinks.links.map(({ text, to }) => (
                  <ListItem key={to} marker="none">
                    <Link variant="standalone" to={to}>
                      {text}
                    </Link>
                  </ListItem>
                ))}
              </List>
            </Panel>
          </Stack>
        </Columns>
      </Section>
    </Page>
  );
}
