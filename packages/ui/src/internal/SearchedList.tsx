import { type ReactNode, use, useLayoutEffect } from 'react';
import { Autocomplete, AutocompleteStateContext } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { SearchField } from 'react-aria-components/SearchField';
import { control } from './field.css.ts';
import { LongList } from './LongList.tsx';
import { useContains } from './useContains.ts';

/**
 * Clears the active option in the commit that filters it out. React Aria names it in
 * `aria-activedescendant` for another 500 ms, and axe reports the missing id.
 */
function ActiveOption() {
  const state = use(AutocompleteStateContext);
  useLayoutEffect(() => {
    const active = state?.focusedNodeId;
    if (active && !document.getElementById(active)) state.setFocusedNodeId(null);
  });
  return null;
}

interface SearchedListProps {
  /** The accessible name of the box. */
  label: string;
  /** The number of items. */
  count: number;
  /** The class of the box and the list together. */
  className: string;
  /** React Aria's ListBox or Menu. */
  children: ReactNode;
}

/** A box that filters the list below it by all typed words. Focus stays in the box while keys move through the list. */
export function SearchedList({ label, count, className, children }: SearchedListProps) {
  const contains = useContains();
  return (
    <Autocomplete
      filter={(text, typed) => typed.split(/\s+/).every((word) => contains(text, word))}
    >
      <div className={className}>
        <SearchField aria-label={label} autoFocus>
          <Input className={control} />
        </SearchField>
        <LongList count={count}>{children}</LongList>
        <ActiveOption />
      </div>
    </Autocomplete>
  );
}
