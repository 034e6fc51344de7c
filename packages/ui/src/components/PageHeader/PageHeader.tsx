import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { type Background, backgrounds } from '../../styles/background.css.ts';
import { placed } from '../../styles/layout.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import { flat, inner, pageHeader, raised } from './PageHeader.css.ts';

/** Props of PageHeader. */
export interface PageHeaderProps extends ElementProps<'div'> {
  /** The page's one `h1`. */
  heading: ReactNode;
  /** What the page is for, in a sentence. */
  lead?: ReactNode | undefined;
  /** `Breadcrumbs`, above the heading. */
  breadcrumbs?: ReactNode | undefined;
  /** What follows the lead: badges, a button. */
  children?: ReactNode | undefined;
  /** `panel` for a page that invites, `page` for one that works. @default 'page' */
  background?: Background | undefined;
}

/** The start of an inner page: where it is, what it is called, what it is for. */
export function PageHeader({
  heading,
  lead,
  breadcrumbs,
  background = 'page',
  children,
  ...props
}: PageHeaderProps) {
  return (
    <div
      {...placed(props, backgrounds[background], pageHeader, background === 'page' ? flat : raised)}
    >
      <div className={inner}>
        {breadcrumbs}
        <Heading level={1}>{heading}</Heading>
        {lead && (
          <Text size="lead" tone="soft">
            {lead}
          </Text>
        )}
        {children}
      </div>
    </div>
  );
}
