import { paymentOff } from '@milepost/domain/content/payment-off';
import { otherWays } from '@milepost/domain/content/payment-ways';
import { Grid } from '@milepost/ui/Grid';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { Panel } from '../../features/cards/Panel.tsx';
import { Address } from '../../features/contact/Address.tsx';

const { heading, phone, mail } = otherWays;

/** Payment by phone and by mail. */
export function OtherWays() {
  return (
    <Stack gap="xl">
      <Heading level={2}>
        {import.meta.env.PAYMENT_OUTCOME === 'off' ? paymentOff.heading : heading}
      </Heading>
      <Grid itemWidth="large">
        <Panel headingLevel={3} {...phone} background="sunken" />
        <Panel headingLevel={3} heading={mail.heading} body={mail.body} background="sunken">
          <Address lines={mail.address} />
        </Panel>
      </Grid>
    </Stack>
  );
}
