'use client';

import { type ReactNode, use, useEffect, useLayoutEffect, useState } from 'react';
import {
  Autocomplete,
  AutocompleteStateContext,
  useFilter,
} from 'react-aria-components/Autocomplete';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { Input } from 'react-aria-components/Input';
import { Menu, MenuItem, MenuSection, MenuStateContext } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { flushSync } from 'react-dom';
import { paletteWords } from '../../internal/english.ts';
import { control } from '../../internal/field.css.ts';
import { LongList, positionIn, Row, type RowProps } from '../../internal/LongList.tsx';
import { item } from '../../internal/listItem.css.ts';
import { useWords } from '../../internal/locale.ts';
import { isFirst, type Section, SectionHeading, useEntries } from '../../internal/sections.tsx';
import { slot } from '../../internal/slot.css.ts';
import { Dialog } from '../Dialog/index.ts';
import * as styles from './CommandPalette.css.ts';

/** A command of the palette. */
export interface Command {
  /** Identifies the command among the others. */
  id: string;
  /** A verb and its object: "Assign deal". */
  label: string;
  /** Other words that people search for: "give, owner". */
  keywords?: string | undefined;
  /** The heading of its group. */
  section?: string | undefined;
  /** An icon before the label, if all commands have one. */
  icon?: ReactNode | undefined;
  /** Runs the command, once the palette has closed. */
  onPress: () => void;
}

/** Props of CommandPalette. */
export interface CommandPaletteProps {
  /** The commands, in the order in which they are shown, grouped by section. */
  commands: readonly Command[];
  /** Its heading and name. @default 'Commands' */
  label?: string | undefined;
  /** Whether it is open (controlled). */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const isShortcut = (event: KeyboardEvent) =>
  // Chrome dispatches a keydown without a `key` when it autofills a field.
  /^k$/i.test(event.key) && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;

function CommandRow(props: RowProps) {
  return (
    <Row {...props} position={positionIn(use(MenuStateContext)?.collection, props['data-key'])} />
  );
}

function Heading({ id, label }: Pick<Section<Command>, 'id' | 'label'>) {
  return (
    <SectionHeading label={label} isDivided={!isFirst(use(MenuStateContext)?.collection, id)} />
  );
}

const commandOf = ({ id, label, keywords = '', icon }: Command) => (
  <MenuItem
    id={id}
    textValue={`${label} ${keywords}`}
    className={item}
    // Only an item with an address would be a link.
    render={(props) => <CommandRow {...(props as RowProps)} />}
  >
    <span className={slot}>
      {icon} <span>{label}</span>
    </span>
  </MenuItem>
);

const entryOf = (entry: Command | Section<Command>) =>
  'own' in entry ? (
    <MenuSection id={entry.id}>
      <Header>
        <Heading id={entry.id} label={entry.label} />
      </Header>
      <Collection items={entry.own}>{commandOf}</Collection>
    </MenuSection>
  ) : (
    commandOf(entry)
  );

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

/** Searches all commands of an app. Ctrl+K opens it, or ⌘K on a Mac. */
export function CommandPalette({
  commands,
  label,
  isOpen: given,
  onOpenChange,
}: CommandPaletteProps) {
  const words = useWords(paletteWords);
  const { contains } = useFilter({ sensitivity: 'base' });
  const entries = useEntries(commands);
  const [own, setOwn] = useState(false);
  const isOpen = given ?? own;
  const name = label ?? words.commands;

  const change = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };

  useEffect(() => {
    const toggle = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Prevents the browser's own search from opening.
      event.preventDefault();
      if (event.repeat) return;
      setOwn(!isOpen);
      onOpenChange?.(!isOpen);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, [isOpen, onOpenChange]);

  const run = (id: string) => {
    // Closes synchronously, so that a command can focus an element that the palette makes inert.
    flushSync(() => change(false));
    commands.find((command) => command.id === id)?.onPress();
  };

  return (
    <Dialog heading={name} isOpen={isOpen} onOpenChange={change}>
      <Autocomplete
        filter={(text, typed) => typed.split(/\s+/).every((word) => contains(text, word))}
      >
        <div className={styles.palette}>
          <SearchField aria-label={words.findCommand} autoFocus>
            <Input className={control} />
          </SearchField>
          <LongList count={commands.length}>
            <Menu
              aria-label={name}
              className={styles.commands}
              items={entries}
              onAction={(id) => run(String(id))}
              renderEmptyState={() => <p className={styles.nothing}>{words.noCommand}</p>}
            >
              {entryOf}
            </Menu>
          </LongList>
          <ActiveOption />
        </div>
      </Autocomplete>
    </Dialog>
  );
}
