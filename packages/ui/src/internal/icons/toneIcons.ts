import { ErrorIcon } from './ErrorIcon.tsx';
import { InfoIcon } from './InfoIcon.tsx';
import { SuccessIcon } from './SuccessIcon.tsx';
import { WarningIcon } from './WarningIcon.tsx';

/** The icon of each tone. */
export const toneIcons = {
  neutral: InfoIcon,
  info: InfoIcon,
  success: SuccessIcon,
  warning: WarningIcon,
  danger: ErrorIcon,
} as const;
