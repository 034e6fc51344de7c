'use client';

import type { ReactNode, Ref } from 'react';
import {
  TagGroup as AriaTagGroup,
  type TagGroupProps as AriaTagGroupProps,
  Button,
  Label,
  Tag,
  TagList,
} from 'react-aria-components/TagGroup';
import type { AriaProps } from '../../internal/props.ts';
import { type LayoutProps, placed } from '../../styles/layout.ts';
import { CheckIcon, CloseIcon } from '../Icon/index.ts';
import * as styles from './TagGroup.css.ts';

/** One of the tags. */
export interface TagItem {
  /** What tells it from the others. */
  id: string;
  /** One to three words. */
  label: string;
  /** Keeps it from being chosen and removed. @default false */
  isDisabled?: boolean | undefined;
}

/** Props of TagGroup. */
export interface TagGroupProps
  extends LayoutProps,
    Omit<
      AriaProps<AriaTagGroupProps>,
      | 'aria-label'
      | 'aria-labelledby'
      | 'children'
      | 'defaultSelectedKeys'
      | 'disabledKeys'
      | 'onRemove'
      | 'onSelectionChange'
      | 'selectedKeys'
      | 'selectionBehavior'
      | 'selectionMode'
    > {
  /** What the tags are of: "Filters". */
  label: string;
  /** Visually hides the label, where the context shows what they are. @default false */
  isLabelHidden?: boolean | undefined;
  /** The tags, in the order in which they are shown. */
  tags: readonly TagItem[];
  /** Whether tags can be picked, and how many at once. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** The ids of the picked tags, kept by the caller. */
  selectedKeys?: (Iterable<string> & object) | undefined;
  /** The ids of the tags that are picked at first. */
  defaultSelectedKeys?: (Iterable<string> & object) | undefined;
  /** Called with the ids of the picked tags. */
  onSelectionChange?: ((ids: Set<string>) => void) | undefined;
  /** Called with the ids of the tags that were removed, for the caller to leave them out. Without it, tags have no buttons. */
  onRemove?: ((ids: Set<string>) => void) | undefined;
  /** What is shown while there are no tags. */
  empty?: ReactNode | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const idsOf = (keys: Iterable<string | number>) => new Set([...keys].map(String));

/** A few words that people pick as filters, or remove. */
export function TagGroup({
  label,
  isLabelHidden = false,
  tags,
  selectionMode = 'none',
  selectedKeys,
  defaultSelectedKeys = [],
  onSelectionChange,
  onRemove,
  empty,
  ...props
}: TagGroupProps) {
  return (
    <AriaTagGroup
      {...placed(props, styles.group)}
      // Without tags it is a plain group, of which nothing can be selected; React Aria says that there could.
      selectionMode={tags.length === 0 ? 'none' : selectionMode}
      {...(selectedKeys === undefined ? { defaultSelectedKeys } : { selectedKeys })}
      onSelectionChange={(keys) =>
        onSelectionChange?.(
          keys === 'all'
            ? idsOf(tags.filter((tag) => !tag.isDisabled).map(({ id }) => id))
            : idsOf(keys),
        )
      }
      {...(onRemove && { onRemove: (keys) => onRemove(idsOf(keys)) })}
    >
      <Label className={isLabelHidden ? styles.labelHidden : styles.label}>{label}</Label>
      <TagList
        className={styles.tags}
        renderEmptyState={() => <span className={styles.empty}>{empty}</span>}
      >
        {tags.map((tag) => (
          <Tag
            key={tag.id}
            id={tag.id}
            textValue={tag.label}
            isDisabled={tag.isDisabled ?? false}
            className={styles.tag}
          >
            {({ isSelected, allowsRemoving }) => (
              <>
                {isSelected && <CheckIcon size="small" />}
                {tag.label}
                {allowsRemoving && (
                  <Button slot="remove" className={styles.remove}>
                    <CloseIcon size="small" />
                  </Button>
                )}
              </>
            )}
          </Tag>
        ))}
      </TagList>
    </AriaTagGroup>
  );
}
