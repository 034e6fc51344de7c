import { accessibilityOf } from '@milepost/domain/content/accessibility';
import { Section } from '@milepost/ui/Section';
import { createFileRoute } from '@tanstack/react-router';
import { Reference } from '../features/text/Contents.tsx';
import { Revised } from '../features/text/Revised.tsx';
import { TextSection } from '../features/text/TextSection.tsx';
import { Page } from '../layout/Page.tsx';

export const Route = createFileRoute('/accessibility')({ component: AccessibilityStatement });

const { sections, revised } = accessibilityOf({
  isInSpanish: import.meta.env.HAS_SPANISH ?? false,
  served:
    import.meta.env.SITE_HOST === 'static'
      ? 'none'
      : import.meta.env.PAYMENT_OUTCOME === 'hosted'
        ? 'exceptPayment'
        : 'all',
});

function AccessibilityStatement() {
  return (
    <Page>
      <Section space="compact">
        <Reference sections={sections}>
          <Revised date={revised} />
          {sections.map((section) => (
            <TextSection key={section.id} {...section} />
          ))}
        </Reference>
      </Section>
    </Page>
  );
}
