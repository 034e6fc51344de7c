import type { ComponentProps, ElementType } from 'react';
import type { LayoutProps } from '../styles/layout.ts';
import type { FieldProps } from './Field.tsx';
import type { ValueProps } from './useControl.ts';

/**
 * An element's own props and the layout props, without `className` and `style`, which would let a
 * caller restyle a part of the kit.
 */
export type ElementProps<Tag extends ElementType> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | keyof LayoutProps
> &
  LayoutProps;

/** React Aria's props without its styling hooks and render override, for parts that it positions itself. */
export type AriaProps<Props> = Omit<Props, 'className' | 'style' | 'render'>;

/**
 * A control's own attributes that a field passes on: without those that the field sets itself, without
 * `placeholder`, which would replace a label, and without `maxLength`, which would cut an answer.
 */
export type ControlProps<Tag extends 'button' | 'input' | 'textarea' | 'select'> = Omit<
  ElementProps<Tag>,
  | keyof FieldProps
  | keyof ValueProps<unknown>
  | 'aria-invalid'
  | 'checked'
  | 'children'
  | 'defaultChecked'
  | 'disabled'
  | 'max'
  | 'maxLength'
  | 'min'
  | 'multiple'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'size'
  | 'step'
  | 'type'
>;
