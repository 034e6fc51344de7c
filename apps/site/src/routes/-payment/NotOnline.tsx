import { pageOf } from '@milepost/domain/content/pages';
import { paymentOff } from '@milepost/domain/content/payment-off';
import { Callout } from '@milepost/ui/Callout';
import { PageHeader } from '@milepost/ui/PageHeader';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import type { ReactNode } from 'react';
import { Scene } from '../../brand/Scene.tsx';
import { Words } from '../../features/text/Words.tsx';
import { Page, Trail } from '../../layout/Page.tsx';
import { OtherWays } from './OtherWays.tsx';

/** The payment page of a site that takes no payments online, with the fees as its children. */
export function NotOnline({ children }: { readonly children: ReactNode }) {
  return (
    <Page
      header={
        <PageHeader
          heading={pageOf('/payment').heading}
          lead={paymentOff.subtitle}
          breadcrumbs={<Trail />}
          picture={<Scene name="kitchen" shape="fill" />}
        />
      }
    >
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
