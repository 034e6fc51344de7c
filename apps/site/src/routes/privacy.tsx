import { privacyOf } from '@milepost/domain/content/privacy';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { createFileRoute } from '@tanstack/react-router';
import { outcomes } from '../config.ts';
import { ModelForm } from '../features/text/ModelForm.tsx';
import { Revised } from '../features/text/Revised.tsx';
import { Page } from '../layout/Page.tsx';

export const Route = createFileRoute('/privacy')({ component: PrivacyPolicy });

const { revised, sections } = privacyOf(outcomes);

function PrivacyPolicy() {
  return (
    <Page>
      <Section space="compact">
        <Stack gap="xl">
          <Revised date={revised} />
          <ModelForm sections={sections} />
        </Stack>
      </Section>
    </Page>
  );
}
