import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { type Background, backgrounds } from '../../styles/background.css.ts';
import { placed } from '../../styles/layout.ts';
import { Container, type ContainerProps } from '../Container/index.ts';
import * as styles from './Section.css.ts';

/** Give it `aria-labelledby` with its heading's id to make it a region of the page. */
export interface SectionProps extends ElementProps<'section'> {
  children: ReactNode;
  /** The background. @default 'page' */
  background?: Background | undefined;
  /** The space above and below. @default 'section' */
  space?: 'section' | 'compact' | 'tight' | 'none' | undefined;
  /** The maximum width of its content. @default 'content' */
  contentWidth?: ContainerProps['contentWidth'] | undefined;
}

/** A full-width band of the page with its content in a container. */
export function Section({
  background = 'page',
  space = 'section',
  contentWidth = 'content',
  children,
  ...props
}: SectionProps) {
  return (
    <section
      {...placed(
        props,
        backgrounds[background],
        styles.section,
        background === 'surface' && styles.outlined,
        styles.spaces[space],
      )}
    >
      <Container contentWidth={contentWidth}>{children}</Container>
    </section>
  );
}
