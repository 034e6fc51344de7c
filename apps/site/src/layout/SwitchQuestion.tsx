import { switchQuestion } from '@milepost/domain/content/switch-question';
import { ConfirmDialog } from '@milepost/ui/ConfirmDialog';

export interface SwitchQuestionProps {
  /** The address of the page in the other language. */
  readonly href: string;
  readonly onClose: () => void;
}

/** Asks whether to leave the answers of the page for the other language. */
export function SwitchQuestion({ href, onClose }: SwitchQuestionProps) {
  return (
    <ConfirmDialog
      isOpen
      onOpenChange={onClose}
      heading={switchQuestion.heading}
      cancelLabel={switchQuestion.stay}
      confirmLabel={switchQuestion.leave}
      onConfirm={() => location.assign(href)}
    >
      {switchQuestion.text}
    </ConfirmDialog>
  );
}
