import { type ReactNode, use } from 'react';
import { Collection } from 'react-aria-components/Collection';
import {
  Header,
  ListBoxItem,
  ListBoxSection,
  ListStateContext,
} from 'react-aria-components/ListBox';
import { positionIn, Row, type RowProps } from '../../internal/LongList.tsx';
import { end } from '../../internal/listItem.css.ts';
import { isFirst, type Section, SectionHeading } from '../../internal/sections.tsx';
import { CheckIcon } from '../Icon/index.ts';
import * as styles from './ListBox.css.ts';

/** An option of a list. */
export interface ListBoxOption {
  /** Identifies the option, and is sent by a form. It can't be the empty text. */
  value: string;
  /** The text that is shown, searched and announced. */
  label: string;
  /** A detail that distinguishes it from others with a similar name. */
  description?: ReactNode | undefined;
  /** The heading of its group. The options of a group are shown together. */
  section?: string | undefined;
  /** Whether it can't be chosen. @default false */
  isDisabled?: boolean | undefined;
}

function OptionRow(props: RowProps) {
  return (
    <Row {...props} position={positionIn(use(ListStateContext)?.collection, props['data-key'])} />
  );
}

const optionOf = ({ value, label, description, isDisabled = false }: ListBoxOption) => (
  <ListBoxItem
    id={value}
    textValue={label}
    isDisabled={isDisabled}
    className={styles.option}
    // Only an option with an address would be a link.
    render={(props) => <OptionRow {...(props as RowProps)} />}
  >
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

function Heading({ id, label }: Pick<Section<ListBoxOption>, 'id' | 'label'>) {
  return (
    <SectionHeading label={label} isDivided={!isFirst(use(ListStateContext)?.collection, id)} />
  );
}

/** Renders the entries of a list as the children of React Aria's Collection or ListBox. */
export const entryOf = (entry: ListBoxOption | Section<ListBoxOption>) =>
  'own' in entry ? (
    <ListBoxSection id={entry.id}>
      <Header className={styles.header}>
        <Heading id={entry.id} label={entry.label} />
      </Header>
      <Collection items={entry.own}>{optionOf}</Collection>
    </ListBoxSection>
  ) : (
    optionOf(entry)
  );
