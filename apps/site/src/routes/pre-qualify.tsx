import { pages } from '@milepost/domain/content/pages';
import {
  badges,
  bringList,
  bringToDealer,
  preQualifyFormHeading,
  preQualifyNext,
  preQualifyNotices,
} from '@milepost/domain/content/pre-qualify';
import { preQualifyForm } from '@milepost/domain/forms/pre-qualify';
import { Columns } from '@milepost/ui/Columns';
import { Grid } from '@milepost/ui/Grid';
import { BoltIcon, PeopleIcon, ShieldIcon } from '@milepost/ui/Icon';
import { ListItem } from '@milepost/ui/List';
import { PageHeader } from '@milepost/ui/PageHeader';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { createFileRoute } from '@tanstack/react-router';
import { withLooks } from '../features/cards/looks.ts';
import { Panel } from '../features/cards/Panel.tsx';
import { FormCard } from '../features/form/FormCard.tsx';
import { PrintList } from '../features/print/PrintList.tsx';
import { SampleNotice } from '../features/text/SampleNotice.tsx';
import { Page, Trail } from '../layout/Page.tsx';
import { AmountSlider } from './-pre-qualify/AmountSlider.tsx';

export const Route = createFileRoute('/pre-qualify')({ component: PreQualify });

const points = withLooks(badges, [{ icon: ShieldIcon }, { icon: BoltIcon }, { icon: PeopleIcon }]);

const { permission, equalCredit } = preQualifyNotices;

function PreQualify() {
  return (
    <Page header={<Top />}>
      <Section space="compact">
        <Columns template="main-aside">
          <FormCard form={preQualifyForm} heading={preQualifyFormHeading} slider={AmountSlider}>
            <Text size="small" tone="soft">
              <strong>{permission.heading}.</strong> {permission.text}
            </Text>
          </FormCard>
          <Stack as="aside" gap="l">
            <Panel {...preQualifyNext} background="tint2" />
            <Panel {...bringToDealer} background="tint1">
              <PrintList list={bringList} />
            </Panel>
          </Stack>
        </Columns>
      </Section>
      <Section background="surface" space="compact">
        <Columns template="main-aside">
          <Text size="small" tone="soft">
            <strong>{equalCredit.heading}.</strong> {equalCredit.text}
          </Text>
          <SampleNotice />
        </Columns>
      </Section>
    </Page>
  );
}

function Top() {
  const { heading, subtitle } = pages['/pre-qualify'];
  return (
    <PageHeader background="panel" heading={heading} lead={subtitle} breadcrumbs={<Trail />}>
      <Grid as="ul" itemWidth="small" gap="s" width="full">
        {points.map(({ icon: Icon, title, text }) => (
          <ListItem key={title} icon={<Icon size="medium" />} heading={title}>
            {text}
          </ListItem>
        ))}
      </Grid>
    </PageHeader>
  );
}
