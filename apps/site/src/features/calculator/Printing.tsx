import { partStates } from '@milepost/domain/content/calculator-more';
import { Text } from '@milepost/ui/Text';
import { useLoaded } from '../../hydration/useLoaded.ts';

/** What is printed: the estimate alone, or with every payment. */
export type Sheet = 'estimate' | 'schedule';

const loadEstimate = async () => (await import('./more/Estimate.tsx')).Estimate;

/** Props of Printing. */
export interface PrintingProps {
  readonly sheet: Sheet;
  readonly onPrinted: () => void;
}

/** Loads what is printed, and prints it. */
export function Printing({ sheet, onPrinted }: PrintingProps) {
  const { value: Estimate, hasFailed } = useLoaded(loadEstimate, true);
  if (hasFailed) return <Text role="alert">{partStates.failed}</Text>;
  return Estimate && <Estimate hasSchedule={sheet === 'schedule'} onPrinted={onPrinted} />;
}
