import { terms } from '@milepost/domain/content/terms';
import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../features/text/PolicyPage.tsx';

export const Route = createFileRoute('/terms')({ component: TermsOfService });

function TermsOfService() {
  return <PolicyPage path="/terms" policy={terms} />;
}
