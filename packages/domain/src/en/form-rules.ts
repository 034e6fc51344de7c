/* The sentences that the rules of every form share. `label` is the label of the field. */

export const required = (label: string) => `${label} is required`;
export const tooLong = (label: string, characters: number) =>
  `${label} must be ${characters} characters or fewer`;
export const messageTooShort = (characters: number) =>
  `Message must be at least ${characters} characters`;

export const invalidEmail = 'Invalid email address';

export const invalidPhone =
  'Phone number must be digits, like 213-555-0100 or 213-555-0100 ext. 12';
export const phoneTooShort = 'Phone number must be at least 10 digits';
export const phoneTooLong = 'Phone number must be 15 digits or fewer';

export const invalidMoney = (label: string) => `${label} must be dollars and cents, like 1234.50`;
export const tooLittle = (label: string, least: string) => `${label} must be at least ${least}`;
export const tooMuch = (label: string, most: string) => `${label} must be ${most} or less`;

export const invalidDate = (label: string) => `${label} must be a real date, like 12/31/2026`;
export const isInFuture = 'This date is in the future. Please check it.';
export const hasPassed = 'This date has passed. Please check it.';
