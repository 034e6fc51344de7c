import { ErrorIcon } from './icons/ErrorIcon.tsx';
import { InfoIcon } from './icons/InfoIcon.tsx';
import { SuccessIcon } from './icons/SuccessIcon.tsx';
import { WarningIcon } from './icons/WarningIcon.tsx';

/** The icon of each tone. */
export const toneIcons = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
} as const;
