import { customerCards, customerHelp } from '@milepost/domain/content/customers';
import { pageOf } from '@milepost/domain/content/pages';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Heading } from '@milepost/ui/Heading';
import { CalculatorIcon, DocumentIcon, PhoneIcon, UmbrellaIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { ActionCard } from '../features/cards/ActionCard.tsx';
import { bento } from '../features/cards/bento.css.ts';
import { ServiceHours } from '../features/contact/Hours.tsx';
import { Page } from '../layout/Page.tsx';
import { LinkButton } from '../navigation/links.tsx';
import * as styles from './-customers/Previews.css.ts';
import { FirstSteps, Loan, Topics, Waits } from './-customers/Previews.tsx';

export const Route = createFileRoute('/customers')({ component: Customers });

const [calculator, payoff, claims, contact] = customerCards;

function Customers() {
  return (
    <Page>
      <Section space="compact">
        <div className={bento}>
          <ActionCard {...calculator} action={calculator.link} icon={CalculatorIcon}>
            <Loan />
          </ActionCard>
          <ActionCard {...payoff} action={payoff.link} icon={DocumentIcon}>
            <Waits />
          </ActionCard>
          <ActionCard {...claims} action={claims.link} icon={UmbrellaIcon}>
            <FirstSteps />
          </ActionCard>
          <ActionCard {...contact} action={contact.link} icon={PhoneIcon} background="tint2">
            <Topics />
          </ActionCard>
          <div className={styles.wide}>
            <Card as="aside" background="panel">
              <Columns align="stretch">
                <Stack gap="l">
                  <Heading level={2} size="h3">
                    {customerHelp.heading}
                  </Heading>
                  <Text>{customerHelp.signInText}</Text>
                  <div className={styles.buttons}>
                    <LinkButton variant="primary" size="large" to="/payment">
                      {pageOf('/payment').heading}
                    </LinkButton>
                    <LinkButton variant="outline" size="large" to={customerHelp.signIn.to}>
                      {customerHelp.signIn.text}
                    </LinkButton>
                  </div>
                </Stack>
                <ServiceHours />
              </Columns>
            </Card>
          </div>
        </div>
      </Section>
    </Page>
  );
}
