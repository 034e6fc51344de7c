import { claimForm } from './claim/form.ts';
import { contactForm } from './contact/form.ts';
import { paymentForm } from './payment/form.ts';
import { payoffForm } from './payoff/form.ts';
import { preQualifyForm } from './pre-qualify/form.ts';
import { customerSignInForm, dealerSignInForm } from './sign-in/form.ts';

export type { Control, Field, FieldName, FieldWith, Option } from './field.ts';
export type {
  Form,
  HostedForm,
  Issue,
  MailedForm,
  Outcome,
  RefusedForm,
  Rules,
  Toast,
  Validated,
} from './form.ts';

/** Every form of the product. */
export const forms = [
  payoffForm,
  preQualifyForm,
  paymentForm,
  claimForm,
  contactForm,
  customerSignInForm,
  dealerSignInForm,
] as const;

/** A form of the product. */
export type AnyForm = (typeof forms)[number];

/** The id of a form. */
export type FormId = AnyForm['id'];

/** What a site does with each form, one line for each: a form without one is a type error. */
export type Outcomes = { readonly [Known in AnyForm as Known['id']]: Known['outcomes'][number] };
