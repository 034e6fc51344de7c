import type { SendEmailRequest } from '../../mail/index.ts';
import { preQualifyMail } from './mail.ts';

/** An email of each shape that an application can become. */
export const preQualifyExamples = (): readonly SendEmailRequest[] => [
  preQualifyMail(
    {
      firstName: 'A',
      lastName: 'B',
      email: 'a@b.example',
      phone: '2135550100',
      ssn: '0000',
      loanAmount: 1,
      employmentStatus: 'employed',
      monthlyIncome: '5000+',
    },
    new Date(0),
  ),
];
