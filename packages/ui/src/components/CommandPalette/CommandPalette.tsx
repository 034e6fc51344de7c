'use client';

import { type ReactNode, use, useEffect, useEffectEvent } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuStateContext } from 'react-aria-components/Menu';
import { flushSync } from 'react-dom';
import { useControlledState } from 'react-stately/useControlledState';
import { paletteWords } from '../../internal/english.ts';
import { positionIn, Row, type RowProps } from '../../internal/LongList.tsx';
import { item } from '../../internal/listItem.css.ts';
import { useWords } from '../../internal/locale.ts';
import { SearchedList } from '../../internal/SearchedList.tsx';
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

/** Searches all commands of an app. Ctrl+K opens it, or ⌘K on a Mac. */
export function CommandPalette({
  commands,
  label,
  isOpen: given,
  onOpenChange,
}: CommandPaletteProps) {
  const words = useWords(paletteWords);
  const entries = useEntries(commands);
  const [isOpen, change] = useControlledState(given, false, onOpenChange);
  const name = label ?? words.commands;

  const toggle = useEffectEvent(() => change(!isOpen));
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Prevents the browser's own search from opening.
      event.preventDefault();
      if (!event.repeat) toggle();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);

  const run = (id: string) => {
    // Closes synchronously, so that a command can focus an element that the palette makes inert.
    flushSync(() => change(false));
    commands.find((command) => command.id === id)?.onPress();
  };

  return (
    <Dialog heading={name} isOpen={isOpen} onOpenChange={change}>
      <SearchedList label={words.findCommand} count={commands.length} className={styles.palette}>
        <Menu
          aria-label={name}
          className={styles.commands}
          items={entries}
          onAction={(id) => run(String(id))}
          renderEmptyState={() => <p className={styles.nothing}>{words.noCommand}</p>}
        >
          {entryOf}
        </Menu>
      </SearchedList>
    </Dialog>
  );
}
