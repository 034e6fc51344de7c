import { affiliates, partnership } from '@milepost/domain/content/affiliates';
import { Card } from '@milepost/ui/Card';
import { Columns } from '@milepost/ui/Columns';
import { Eyebrow } from '@milepost/ui/Eyebrow';
import { Figure } from '@milepost/ui/Figure';
import { Heading } from '@milepost/ui/Heading';
import { List, ListItem } from '@milepost/ui/List';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { plainList } from '../features/cards/plainList.ts';
import { Words } from '../features/text/Words.tsx';
import { Page } from '../layout/Page.tsx';
import * as styles from './-affiliates/Affiliates.css.ts';

export const Route = createFileRoute('/affiliates')({ component: Affiliates });

const [lender, ...others] = affiliates;

function Affiliates() {
  return (
    <Page>
      <Section space="compact">
        <ul {...plainList} className={styles.affiliates}>
          <li className={styles.lender}>
            <Card background="panel">
              <Columns align="center">
                <Stack gap="l" align="start">
                  <Names {...lender} />
                  <Offers offers={lender.offers} />
                </Stack>
                <Text size="lead">
                  {lender.limit.before}{' '}
                  <strong className={styles.limit}>{lender.limit.value}</strong>
                </Text>
              </Columns>
            </Card>
          </li>
          {others.map((affiliate) => (
            <li key={affiliate.name} className={styles.other}>
              <Card>
                <Stack gap="l">
                  <Names {...affiliate} />
                  <Text tone="soft">{affiliate.text}</Text>
                  <Offers offers={affiliate.offers} />
                </Stack>
              </Card>
            </li>
          ))}
        </ul>
      </Section>
      <Section background="surface">
        <Columns align="center">
          <Stack gap="l">
            <Heading level={2}>{partnership.heading}</Heading>
            <Text size="lead" tone="soft">
              {partnership.text}
            </Text>
          </Stack>
          <Figure
            value={<Words line={[partnership.phone]} />}
            label={<Words line={[partnership.email]} />}
          />
        </Columns>
      </Section>
    </Page>
  );
}

function Names({ name, kind }: { readonly name: string; readonly kind: string }) {
  return (
    <>
      <Eyebrow>{kind}</Eyebrow>
      <Heading level={2} size="h4">
        {name}
      </Heading>
    </>
  );
}

function Offers({ offers }: { readonly offers: readonly string[] }) {
  return (
    <List gap="m">
      {offers.map((offer) => (
        <ListItem key={offer} marker="check">
          {offer}
        </ListItem>
      ))}
    </List>
  );
}
