import { formatQuantity, quantityState, readMonthlyCost } from '@milepost/domain/calculator';
import type { LinkSearch } from '@milepost/domain/calculator/link';
import { calculator } from '@milepost/domain/content/calculator';
import { calculatorForm } from '@milepost/domain/content/without-scripts';
import { Form } from '@milepost/ui/Form';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { Text } from '@milepost/ui/Text';
import { TextField } from '@milepost/ui/TextField';
import { use } from 'react';
import { addressOf } from '#edition';
import { Outcome } from '../served/Outcome.tsx';
import { Submission } from '../served/Submission.ts';
import { sentNames } from './sentTerms.ts';
import { useTerms } from './terms.tsx';

export interface CalculatorFormProps {
  /** The typed numbers, by their names in a link. */
  readonly search: LinkSearch;
}

/** The numbers of "Monthly Cost" as a form. Only the server renders it, for a page without scripts. */
export function CalculatorForm({ search }: CalculatorFormProps) {
  const terms = useTerms((terms) => terms);
  const reading = readMonthlyCost(terms);
  return (
    <Form
      method="get"
      action={`${addressOf('/')}#${calculator.id}`}
      aria-label={calculator.heading}
    >
      <input type="hidden" name="scripts" value="off" />
      <Outcome of={use(Submission)} />
      <Text>{calculatorForm.lead}</Text>
      {sentNames.map(([quantity, name]) => {
        const { value } = quantityState(terms, quantity);
        const isNumber = value !== null && !Number.isNaN(value);
        return (
          <TextField
            key={name}
            name={name}
            label={calculator.fields[quantity]}
            defaultValue={isNumber ? formatQuantity(quantity, value) : search[name]}
            inputMode="decimal"
            errorMessage={
              !reading.ok && reading.quantity === quantity ? reading.message : undefined
            }
          />
        );
      })}
      <SubmitButton isFullWidth>{calculatorForm.submit}</SubmitButton>
    </Form>
  );
}
