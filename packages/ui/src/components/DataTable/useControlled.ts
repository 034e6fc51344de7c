import { useState } from 'react';

/** Returns a controlled or an uncontrolled value, and a function that sets and reports it. */
export function useControlled<Value>(
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
) {
  const [own, setOwn] = useState(first);
  const change = (value: Value) => {
    setOwn(value);
    onChange?.(value);
  };
  return [given ?? own, change] as const;
}
