import { solutions } from '@milepost/domain/content/dealer-solutions';
import { pageOf } from '@milepost/domain/content/pages';
import { Badge } from '@milepost/ui/Badge';
import { Card } from '@milepost/ui/Card';
import { Figure } from '@milepost/ui/Figure';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import { Inline } from '@milepost/ui/Inline';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { NextStep } from '../../features/cards/NextStep.tsx';
import { RichText } from '../../features/text/RichText.tsx';
import { Page } from '../../layout/Page.tsx';
import { Link } from '../../navigation/links.tsx';

export const Route = createFileRoute('/dealers/solutions')({ component: Solutions });

function Solutions() {
  const { open, next, end } = solutions;
  return (
    <Page>
      <Section space="compact">
        <Grid itemWidth="large">
          {open.programs.map(({ value, label, link }) => (
            <Card key={link.to}>
              <Stack gap="xl">
                <Stack gap="l">
                  <Inline>
                    <Badge tone="success">{open.status}</Badge>
                  </Inline>
                  <Heading level={2} size="h3">
                    <Link to={link.to}>{link.text}</Link>
                  </Heading>
                </Stack>
                <Figure size="large" value={value} label={label} />
                <Text tone="soft">{pageOf(link.to).subtitle}</Text>
              </Stack>
            </Card>
          ))}
          <Card background="sunken">
            <Stack gap="l">
              <Inline>
                <Badge tone="info">{next.status}</Badge>
              </Inline>
              <Heading level={2} size="h3">
                {next.heading}
              </Heading>
              <RichText body={next.body} />
            </Stack>
          </Card>
        </Grid>
      </Section>
      <NextStep {...end} />
    </Page>
  );
}
