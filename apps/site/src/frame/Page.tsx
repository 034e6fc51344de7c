import { descriptions } from '@milepost/domain/content/descriptions';
import {
  canonicalOf,
  type PagePath,
  pageOf,
  titleOf,
  trailTo,
} from '@milepost/domain/content/pages';
import { BreadcrumbPage, Breadcrumbs } from '@milepost/ui/Breadcrumbs';
import { PageHeader } from '@milepost/ui/PageHeader';
import { type ReactNode, useEffect } from 'react';
import { Scene, type SceneProps } from '../brand/Scene.tsx';
import { repeatEarlyPress } from '../hydration/earlyPress.ts';
import { Head } from './Head.tsx';
import { BreadcrumbLink } from './links.tsx';

/** What a screen is made of. */
export interface PageProps {
  /** The screen's own address; its titles, breadcrumb and description follow from it. */
  readonly path: PagePath;
  /** In place of the usual breadcrumb, heading and subtitle. It must hold the page's one `h1`. */
  readonly header?: ReactNode;
  /** The drawing at the end of the page's head. */
  readonly scene?: SceneProps['name'];
  /** Below the heading: the way to what the page is for, where that stands far down. */
  readonly action?: ReactNode;
  /** The screen: a row of `Section`s. Left out where the header holds all of it. */
  readonly children?: ReactNode;
}

/** One screen in its frame: its document head, its `main` and the top of the page. */
export function Page({ path, header, scene, action, children }: PageProps) {
  useEffect(() => repeatEarlyPress(document.body), []);
  const { heading, subtitle } = pageOf(path);
  return (
    <main id="main">
      <Head
        title={titleOf(path)}
        description={import.meta.env.SSR && descriptions[path]}
        canonical={canonicalOf(path)}
      />
      {header ?? (
        <PageHeader
          heading={heading}
          lead={subtitle}
          breadcrumbs={<Trail path={path} />}
          picture={scene && <Scene name={scene} shape="fill" />}
        >
          {action}
        </PageHeader>
      )}
      {children}
    </main>
  );
}

/** The way down to a screen. */
export function Trail({ path }: Pick<PageProps, 'path'>) {
  return (
    <Breadcrumbs>
      {trailTo(path).map(({ text, to }) =>
        to === path ? (
          <BreadcrumbPage key={to}>{text}</BreadcrumbPage>
        ) : (
          <BreadcrumbLink key={to} to={to}>
            {text}
          </BreadcrumbLink>
        ),
      )}
    </Breadcrumbs>
  );
}
