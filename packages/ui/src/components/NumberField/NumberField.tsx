'use client';

import { type RefObject, useEffect, useRef } from 'react';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { bare, box, numeric, widths } from '../../internal/field.css.ts';
import { useLocale } from '../../internal/locale.ts';
import { type NumberRules, stepNumber, writeNumber } from '../../internal/number.ts';
import type { ControlProps } from '../../internal/props.ts';
import type { ValueProps } from '../../internal/useControl.ts';
import { useNumber } from '../../internal/useNumber.ts';
import { affix } from './NumberField.css.ts';

/** Also accepts an input's attributes, such as `autoComplete` and `onBlur`. */
export interface NumberFieldProps
  extends FieldProps,
    ValueProps<number | null>,
    NumberRules,
    Omit<ControlProps<'input'>, 'prefix'> {
  /**
   * `text` accepts a number in the format of the page's locale. `number` is the browser's own control,
   * which accepts no separators between digits. @default 'text'
   */
  type?: 'text' | 'number' | undefined;
  /** The step of Arrow Up and Arrow Down. @default 1 */
  step?: number | undefined;
  /** A symbol before the number, such as `$`. Say it in the label or description too. */
  prefix?: string | undefined;
  /** A unit after the number, such as `miles`. Say it in the label or description too. */
  suffix?: string | undefined;
  /** Formats a number that the page sets, and a typed amount in dollars on blur. @default `1,250.5` */
  format?: ((value: number) => string) | undefined;
  /** The width, which should fit the expected number. @default 'medium' */
  inputWidth?: 'full' | 'medium' | 'short' | undefined;
}

/** The text of `type="number"` is plain in every language. An amount in dollars has its cents. */
const plain = (isMoney: boolean) => ({
  read: (text: string) => (text === '' ? null : Number(text)),
  write: (value: number) => String(value).replace(/\.\d$/, isMoney ? '$&0' : '$&'),
});

/** Writes an inserted number as the browser's control reads it. */
const withoutCommas = (text: string) =>
  /,\d{1,2}\D*$/.test(text) ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');

/**
 * Reads a comma that is inserted into the browser's own number control as the decimal point, unless
 * three digits after it show that it separates thousands. Chromium ignores it: "1,50" would become 150.
 */
function useComma(box: RefObject<HTMLInputElement | null>, isNative: boolean) {
  const isDecimal = useRef(false);
  useEffect(() => {
    const { current } = box;
    const onBeforeInput = (event: InputEvent) => {
      const { data } = event;
      if (!isNative || !current || !data?.includes(',')) return;
      const isTyped = data === ',';
      if (isTyped && (!current.value || current.value.includes('.'))) return;
      event.preventDefault();
      // The only way to insert text at the caret of a number control.
      document.execCommand('insertText', false, isTyped ? '.' : withoutCommas(data));
      isDecimal.current = isTyped;
    };
    current?.addEventListener('beforeinput', onBeforeInput);
    return () => current?.removeEventListener('beforeinput', onBeforeInput);
  }, [box, isNative]);
  return {
    /** Returns the typed text, or the number that its thousands separator was typed in. */
    read: (text: string) => {
      if (!isDecimal.current || !/^-?\d+\.\d{3}$/.test(text)) return text;
      isDecimal.current = false;
      return text.replace('.', '');
    },
    /** Call on blur. */
    end: () => {
      isDecimal.current = false;
    },
  };
}

const directions: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number that is typed. `onChange` reports it at each keystroke: `null` for an empty field, `NaN`
 * for text that is not a number. A form sends it without separators. It is never rounded or clamped: a
 * number that is not allowed shows an error on blur.
 */
export function NumberField(props: NumberFieldProps) {
  const locale = useLocale();
  const {
    prefix = '',
    suffix = '',
    format = (number: number) => writeNumber(number, locale),
    type = 'text',
    inputWidth = 'medium',
    min,
    max,
    maxDecimals: _maxDecimals,
    step = 1,
    value: _value,
    defaultValue: _default,
    onChange: _onChange,
    onBlur,
    onInput,
    onKeyDown,
    ref,
    ...others
  } = props;
  const isNative = type === 'number';
  const number = useNumber(
    props,
    {
      affixes: [prefix, suffix],
      write: format,
      // A symbol is next to the number, a word after a space.
      say: (value) => `${prefix}${format(value)}${/^\p{L}/u.test(suffix) ? ' ' : ''}${suffix}`,
      // Grouped thousands show a zero too many. A year has none.
      isRewritten: !isNative && prefix === '$',
      ...(isNative && plain(prefix === '$')),
    },
    ref,
  );
  const comma = useComma(number.ref, isNative);
  const {
    frame,
    control,
    isReadOnly,
    rest: input,
  } = useField('NumberField', { ...others, errorMessage: number.errorMessage });

  return (
    <Field {...frame}>
      <div className={`${box} ${numeric} ${widths[inputWidth]}`}>
        {prefix && (
          <span aria-hidden="true" className={affix.before}>
            {prefix}
          </span>
        )}
        <input
          inputMode="decimal"
          autoComplete="off"
          {...input}
          {...control}
          {...(isNative && { min, max, step })}
          ref={number.ref}
          type={type}
          readOnly={isReadOnly}
          value={number.text}
          onChange={(event) => number.type(comma.read(event.target.value))}
          onInput={(event) => {
            // React reports no change between two texts that the browser can't parse: both values are empty.
            if (isNative && event.currentTarget.value === number.text) number.type(number.text);
            onInput?.(event);
          }}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            const direction = directions[event.key];
            if (
              isNative ||
              isReadOnly ||
              !direction ||
              // These keys choose a word of an input method.
              event.nativeEvent.isComposing ||
              event.altKey ||
              event.ctrlKey ||
              event.metaKey
            )
              return;
            event.preventDefault();
            const from = number.value ?? (direction > 0 ? (min ?? 0) - step : (max ?? 0) + step);
            number.set(stepNumber(from, direction * step, { min, max }));
          }}
          onBlur={(event) => {
            comma.end();
            number.check();
            onBlur?.(event);
          }}
          className={bare}
        />
        {suffix && (
          <span aria-hidden="true" className={affix.after}>
            {suffix}
          </span>
        )}
      </div>
    </Field>
  );
}
