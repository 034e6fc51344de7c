import { switchQuestion } from '@milepost/domain/content/switch-question';
import { Button } from '@milepost/ui/Button';
import { Dialog } from '@milepost/ui/Dialog';

/**
 * Asks whether to leave the answers of the page for the other language.
 *
 * @param href The address of the page in the other language.
 * @param onOpenChange Called with `false` when the visitor stays.
 */
export const switchQuestionFor = (href: string, onOpenChange: (isOpen: boolean) => void) => (
  <Dialog
    isOpen
    onOpenChange={onOpenChange}
    role="alertdialog"
    size="small"
    heading={switchQuestion.heading}
    aria-describedby="switch-question"
    actions={({ close }) => (
      <>
        <Button variant="outline" onPress={close}>
          {switchQuestion.stay}
        </Button>
        <Button variant="primary" onPress={() => location.assign(href)}>
          {switchQuestion.leave}
        </Button>
      </>
    )}
  >
    <div id="switch-question">{switchQuestion.text}</div>
  </Dialog>
);
