import { type PagePath, pageOf, trailTo } from '@milepost/domain/content/pages';
import { BreadcrumbPage, Breadcrumbs } from '@milepost/ui/Breadcrumbs';
import { PageHeader } from '@milepost/ui/PageHeader';
import { useMatch } from '@tanstack/react-router';
import { type ReactNode, useEffect, useLayoutEffect } from 'react';
import { carryOver } from '../loading/carryOver.ts';
import { repeatEarlyPress } from '../loading/earlyPress.ts';
import { BreadcrumbLink } from '../navigation/links.tsx';
import { pageAt } from '../navigation/pageAt.ts';

export interface PageProps {
  /** Replaces the usual breadcrumb, heading and subtitle. It must contain the page's one `h1`. */
  readonly header?: ReactNode;
  /** `compact` for a page with a task: its form is in view at once. @default 'full' */
  readonly size?: 'compact' | 'full';
  /** Replaces the subtitle. */
  readonly lead?: ReactNode;
  /** The content: a list of `Section`s. Omitted if the header contains everything. */
  readonly children?: ReactNode;
}

/** One screen: its `main` and the top of the page, with the domain's texts for its route. */
export function Page(props: PageProps) {
  // Before the next key: React replaces a translated page, and with it the focused box.
  useLayoutEffect(() => carryOver(document.body), []);
  useEffect(() => {
    repeatEarlyPress(document.body);
    // Tests and benchmarks wait for this mark. React hydrates a page after the frame around it.
    performance.mark('hydrated');
  }, []);
  return (
    <main id="main">
      {props.header ?? <UsualHeader {...props} />}
      {props.children}
    </main>
  );
}

/** The breadcrumb, the heading and the subtitle of the screen's route. */
function UsualHeader({ size, lead }: PageProps) {
  const { heading, subtitle } = pageOf(usePagePath());
  return (
    <PageHeader size={size} heading={heading} lead={lead ?? subtitle} breadcrumbs={<Trail />} />
  );
}

/** The breadcrumb of a screen. */
export function Trail() {
  const path = usePagePath();
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

/** The path of the screen's route. During a navigation, the address is already the next page's. */
export function usePagePath(): PagePath {
  const page = pageAt(useMatch({ strict: false }).routeId ?? '');
  if (!page) throw new Error('A Page is rendered outside of the routes that have one.');
  return page;
}
