import { paymentCards } from '@milepost/domain/content/payment';
import { paymentForm, readPaymentAmount } from '@milepost/domain/forms/payment';
import { Heading } from '@milepost/ui/Heading';
import { FormView } from '../../features/form/FormView.tsx';
import { useForm } from '../../features/form/useForm.ts';
import { AchPermission } from './AchPermission.tsx';
import { Amount } from './Amount.tsx';
import { Summary } from './Summary.tsx';

/** The payment from a bank account, below the one by card. Only a page without scripts shows it. */
export function BankForm() {
  // Created here, so that builds without this form have no code of it.
  const { title } = paymentCards[1];
  const fields = paymentForm.fields.filter(
    (field) => !('when' in field) || field.when.is === 'ach',
  );
  const form = useForm(
    { ...paymentForm, fields },
    { given: { paymentMethod: 'ach' }, prefix: 'ach' },
  );
  const answers = form.sentHere?.answers ?? {};
  const amount = readPaymentAmount(answers.amount);
  return (
    <FormView
      form={form}
      label={title}
      money={Amount}
      lead={<Heading level={2}>{title}</Heading>}
      stub={<Summary method="ach" amount={amount ?? 0} cost={undefined} onUseBank={() => {}} />}
    >
      <AchPermission answers={answers} amount={amount} />
    </FormView>
  );
}
