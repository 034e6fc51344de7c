import { stillHaveQuestions } from '@milepost/domain/content/faq';
import { faqLinkWords as words } from '@milepost/domain/content/faq-link';
import { CopyButton } from '@milepost/ui/CopyButton';
import { Inline } from '@milepost/ui/Inline';
import { Text } from '@milepost/ui/Text';
import { addressOf } from '#edition';
import { onScreen } from '../../layout/print.css.ts';
import { Link } from '../../navigation/links.tsx';

export interface AnswerEndProps {
  /** The question's anchor. */
  readonly id: string;
}

/** Shown below an answer: links to share it, and where to go if it does not help. */
export function AnswerEnd({ id }: AnswerEndProps) {
  return (
    <div className={onScreen}>
      <Inline gap="l" align="center">
        <CopyButton
          size="small"
          text={() => `${location.origin}${addressOf('/faq')}#${id}`}
          copiedLabel={words.copied}
          fieldLabel={words.copyByHand}
        >
          {words.copy}
        </CopyButton>
        <Text size="small">
          {words.notIt} <Link to={stillHaveQuestions.link.to}>{stillHaveQuestions.link.text}</Link>
        </Text>
      </Inline>
    </div>
  );
}
