import { type FormEvent, useId, useState } from 'react';
import { Checkbox } from '../components/Checkbox/index.ts';
import { DateField } from '../components/DateField/index.ts';
import { ErrorSummary } from '../components/ErrorSummary/index.ts';
import { Form } from '../components/Form/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { MoneyField } from '../components/MoneyField/index.ts';
import { RadioGroup } from '../components/RadioGroup/index.ts';
import { Select } from '../components/Select/index.ts';
import { SubmitButton } from '../components/SubmitButton/index.ts';
import { TextField } from '../components/TextField/index.ts';
import { toast } from '../components/Toast/index.ts';

/** The questions with their error messages, in the order of the fields. */
export const rules = {
  name: 'Enter your full name',
  email: 'Enter your email, such as name@example.com',
  income: 'Enter your income before taxes',
  employment: 'Choose how you earn your income',
  start: 'Enter the date you started',
  contact: 'Choose how we may reach you',
  agreed: 'Agree before you send, so that we may check your credit',
} as const;

type Name = keyof typeof rules;
export const names = Object.keys(rules) as Name[];

/**
 * Nothing is validated during typing. On submit, each error is shown at its field and in the summary,
 * which takes focus. A field's message disappears as soon as the field is corrected.
 */
export function PreQualifyForm() {
  const [answers, setAnswers] = useState<Partial<Record<Name, unknown>>>({});
  const [broken, setBroken] = useState<readonly Name[]>([]);
  const [submissions, setSubmissions] = useState(0);
  const formId = useId();

  const field = (name: Name) => ({
    id: `${formId}-${name}`,
    name,
    errorMessage: broken.includes(name) ? rules[name] : undefined,
    onChange: (answer: unknown) => {
      setAnswers((before) => ({ ...before, [name]: answer }));
      if (answer) setBroken((before) => before.filter((other) => other !== name));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const missing = names.filter((name) => !answers[name]);
    setBroken(missing);
    setSubmissions((count) => count + 1);
    if (missing.length > 0) return;
    toast({
      tone: 'success',
      heading: 'We have your request',
      description: 'You get an answer by email within one business day.',
    });
  };

  return (
    <Form onSubmit={submit}>
      <ErrorSummary
        // Takes focus after each submission.
        key={submissions}
        errors={broken.map((name) => ({ fieldId: `${formId}-${name}`, message: rules[name] }))}
      />
      <TextField {...field('name')} label="Full name" autoComplete="name" />
      <TextField
        {...field('email')}
        label="Email"
        type="email"
        autoComplete="email"
        description="We send your answer here."
      />
      <MoneyField
        {...field('income')}
        label="Monthly income"
        description="In dollars, before taxes."
      />
      <Select
        {...field('employment')}
        label="Employment"
        options={[
          { value: 'employed', label: 'Employed' },
          { value: 'self-employed', label: 'Self-employed' },
          { value: 'retired', label: 'Retired' },
        ]}
      />
      <DateField {...field('start')} label="Start date" />
      <RadioGroup
        {...field('contact')}
        label="How may we reach you?"
        options={[
          { value: 'email', label: 'Email' },
          { value: 'phone', label: 'Phone' },
        ]}
      />
      <Checkbox
        {...field('agreed')}
        label="You may check my credit"
        description="A soft check. It does not change your score."
      />
      <Inline>
        <SubmitButton variant="primary" size="large">
          See if I qualify
        </SubmitButton>
      </Inline>
    </Form>
  );
}
