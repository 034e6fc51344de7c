import { useState } from 'react';
import { Callout } from '../components/Callout/index.ts';
import { DateField } from '../components/DateField/index.ts';
import { MoneyField } from '../components/MoneyField/index.ts';
import { Select } from '../components/Select/index.ts';
import { Text } from '../components/Text/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { Wizard } from '../components/Wizard/index.ts';

/** What each step needs before the next one opens. */
const needed: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  applicant: { name: 'Enter the applicant’s full name', birth: 'Enter the date of birth' },
  work: { employment: 'Choose how the applicant earns income', income: 'Enter the monthly income' },
  vehicle: { vin: 'Enter the VIN', price: 'Enter the price' },
};

/** A long form in steps. Answers stay when people go back; each step is checked when they go on. */
export function DealWizard({ onSend }: { onSend: (answers: FormData) => Promise<void> }) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const [isSent, setSent] = useState(false);

  const checkStep = (id: string, answers: FormData) => {
    const missing = Object.keys(needed[id] ?? {}).filter((name) => !answers.get(name));
    setBroken(missing);
    return missing.length === 0;
  };

  const field = (step: string, name: string) => ({
    name,
    errorMessage: broken.includes(name) ? needed[step]?.[name] : undefined,
    onChange: () => setBroken((before) => before.filter((other) => other !== name)),
  });

  const hasError = (step: string) => broken.some((name) => needed[step]?.[name]);

  if (isSent) {
    return (
      <Callout tone="success" heading="Deal sent">
        The lender answers within 30 minutes. You get an email, and the deal is in your queue.
      </Callout>
    );
  }
  return (
    <Wizard
      label="New deal"
      finishLabel="Send deal"
      checkStep={checkStep}
      onFinish={async (answers) => {
        await onSend(answers);
        setSent(true);
      }}
      steps={[
        {
          id: 'applicant',
          label: 'Applicant',
          hasError: hasError('applicant'),
          content: (
            <>
              <TextField {...field('applicant', 'name')} label="Full name" autoComplete="off" />
              <DateField {...field('applicant', 'birth')} label="Date of birth" />
            </>
          ),
        },
        {
          id: 'work',
          label: 'Work and income',
          hasError: hasError('work'),
          content: (
            <>
              <Select
                {...field('work', 'employment')}
                label="Employment"
                options={[
                  { value: 'employed', label: 'Employed' },
                  { value: 'self-employed', label: 'Self-employed' },
                  { value: 'retired', label: 'Retired' },
                ]}
              />
              <MoneyField
                {...field('work', 'income')}
                label="Monthly income"
                description="Before taxes."
              />
            </>
          ),
        },
        {
          id: 'vehicle',
          label: 'Vehicle',
          hasError: hasError('vehicle'),
          content: (
            <>
              <TextField
                {...field('vehicle', 'vin')}
                label="VIN"
                description="17 characters, on the windshield or the door."
              />
              <MoneyField {...field('vehicle', 'price')} label="Price" />
            </>
          ),
        },
        {
          id: 'send',
          label: 'Send',
          content: (
            <Text>
              Go back to any step to change it. Nothing is sent before you press the button.
            </Text>
          ),
        },
      ]}
    />
  );
}
