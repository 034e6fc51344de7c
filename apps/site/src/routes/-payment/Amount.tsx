import { MoneyField } from '@milepost/ui/MoneyField';
import type { ComponentProps } from 'react';
import type { MoneyControl } from '../../features/form/FormFields.tsx';

/** An amount in dollars and cents. */
export function Amount({ range, ...field }: ComponentProps<MoneyControl>) {
  return <MoneyField {...field} {...range} type="number" />;
}
