import {
  type Ref,
  type RefObject,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';

/** A value that the caller keeps, or that the field keeps itself. */
export interface ValueProps<Value> {
  /** The value, kept by the caller. A reset of the form leaves it. */
  value?: Value | undefined;
  /** The value at first, kept by the field from then on. A reset of the form brings it back. */
  defaultValue?: Value | undefined;
  /** Called with the new value on each change. */
  onChange?: ((value: Value) => void) | undefined;
}

/** A ref of the kit's own to an element, which serves the caller's `ref` too. */
export function useOwnRef<Node>(ref: Ref<Node> | undefined): RefObject<Node | null> {
  const own = useRef<Node>(null);
  useImperativeHandle(ref, () => own.current as Node, []);
  return own;
}

const nothingToWatch = () => () => {};

/**
 * Calls back once, when React takes over what a server sent, and never for what React made itself.
 * By then a visitor may have typed or chosen something that the caller's value doesn't know of.
 */
export function useTakeover(takeOver: () => void) {
  const isHydrating = useSyncExternalStore(
    nothingToWatch,
    () => false,
    () => true,
  );
  const onHydrated = useEffectEvent(takeOver);
  // Before React renders again, which would write the caller's value over what was typed.
  useLayoutEffect(() => {
    if (isHydrating) onHydrated();
  }, [isHydrating]);
}

type TextControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * For a control whose value the browser keeps, and resets: hands on each change, and what was typed
 * or chosen before React was there.
 */
export function useNativeValue<Control extends TextControl>(
  { value, defaultValue, onChange }: ValueProps<string>,
  ref: Ref<Control> | undefined,
) {
  const control = useOwnRef(ref);
  useTakeover(() => {
    if (!control.current) return;
    const rendered = value ?? defaultValue ?? '';
    const text = control.current.value;
    if (text !== rendered && text !== held(control.current, rendered)) onChange?.(text);
  });
  return {
    ref: control,
    value,
    defaultValue,
    onChange: (event: { target: TextControl }) => onChange?.(event.target.value),
  };
}

/** What a control makes of a value: nothing of a date that is none, its first option of one that it lacks. */
function held(control: TextControl, value: string): string {
  if (control instanceof HTMLSelectElement) {
    const options = [...control.options];
    const option =
      options.find((each) => each.value === value) ?? options.find(({ disabled }) => !disabled);
    return option?.value ?? '';
  }
  const copy = control.cloneNode() as HTMLInputElement | HTMLTextAreaElement;
  copy.value = value;
  return copy.value;
}

type FormControl = RefObject<HTMLInputElement | HTMLFieldSetElement | null>;

/** Hears what is told of the form that a control belongs to by then, at the root of its tree. */
export function useFormEvent<Type extends 'formdata' | 'reset' | 'submit'>(
  type: Type,
  control: FormControl,
  callback: (event: HTMLElementEventMap[Type]) => void,
  isCapture = false,
) {
  const onEvent = useEffectEvent((event: Event) => {
    if (event.target === control.current?.form) callback(event as HTMLElementEventMap[Type]);
  });
  useEffect(() => {
    const root = control.current?.getRootNode();
    const listener = (event: Event) => onEvent(event);
    root?.addEventListener(type, listener, isCapture);
    return () => root?.removeEventListener(type, listener, isCapture);
  }, [type, control, isCapture]);
}

/**
 * For a control whose value is not its text: owns the value, which the caller keeps or the control
 * does. `change` sets and reports it; a reset of the form brings back the first one.
 */
export function useValue<Value>(
  { value: given, defaultValue, onChange }: ValueProps<Value>,
  { empty, onReset }: { empty: Value; onReset?: () => void },
  control: FormControl,
) {
  const first = defaultValue ?? empty;
  const [kept, keep] = useState(first);
  const value = given === undefined ? kept : given;
  const change = (next: Value) => {
    keep(next);
    if (!Object.is(next, value)) onChange?.(next);
  };

  // After the page, which may prevent it: React tells it at the root of the app.
  useFormEvent('reset', control, ({ defaultPrevented }) => {
    if (defaultPrevented) return;
    keep(first);
    onReset?.();
  });

  return { value, change };
}
