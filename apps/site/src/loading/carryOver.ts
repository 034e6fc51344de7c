type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

export const controlsOf = (part: Element) => [
  ...part.querySelectorAll<Control>('input, select, textarea, button, [role=tab]'),
];

/** The controls of the prerendered parts that are not hydrated yet. */
const prerendered = new Map<Element, readonly Control[]>();

let focused: EventTarget | null = null;
const rememberFocus = ({ target }: FocusEvent) => {
  focused = target;
};

/**
 * Remembers the controls of a prerendered part until `carryOver(part)`. React can't hydrate a part
 * that the browser has translated: it renders new elements, which would lose the typed text.
 */
export function rememberControls(part: Element): void {
  if (prerendered.size === 0) {
    focused = document.activeElement;
    addEventListener('focusin', rememberFocus, true);
  }
  prerendered.set(part, controlsOf(part));
}

/**
 * Copies the values, the focus and the early press of the old controls of a part to its new ones,
 * if there are any.
 */
export function carryOver(part: Element): void {
  const before = prerendered.get(part) ?? [];
  prerendered.delete(part);
  if (before.every((control) => control.isConnected)) return;
  const after = controlsOf(part);
  // A part that is loaded later may still be missing. All controls before it are in the same order.
  const same = before.findIndex((control, index) => !isSame(control, after[index]));
  for (const [index, control] of before.entries()) {
    const next =
      same === -1 || index < same
        ? after[index]
        : after.find((it) => control.name !== '' && isSame(control, it));
    if (!next || next === control) continue;
    if (window.earlyPress === control) window.earlyPress = next;
    copyAnswer(control, next);
    if (focused === control) next.focus({ preventScroll: true });
  }
}

const isSame = (one: Control, other: Control | undefined) =>
  one.localName === other?.localName && one.name === other.name && one.type === other.type;

function copyAnswer(from: Control, to: Control): void {
  if (from.type === 'radio' || from.type === 'checkbox') {
    const { checked, defaultChecked } = from as HTMLInputElement;
    if (checked !== defaultChecked && (checked || from.type === 'checkbox')) to.click();
  } else if (isChanged(from)) {
    const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(to), 'value');
    native?.set?.call(to, from.value);
    to.dispatchEvent(new Event('input', { bubbles: true }));
    to.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Whether a control that is not hydrated yet has another value than in the document. */
export const isChanged = (control: Control): boolean =>
  control instanceof HTMLSelectElement
    ? ![...control.selectedOptions].every((option) => option.defaultSelected)
    : 'defaultValue' in control && control.value !== control.defaultValue;
