import { customerCards, customerHelp } from '@milepost/domain/content/customers';
import { pages } from '@milepost/domain/content/pages';
import { CalculatorIcon, DocumentIcon, PhoneIcon, UmbrellaIcon } from '@milepost/ui/Icon';
import { PageHeader } from '@milepost/ui/PageHeader';
import { Section } from '@milepost/ui/Section';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { ActionCard } from '../features/cards/ActionCard.tsx';
import { actions } from '../features/cards/actions.css.ts';
import { Panel } from '../features/cards/Panel.tsx';
import { ServiceHours } from '../features/contact/Hours.tsx';
import { Page, Trail } from '../layout/Page.tsx';
import { LinkButton } from '../navigation/links.tsx';
import * as styles from './-customers/Previews.css.ts';
import { FirstSteps, Loan, Topics, Waits } from './-customers/Previews.tsx';

export const Route = createFileRoute('/customers')({ component: Customers });

const [calculator, payoff, claims, contact] = customerCards;

function Customers() {
  return (
    <Page
      header={
        <PageHeader
          {...pages['/customers']}
          lead={pages['/customers'].subtitle}
          breadcrumbs={<Trail />}
        >
          <div className={actions}>
            <LinkButton variant="primary" size="large" to="/payment">
              {pages['/payment'].heading}
            </LinkButton>
          </div>
        </PageHeader>
      }
    >
      <Section space="compact">
        <div className={styles.cards}>
          <div className={styles.wide}>
            <ActionCard {...calculator} action={calculator.link} icon={CalculatorIcon}>
              <Loan />
            </ActionCard>
          </div>
          <ActionCard {...payoff} action={payoff.link} icon={DocumentIcon}>
            <Waits />
          </ActionCard>
          <ActionCard {...claims} action={claims.link} icon={UmbrellaIcon}>
            <FirstSteps />
          </ActionCard>
          <ActionCard {...contact} action={contact.link} icon={PhoneIcon} background="tint2">
            <Topics />
          </ActionCard>
          <Panel as="aside" heading={customerHelp.heading} background="panel">
            <ServiceHours />
            <Text>{customerHelp.signInText}</Text>
            <div className={actions}>
              <LinkButton variant="outline" to={customerHelp.signIn.to}>
                {customerHelp.signIn.text}
              </LinkButton>
            </div>
          </Panel>
        </div>
      </Section>
    </Page>
  );
}
