import { accessibility } from '@milepost/domain/content/accessibility';
import { createFileRoute } from '@tanstack/react-router';
import { PolicyPage } from '../features/text/PolicyPage.tsx';

export const Route = createFileRoute('/accessibility')({ component: AccessibilityStatement });

function AccessibilityStatement() {
  return <PolicyPage path="/accessibility" policy={accessibility} />;
}
