import { rateSheet } from '@milepost/domain/content/dealers';
import { Dialog, type DialogProps } from '@milepost/ui/Dialog';
import { RateSheet } from './RateSheet.tsx';

/** The rate sheet in a dialog. */
export function RateSheetDialog(props: Pick<DialogProps, 'isOpen' | 'onOpenChange'>) {
  return (
    <Dialog {...props} heading={rateSheet.title} size="large">
      <RateSheet />
    </Dialog>
  );
}
