import { type Faq, faqs } from '@milepost/domain/content/faq';
import { faqOff } from '@milepost/domain/content/faq-off';
import { type Block, isLine, lineText } from '@milepost/domain/content/text';
import { language } from '#edition';

/** The questions and answers for search engines (schema.org/FAQPage). */
export const faqPage = () => ({
  '@type': 'FAQPage',
  ...(import.meta.env.HAS_SPANISH && { inLanguage: language }),
  mainEntity: faqs.map(({ id, question, answer }: Faq) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: {
      '@type': 'Answer',
      text: (import.meta.env.PAYMENT_OUTCOME === 'off' ? (faqOff[id] ?? answer) : answer)
        .map(words)
        .join(' '),
    },
  })),
});

const words = (block: Block): string => {
  if (isLine(block)) return lineText(block);
  if ('heading' in block) return block.heading;
  if ('list' in block) return `${block.list.map(lineText).join(', ')}.`;
  if ('steps' in block) return block.steps.map(lineText).join(' ');
  return '';
};
