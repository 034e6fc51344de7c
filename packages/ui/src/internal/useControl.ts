import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** A controlled or an uncontrolled value. */
export interface ValueProps<Value> {
  /** The controlled value. A reset of the form does not change it. */
  value?: Value | undefined;
  /** The initial value of an uncontrolled field. A reset of the form restores it. */
  defaultValue?: Value | undefined;
  /** Called with the new value on each change. */
  onChange?: ((value: Value) => void) | undefined;
}

/** Returns the kit's own ref to an element, which also sets the caller's `ref`. */
export function useOwnRef<Node>(ref: Ref<Node> | undefined): RefObject<Node | null> {
  const own = useRef<Node>(null);
  useImperativeHandle(ref, () => own.current as Node, []);
  return own;
}

const nothingToWatch = () => () => {};

/**
 * Calls back once when React hydrates server-rendered HTML, and never after a client-side render.
 * Before hydration, a visitor may have typed or chosen something that the caller's value lacks.
 */
export function useTakeover(takeOver: () => void) {
  const isHydrating = useSyncExternalStore(
    nothingToWatch,
    () => false,
    () => true,
  );
  const onHydrated = useEffectEvent(takeOver);
  // Runs before React's next render, which would overwrite the text with the caller's value.
  useLayoutEffect(() => {
    if (isHydrating) onHydrated();
  }, [isHydrating]);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * For a control whose value the browser stores and resets: reports each change, and what was typed or
 * chosen before hydration. `limited` returns what the control makes of a value that it does not allow.
 */
export function useNativeValue<Control extends TextControl>(
  { value, defaultValue, onChange }: ValueProps<string>,
  ref: Ref<Control> | undefined,
  limited: (control: Control, value: string) => string = sanitized,
) {
  const control = useOwnRef(ref);
  useTakeover(() => {
    if (!control.current) return;
    const rendered = value ?? defaultValue ?? '';
    const text = control.current.value;
    if (text !== rendered && text !== limited(control.current, rendered)) onChange?.(text);
  });
  return {
    ref: control,
    value,
    defaultValue,
    onChange: (event: { target: TextControl }) => onChange?.(event.target.value),
  };
}

/** The value that the control itself makes of another one: empty for an invalid date. */
function sanitized(control: TextControl, value: string): string {
  const copy = control.cloneNode() as TextControl;
  copy.value = value;
  return copy.value;
}

type FormControl = HTMLInputElement | HTMLTextAreaElement | HTMLFieldSetElement;

/**
 * Listens at the root of the tree for events of the form that owns the control when the event fires. Also
 * while an `<Activity>` or a `<Suspense>` hides the control, which removes its effects and empties its
 * ref: the form still sends and resets it.
 */
export function useFormEvent<
  Type extends 'formdata' | 'reset' | 'submit',
  Control extends FormControl,
>(
  type: Type,
  control: RefObject<Control | null>,
  callback: (event: HTMLElementEventMap[Type], control: Control) => void,
  isCapture = false,
) {
  const stop = useRef(() => {});
  const onEvent = useEffectEvent((event: Event, element: Control) => {
    if (event.target === element.form) callback(event as HTMLElementEventMap[Type], element);
  });
  useEffect(() => {
    stop.current();
    const { current: element } = control;
    const root = element?.getRootNode();
    const listener = (event: Event) => element && onEvent(event, element);
    root?.addEventListener(type, listener, isCapture);
    stop.current = () => root?.removeEventListener(type, listener, isCapture);
  }, [type, control, isCapture]);
  // Its cleanup runs only once the control is removed.
  useInsertionEffect(() => () => stop.current(), []);
}

/** Replaces what a control sends. Other controls may have the same name. */
export function replaceEntry(formData: FormData, name: string, from: string, to: string) {
  const [first = '', ...rest] = formData
    .getAll(name)
    .map((entry) => (entry === from ? to : entry)) as string[];
  formData.set(name, first);
  for (const entry of rest) formData.append(name, entry);
}

/**
 * State of a control whose value is not its text, controlled or uncontrolled. `change` sets and reports
 * the value. A reset of the form restores the initial one.
 */
export function useValue<Value>(
  { value: given, defaultValue, onChange }: ValueProps<Value>,
  { empty, onReset }: { empty: Value; onReset?: () => void },
  control: RefObject<FormControl | null>,
) {
  const first = defaultValue ?? empty;
  const [kept, keep] = useState(first);
  const value = given === undefined ? kept : given;
  const change = (next: Value) => {
    keep(next);
    if (!Object.is(next, value)) onChange?.(next);
  };

  // Runs after the page's own handlers, which may prevent the reset: React handles it at the app's root.
  useFormEvent('reset', control, ({ defaultPrevented }) => {
    if (defaultPrevented) return;
    keep(first);
    onReset?.();
  });

  return { value, change };
}

/** Whether the control has focus, in a shadow tree too. */
export const hasFocus = (control: HTMLElement | null) =>
  control !== null && (control.getRootNode() as Document | ShadowRoot).activeElement === control;
