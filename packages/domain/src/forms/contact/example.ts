import type { SendEmailRequest } from '../../mail/index.ts';
import { contactMail } from './mail.ts';

/** An email of each shape that a message can become. */
export const contactExamples = (): readonly SendEmailRequest[] => [
  contactMail({ name: 'A', email: 'a@b.example', phone: '2135550100', message: 'A' }, new Date(0)),
];
