import { rateSheet } from '@milepost/domain/content/dealers';
import { Dialog, type DialogProps } from '@milepost/ui/Dialog';
import { RateSheet } from './RateSheet.tsx';

/** Props of RateSheetDialog. */
export interface RateSheetDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {}

/** The rate sheet over the page. */
export function RateSheetDialog(props: RateSheetDialogProps) {
  return (
    <Dialog {...props} heading={rateSheet.title} size="large">
      <RateSheet />
    </Dialog>
  );
}
