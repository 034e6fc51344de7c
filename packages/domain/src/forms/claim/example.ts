import type { SendEmailRequest } from '../../mail/index.ts';
import { claimMail } from './mail.ts';

/** An email of each shape that an insurance claim can become. */
export const claimExamples = (): readonly SendEmailRequest[] => [
  claimMail(
    {
      accountNumber: '1',
      name: 'A',
      phone: '2135550100',
      email: 'a@b.example',
      incidentDate: '2026-01-01',
      description: 'A',
      claimNumber: '',
    },
    new Date(0),
  ),
];
