export interface PartProps {
  readonly onPrintSchedule: () => void;
}
