import { privacyOf } from '@milepost/domain/content/privacy';
import { createFileRoute } from '@tanstack/react-router';
import { outcomes } from '../config.ts';
import { PolicyPage } from '../features/text/PolicyPage.tsx';

export const Route = createFileRoute('/privacy')({ component: PrivacyPolicy });

function PrivacyPolicy() {
  return <PolicyPage path="/privacy" policy={privacyOf(outcomes)} />;
}
