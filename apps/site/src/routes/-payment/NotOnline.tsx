import { paymentOff } from '@milepost/domain/content/payment-off';
import { Callout } from '@milepost/ui/Callout';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import type { ReactNode } from 'react';
import { Words } from '../../features/text/Words.tsx';
import { Page } from '../../layout/Page.tsx';
import { OtherWays } from './OtherWays.tsx';

/** The payment page of a site that takes no payments online, with the fees as its children. */
export function NotOnline({ children }: { readonly children: ReactNode }) {
  return (
    <Page lead={paymentOff.subtitle} scene="kitchen">
      <Section id="other-ways" space="compact">
        <Stack gap="xl">
          <Callout>
            <Words line={paymentOff.notice} />
          </Callout>
          <OtherWays />
        </Stack>
      </Section>
      <Section id="fees" background="surface">
        {children}
      </Section>
    </Page>
  );
}
