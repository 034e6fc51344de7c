'use client';

import { type ReactNode, useEffect, useState } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Input } from 'react-aria-components/Input';
import { Menu } from 'react-aria-components/Menu';
import { SearchField } from 'react-aria-components/SearchField';
import { flushSync } from 'react-dom';
import { paletteWords } from '../../internal/english.ts';
import { control } from '../../internal/field.css.ts';
import { useWords } from '../../internal/locale.ts';
import { Dialog } from '../Dialog/index.ts';
import { MenuItem, MenuSection } from '../Menu/index.ts';
import * as styles from './CommandPalette.css.ts';

/** Something that the palette does. */
export interface Command {
  /** Tells it from the other commands. */
  id: string;
  /** A verb and its object: "Assign deal". */
  label: string;
  /** Other words under which people look for it: "give, owner". */
  keywords?: string | undefined;
  /** The heading of its group. */
  section?: string | undefined;
  /** Drawn before the label, if all have one. */
  icon?: ReactNode | undefined;
  /** Does it, once the palette has closed. */
  onPress: () => void;
}

/** Props of CommandPalette. */
export interface CommandPaletteProps {
  /** What can be done, in the order in which it is shown; those of a section are kept together. */
  commands: readonly Command[];
  /** Its heading and name. @default 'Commands' */
  label?: string | undefined;
  /** Whether it is open, kept by the caller. */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
}

const isShortcut = (event: KeyboardEvent) =>
  // Of a field that it fills in, Chrome tells by a keydown without a key.
  /^k$/i.test(event.key) && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;

/** The commands by section, in the order in which each section is first met. */
const bySection = (commands: readonly Command[]) => [
  ...Map.groupBy(commands, ({ section = '' }) => section),
];

/** Everything that an app can do, behind one search: opened by Ctrl+K, or ⌘K on a Mac. */
export function CommandPalette({
  commands,
  label,
  isOpen: given,
  onOpenChange,
}: CommandPaletteProps) {
  const words = useWords(paletteWords);
  const { contains } = useFilter({ sensitivity: 'base' });
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
      // The browser's own search would open.
      event.preventDefault();
      if (event.repeat) return;
      setOwn(!isOpen);
      onOpenChange?.(!isOpen);
    };
    window.addEventListener('keydown', toggle);
    return () => window.removeEventListener('keydown', toggle);
  }, [isOpen, onOpenChange]);

  const run = (id: string) => {
    // At once, so that a command may give focus to what the palette keeps out of reach.
    flushSync(() => change(false));
    commands.find((command) => command.id === id)?.onPress();
  };

  const itemOf = ({ id, label, keywords = '', icon }: Command) => (
    <MenuItem key={id} id={id} textValue={`${label} ${keywords}`}>
      {icon} {label}
    </MenuItem>
  );

  return (
    <Dialog heading={name} isOpen={isOpen} onOpenChange={change}>
      <Autocomplete
        filter={(text, typed) => typed.split(/\s+/).every((word) => contains(text, word))}
      >
        <div className={styles.palette}>
          <SearchField aria-label={words.findCommand} autoFocus>
            <Input className={control} />
          </SearchField>
          <Menu
            aria-label={name}
            className={styles.commands}
            onAction={(id) => run(String(id))}
            renderEmptyState={() => <p className={styles.nothing}>{words.noCommand}</p>}
          >
            {bySection(commands).map(([section, own]) =>
              section === '' ? (
                own.map(itemOf)
              ) : (
                <MenuSection key={section} label={section}>
                  {own.map(itemOf)}
                </MenuSection>
              ),
            )}
          </Menu>
        </div>
      </Autocomplete>
    </Dialog>
  );
}
