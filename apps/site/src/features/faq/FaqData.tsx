import { type Faq, faqs } from '@milepost/domain/content/faq';
import type { Block } from '@milepost/domain/content/text';
import { plain } from '../content/Words.tsx';

/** The questions and answers for search engines (schema.org/FAQPage), which read the served page. */
export function FaqData() {
  const json = import.meta.env.SSR ? JSON.stringify(faqPage()).replaceAll('<', '\\u003c') : '';
  return (
    <script
      type="application/ld+json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own words as JSON, with no tag in them.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

const faqPage = () => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  mainEntity: faqs.map(({ question, answer }: Faq) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer.map(words).join(' ') },
  })),
});

const words = (block: Block): string => {
  if (typeof block === 'string' || 'map' in block) return plain(block);
  if ('heading' in block) return block.heading;
  if ('list' in block) return `${block.list.map(plain).join(', ')}.`;
  if ('steps' in block) return block.steps.map(plain).join(' ');
  return '';
};
