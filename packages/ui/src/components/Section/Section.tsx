import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { Container, type ContainerProps } from '../Container/index.ts';
import { section } from './Section.css.ts';

/** Props of Section. Give it `aria-labelledby` with its heading's id to make it a region of the page. */
export interface SectionProps extends ElementProps<'section'> {
  children: ReactNode;
  /** What it stands on; everything inside a pine section takes light colours. @default 'paper' */
  ground?: 'paper' | 'surface' | 'sunken' | 'pine';
  /** The space above and below. @default 'section' */
  space?: 'section' | 'compact' | 'none';
  /** The widest its content gets. @default 'content' */
  width?: ContainerProps['width'];
}

/** A full-width band of the page with its content in a container. */
export function Section({
  ground = 'paper',
  space = 'section',
  width = 'content',
  children,
  ...props
}: SectionProps) {
  return (
    <section {...props} className={section({ ground, space })}>
      <Container width={width}>{children}</Container>
    </section>
  );
}
