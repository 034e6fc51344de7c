import type { ReactNode } from 'react';
import { Header, ListBoxItem, ListBoxSection } from 'react-aria-components/ListBox';
import { end, item, section, sectionLabel } from '../../internal/listItem.css.ts';
import { CheckIcon } from '../Icon/index.ts';
import * as styles from './ListBox.css.ts';

/** One thing that can be chosen from a list. */
export interface ListBoxOption {
  /** What tells it from the others, and what a form sends; not the empty text. */
  value: string;
  /** What is shown, searched and read. */
  label: string;
  /** What tells it from others with a similar name. */
  description?: ReactNode | undefined;
  /** The heading of its group; the options of a group are kept together. */
  section?: string | undefined;
  /** Keeps it from being chosen. @default false */
  isDisabled?: boolean | undefined;
}

const itemOf = ({ value, label, description, isDisabled = false }: ListBoxOption) => (
  <ListBoxItem key={value} id={value} textValue={label} isDisabled={isDisabled} className={item}>
    {({ isSelected }) => (
      <>
        <span className={styles.words}>
          <span>{label}</span>
          {description && <span className={styles.description}>{description}</span>}
        </span>
        {isSelected && (
          <span className={end}>
            <CheckIcon />
          </span>
        )}
      </>
    )}
  </ListBoxItem>
);

/** The options of a list, by section, in the order in which each section is first met. */
export const itemsOf = (options: readonly ListBoxOption[]) =>
  [...Map.groupBy(options, (option) => option.section ?? '')].map(([label, own]) =>
    label === '' ? (
      own.map(itemOf)
    ) : (
      <ListBoxSection key={label} className={section}>
        <Header className={sectionLabel}>{label}</Header>
        {own.map(itemOf)}
      </ListBoxSection>
    ),
  );
