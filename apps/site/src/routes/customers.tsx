import { customerCards, customerHelp } from '@milepost/domain/content/customers';
import { Box } from '@milepost/ui/Box';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Divider } from '@milepost/ui/Divider';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import { CalculatorIcon, DocumentIcon, PhoneIcon, ShieldIcon } from '@milepost/ui/Icon';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { ActionCard } from '../features/cards/ActionCard.tsx';
import { withLooks } from '../features/cards/looks.ts';
import { CallButton } from '../features/contact/CallButton.tsx';
import { Hours } from '../features/contact/Hours.tsx';
import { Page } from '../layout/Page.tsx';
import { LinkButton } from '../navigation/links.tsx';

export const Route = createFileRoute('/customers')({ component: Customers });

const cards = withLooks(customerCards, [
  { icon: CalculatorIcon, background: 'tint1' },
  { icon: DocumentIcon, background: 'tint2' },
  { icon: ShieldIcon, background: 'tint3' },
  { icon: PhoneIcon, background: 'tint4' },
]);

function Customers() {
  return (
    <Page>
      <Section space="compact">
        <Columns template="main-aside" align="stretch">
          <Grid>
            {cards.map(({ link, ...card }) => (
              <ActionCard key={card.title} {...card} action={link} />
            ))}
          </Grid>
          <Card as="aside" background="panel">
            <Stack gap="l">
              <Heading level={2} size="h3">
                {customerHelp.heading}
              </Heading>
              <Hours />
              <CallButton variant="outline" phone={customerHelp.phone} />
            </Stack>
            <Box marginBlock="auto" paddingBlock="m">
              <Divider variant="dashed" />
            </Box>
            <Stack gap="l">
              <Text>{customerHelp.signInText}</Text>
              <LinkButton variant="primary" to={customerHelp.signIn.to}>
                {customerHelp.signIn.text}
              </LinkButton>
            </Stack>
          </Card>
        </Columns>
      </Section>
    </Page>
  );
}
