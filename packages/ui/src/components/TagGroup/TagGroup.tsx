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
import { InDirection } from '../../internal/InDirection.tsx';
import type { AriaProps } from '../../internal/props.ts';
import { useOwnRef } from '../../internal/useControl.ts';
import { type LayoutProps, placed } from '../../styles/layout.ts';
import { CheckIcon, CloseIcon } from '../Icon/index.ts';
import * as styles from './TagGroup.css.ts';

/** One of the tags. */
export interface TagItem {
  /** Identifies the tag. */
  id: string;
  /** One to three words. */
  label: string;
  /** Whether it can't be picked or removed. @default false */
  isDisabled?: boolean | undefined;
}

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
  /** The label of the group: "Filters". */
  label: string;
  /** Visually hides the label, if the context shows what they are. @default false */
  isLabelHidden?: boolean | undefined;
  /** The tags, in the order in which they are shown. */
  tags: readonly TagItem[];
  /** Whether tags can be picked, and how many at once. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** The ids of the picked tags (controlled). */
  selectedKeys?: (Iterable<string> & object) | undefined;
  /** The ids of the initially picked tags (uncontrolled). */
  defaultSelectedKeys?: (Iterable<string> & object) | undefined;
  /** Called with the ids of the picked tags. */
  onSelectionChange?: ((ids: Set<string>) => void) | undefined;
  /** Called with the ids of the removed tags, for the caller to omit them from `tags`. Without it, tags have no remove buttons. */
  onRemove?: ((ids: Set<string>) => void) | undefined;
  /** Shown while there are no tags. */
  empty?: ReactNode | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

const idsOf = (keys: Iterable<string | number>) => new Set([...keys].map(String));

/** Short labels that people pick as filters, or remove. */
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
  ref,
  ...props
}: TagGroupProps) {
  const own = useOwnRef(ref);
  return (
    <InDirection of={own}>
      <AriaTagGroup
        {...placed(props, styles.group)}
        ref={own}
        // Without tags it is a plain group without selection, but React Aria sets selection attributes.
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
                  <span>{tag.label}</span>
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
    </InDirection>
  );
}
