// Helpers for the tests of apps. They need Testing Library's `dom` package, and use only roles, names
// and native elements, which stay the same when the kit's markup changes.
import { fireEvent, waitFor, within } from '@testing-library/dom';

/**
 * The input of a test: `userEvent` of `@testing-library/user-event`, `vitest/browser` or
 * `storybook/test`.
 */
export interface TestUser {
  /** Clicks an element. */
  click(element: Element): Promise<unknown>;
  /** Presses keys, in the notation of `@testing-library/user-event`, such as `{Enter}`. */
  keyboard(keys: string): Promise<unknown>;
}

/** Escapes text, so that `keyboard` types it literally. */
const literally = (text: string) => text.replaceAll(/[{[]/g, '$&$&');

const textOf = (element: Element) => (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();

/** Sets the value of a native control as the browser's own picker does. */
function setNative(control: Element, value: string): void {
  fireEvent.input(control, { target: { value } });
  fireEvent.change(control, { target: { value } });
}

/**
 * Chooses an option by its visible label.
 *
 * @param control The `combobox` of a Select, ComboBox, MultiSelect or SuggestField, the `button` of a
 * SearchSelect, the `listbox` of a ListBox, or the `radiogroup` of a RadioGroup or SegmentedControl. A MultiSelect adds the option.
 * @throws Error if there is no such option, for a list that loads after the timeout of Testing Library.
 */
export async function chooseOption(user: TestUser, control: Element, label: string): Promise<void> {
  if (control instanceof HTMLSelectElement) {
    const option = [...control.options].find((each) => textOf(each) === label);
    if (!option) throw new Error(`The select has no option “${label}”`);
    setNative(control, option.value);
    return;
  }
  const find = (inside: HTMLElement, role: string) =>
    within(inside).findByRole(role, { name: label });
  if (control.role === 'listbox' || control.role === 'radiogroup') {
    const role = control.role === 'listbox' ? 'option' : 'radio';
    await user.click(await find(control as HTMLElement, role));
    return;
  }
  await user.click(control);
  await user.keyboard(`{Control>}a{/Control}${literally(label)}`);
  const list = await waitFor(() => {
    const found = document.getElementById(control.getAttribute('aria-controls') ?? '');
    if (!found) throw new Error(`No list opened for “${label}”`);
    return found;
  });
  await user.click(await find(list, 'option'));
  if (control.getAttribute('aria-expanded') === 'true') await user.keyboard('{Escape}');
}

/**
 * Sets a slider.
 *
 * @param slider The `slider` of a Slider or SliderField, or one of the two of a RangeSlider.
 * @throws RangeError if the slider's range or steps do not include the value.
 */
export function setSlider(slider: HTMLInputElement, value: number): void {
  setNative(slider, `${value}`);
  if (slider.valueAsNumber !== value) {
    const { min, max, step } = slider;
    throw new RangeError(`A slider from ${min} to ${max} by steps of ${step} has no ${value}`);
  }
}

/**
 * Enters a date.
 *
 * @param field The input of a DateField, or an element that contains the parts of a DatePicker or
 * DateRangePicker, such as its `group`.
 * @param date `YYYY-MM-DD`, or the first and the last day of a range.
 * @throws RangeError if the text is not a date in that format, Error if the field has no parts.
 */
export async function enterDate(
  user: TestUser,
  field: Element,
  date: string | { readonly start: string; readonly end: string },
): Promise<void> {
  const days = typeof date === 'string' ? [date] : [date.start, date.end];
  if (days.some((day) => !/^\d{4}-\d\d-\d\d$/.test(day))) {
    throw new RangeError(`${days.join(' to ')} is not in the format YYYY-MM-DD`);
  }
  if (field instanceof HTMLInputElement) {
    setNative(field, days[0] ?? '');
    return;
  }
  const parts = [...field.querySelectorAll<HTMLElement>('[role=spinbutton]')];
  if (parts.length !== days.length * 3) {
    throw new Error(`The field has ${parts.length} parts of a date`);
  }
  for (const [index, part] of parts.entries()) {
    const [year = '', month = '', day = ''] = days[Math.floor(index / 3)]?.split('-') ?? [];
    const digits = { year, month, day }[part.dataset.type ?? ''];
    if (!digits) throw new Error(`The field has the part ${part.dataset.type}`);
    await user.click(part);
    await user.keyboard(digits);
  }
}

const itemRoles = ['menuitem', 'menuitemradio', 'menuitemcheckbox'];

/**
 * Opens a menu by its button and chooses an item by its name.
 *
 * @param path The name of the item, after the names of the submenus that contain it.
 * @throws Error if there is no such item.
 */
export async function chooseMenuItem(
  user: TestUser,
  button: Element,
  ...path: readonly string[]
): Promise<void> {
  await user.click(button);
  for (const name of path) {
    const item = await waitFor(() => {
      const items = itemRoles.flatMap((role) =>
        within(document.body).queryAllByRole(role, { name }),
      );
      if (!items[0]) throw new Error(`The menu has no item “${name}”`);
      return items[0];
    });
    await user.click(item);
  }
}

/**
 * Waits for a toast and returns it.
 *
 * @param text A part of its text.
 * @throws Error if none appears within the timeout of Testing Library.
 */
export const findToast = (text: string): Promise<HTMLElement> =>
  waitFor(() => {
    const toasts = document.querySelectorAll<HTMLElement>('[role=region] [role=group]');
    const toast = [...toasts].find((each) => textOf(each).includes(text));
    if (!toast) throw new Error(`There is no toast “${text}”`);
    return toast;
  });

/** Returns the text of a cell, or the value of the field in it. */
function valueIn(cell: Element, column: string): string {
  const field = cell.querySelector('input:not([type=checkbox], [type=radio]), select, textarea');
  if (field instanceof HTMLSelectElement) return field.selectedOptions[0]?.text ?? '';
  if (field) return (field as HTMLInputElement).value;
  // A Table repeats the column's name in the cell, for the cards that it becomes on a phone.
  const [label, content] = cell.children;
  return textOf(label && content && textOf(label) === column ? content : cell);
}

/**
 * Returns the rows of a Table or DataTable: the text of each cell by the name of its column. A column
 * without a visible name, such as that of the checkboxes, is left out. A table with a `height` has only
 * the rows in view.
 *
 * @param table The `table` or `grid`.
 */
export function rowsOf(table: Element): Record<string, string>[] {
  const names = [...table.querySelectorAll('thead th')].map(textOf);
  return [...table.querySelectorAll('tbody tr')].map((row) =>
    Object.fromEntries(
      [...row.children].flatMap((cell, index) => {
        const name = names[index];
        return name ? [[name, valueIn(cell, name)]] : [];
      }),
    ),
  );
}
