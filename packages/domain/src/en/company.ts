import { company } from '../facts/company.ts';

// The company's facts that are words. Each language has its own.

export const hours = company.hours;
export const serviceHours = { heading: 'Customer service hours' } as const;
export const licenseLine = company.licenseLine;
export const contactReplyDays = company.times.contactReplyBusinessDays;
export const claimReplyDays = company.times.claimReplyBusinessDays;
export const dueDateChanges = company.times.dueDateChanges;
