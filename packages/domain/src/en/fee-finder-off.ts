export const mailingACheckIs = (fee: string) => `Mailing a check is ${fee}.`;
