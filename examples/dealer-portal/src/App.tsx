import { company } from '@milepost/domain/facts/company';
import { AppShell } from '@milepost/ui/AppShell';
import { Avatar } from '@milepost/ui/Avatar';
import { Banner } from '@milepost/ui/Banner';
import { Box } from '@milepost/ui/Box';
import { Button } from '@milepost/ui/Button';
import {
  CardIcon,
  ChartIcon,
  DocumentIcon,
  PeopleIcon,
  RoadIcon,
  SearchIcon,
} from '@milepost/ui/Icon';
import { Inline } from '@milepost/ui/Inline';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '@milepost/ui/Menu';
import { SideNav, SideNavSection } from '@milepost/ui/SideNav';
import { Outlet } from '@tanstack/react-router';
import { Activity, lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLoadLater, useOpened } from './later.ts';
import { Link, SideNavLink } from './links.tsx';
import { changeLooks, choices, type Looks, lookNames, looksInOrder, useLooks } from './looks.ts';
import { useIsUnreachable, useMe } from './queries.ts';
import { useSession, useSessionState } from './useSession.ts';

const loadSignIn = () => import('./screens/SignIn.tsx');
const SignInForm = lazy(async () => ({ default: (await loadSignIn()).SignInForm }));

/** Is loaded when it is first opened. */
const Palette = lazy(() => import('./Palette.tsx'));

const pages = [
  { to: '/deals', label: 'Deals', icon: <DocumentIcon /> },
  { to: '/funding', label: 'Funding', icon: <CardIcon /> },
  { to: '/report', label: 'Report', icon: <ChartIcon /> },
  { to: '/users', label: 'Users', icon: <PeopleIcon /> },
] as const;

/** Shown if there is room for more than an icon. */
const wide = { phone: 'none', tablet: 'block' } as const;

/**
 * The frame of every screen after the sign-in. If the service ends the session, the screen is hidden
 * until the user has signed in again, and everything typed in it is still there.
 */
export function App() {
  const session = useSession();
  const { session: current, hasEnded } = useSessionState();
  const focused = useRef<Element | null>(null);
  const isSignedIn = current !== null;

  useEffect(
    () =>
      session.subscribe((event) => {
        if (event === 'SIGNED_OUT') focused.current = document.activeElement;
      }),
    [session],
  );
  useLoadLater(loadSignIn);
  useLayoutEffect(() => {
    if (isSignedIn && focused.current instanceof HTMLElement) focused.current.focus();
  }, [isSignedIn]);

  return (
    <>
      <Activity mode={isSignedIn ? 'visible' : 'hidden'}>
        <Shell />
      </Activity>
      {!isSignedIn && hasEnded && (
        <Suspense>
          <SignInForm notice="Sign in again. What you typed is still here." />
        </Suspense>
      )}
    </>
  );
}

function Shell() {
  const session = useSession();
  const { isReachable } = useSessionState();
  const isUnreachable = useIsUnreachable();
  const [isPaletteOpen, openPalette] = useState(false);
  const isPaletteUsed = useOpened(isPaletteOpen);

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'k' || !(event.ctrlKey || event.metaKey) || isPaletteUsed) return;
      event.preventDefault();
      openPalette(true);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isPaletteUsed]);

  return (
    <>
      <AppShell
        brand={
          <Link to="/" variant="quiet">
            <Inline as="span" gap="xs">
              <RoadIcon /> {company.shortName} dealers
            </Inline>
          </Link>
        }
        nav={
          <SideNav label="Portal">
            {pages.slice(0, 2).map(({ to, label, icon }) => (
              <SideNavLink key={to} to={to} activeOptions={{ includeSearch: false }}>
                {icon} {label}
              </SideNavLink>
            ))}
            <SideNavSection label="Dealership">
              {pages.slice(2).map(({ to, label, icon }) => (
                <SideNavLink key={to} to={to} activeOptions={{ includeSearch: false }}>
                  {icon} {label}
                </SideNavLink>
              ))}
            </SideNavSection>
          </SideNav>
        }
        actions={
          <>
            <Button variant="outline" size="small" onPress={() => openPalette(true)}>
              <SearchIcon label="Find or do something" />
              <Box as="span" display={wide} aria-hidden="true">
                Ctrl K
              </Box>
            </Button>
            <UserMenu onSignOut={session.signOut} />
          </>
        }
      >
        <div role="status">
          {(!isReachable || isUnreachable) && (
            <Banner tone="warning" label="Connection" marginBottom="m">
              We can’t reach the server. We keep trying, and what you see stays here.
            </Banner>
          )}
        </div>
        <Outlet />
      </AppShell>
      {isPaletteUsed && (
        <Suspense>
          <Palette
            pages={pages}
            isOpen={isPaletteOpen}
            onOpenChange={openPalette}
            onSignOut={session.signOut}
          />
        </Suspense>
      )}
    </>
  );
}

function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const me = useMe();
  const looks = useLooks();
  return (
    <MenuTrigger>
      <Button variant="quiet" size="small">
        <Avatar name={me.name} size="small" />
        <Box as="span" display={wide} aria-hidden="true">
          {me.name}
        </Box>
      </Button>
      <Menu placement="bottom end">
        {looksInOrder.map((name) => (
          <MenuSection
            key={name}
            label={lookNames[name]}
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[`${name} ${looks[name]}`]}
          >
            {choices[name].map(({ value, label }) => (
              <MenuItem
                key={value}
                id={`${name} ${value}`}
                onAction={() => changeLooks({ [name]: value } as Partial<Looks>)}
              >
                {label}
              </MenuItem>
            ))}
          </MenuSection>
        ))}
        <MenuItem onAction={onSignOut}>Sign out</MenuItem>
      </Menu>
    </MenuTrigger>
  );
}
