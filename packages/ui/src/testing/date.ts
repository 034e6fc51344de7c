import type { KeyboardContext } from './docs.ts';

type UserEvent = KeyboardContext['userEvent'];

/** Whether keys are real input events, which a date input needs to reach its parts. */
export const isReal = (userEvent: UserEvent) => 'fill' in userEvent;

/** Types `YYYY-MM-DD` into a date input: with real keys in the browser's order, month first, or at once. */
export async function typeDate(userEvent: UserEvent, box: HTMLElement, date: string) {
  const [year, month, day] = date.split('-');
  box.focus();
  await (isReal(userEvent)
    ? userEvent.keyboard(`${month}${day}${year}`)
    : userEvent.type(box, date));
}
