import type { SendEmailRequest } from '../../mail/index.ts';
import { payoffMail } from './mail.ts';

/** An email of each shape that a payoff quote request can become. */
export const payoffExamples = (): readonly SendEmailRequest[] => [
  payoffMail(
    { account: '1', name: 'A', ssn: '0000', email: 'a@b.example', payoffDate: '2026-01-01' },
    new Date(0),
  ),
];
