import type { ComponentProps, ElementType } from 'react';
import type { LayoutProps } from '../styles/layout.ts';
import type { FieldProps } from './Field.tsx';
import type { ValueProps } from './useControl.ts';

/**
 * An element's own props, and how it stands among others, without the two that would let a caller
 * restyle a part of the kit.
 */
export type ElementProps<Tag extends ElementType> = Omit<
  ComponentProps<Tag>,
  'className' | 'style' | keyof LayoutProps
> &
  LayoutProps;

/** React Aria's props without its styling hooks and render override, for what it places by itself. */
export type AriaProps<Props> = Omit<Props, 'className' | 'style' | 'render'>;

/**
 * A control's own attributes, for a field to pass on: without what the field sets itself, and what
 * would stand in for a label (`placeholder`).
 */
export type ControlProps<Tag extends 'input' | 'textarea' | 'select'> = Omit<
  ElementProps<Tag>,
  | keyof FieldProps
  | keyof ValueProps<unknown>
  | 'aria-invalid'
  | 'checked'
  | 'children'
  | 'defaultChecked'
  | 'disabled'
  | 'max'
  | 'min'
  | 'multiple'
  | 'placeholder'
  | 'readOnly'
  | 'required'
  | 'size'
  | 'step'
  | 'type'
>;
