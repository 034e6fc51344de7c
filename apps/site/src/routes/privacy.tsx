import { privacyOf } from '@milepost/domain/content/privacy';
import { Section } from '@milepost/ui/Section';
import { createFileRoute } from '@tanstack/react-router';
import { outcomes } from '../config.ts';
import { Reference } from '../features/text/Contents.tsx';
import { ModelForm } from '../features/text/ModelForm.tsx';
import { Revised } from '../features/text/Revised.tsx';
import { Page } from '../layout/Page.tsx';

export const Route = createFileRoute('/privacy')({ component: PrivacyPolicy });

const { revised, sections } = privacyOf(outcomes, import.meta.env.SITE_HOST !== 'static');

function PrivacyPolicy() {
  return (
    <Page>
      <Section space="compact">
        <Reference sections={sections}>
          <Revised date={revised} />
          <ModelForm sections={sections} />
        </Reference>
      </Section>
    </Page>
  );
}
