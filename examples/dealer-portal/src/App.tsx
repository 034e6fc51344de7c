import { company } from '@milepost/domain/facts/company';
import { AppShell } from '@milepost/ui/AppShell';
import { Avatar } from '@milepost/ui/Avatar';
import { Banner } from '@milepost/ui/Banner';
import { Box } from '@milepost/ui/Box';
import { Button } from '@milepost/ui/Button';
import { type Command, CommandPalette } from '@milepost/ui/CommandPalette';
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
import { Outlet, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useDeals, useMe, vehicleName, waitsOnDealer } from './data.ts';
import { Link, SideNavLink } from './links.tsx';
import { changeLooks, choices, type Looks, useLooks } from './looks.ts';
import { useSession, useSessionState } from './useSession.ts';

const pages = [
  { to: '/deals', label: 'Deals', icon: <DocumentIcon /> },
  { to: '/funding', label: 'Funding', icon: <CardIcon /> },
  { to: '/report', label: 'Report', icon: <ChartIcon /> },
  { to: '/users', label: 'Users', icon: <PeopleIcon /> },
] as const;

/** Shown if there is room for more than an icon. */
const wide = { phone: 'none', tablet: 'block' } as const;

const lookNames = { theme: 'Theme', density: 'Density', brand: 'Brand' } as const;
const looksInOrder = ['theme', 'density', 'brand'] as const;

/** The frame of every screen after the sign-in. */
export function App() {
  const session = useSession();
  const { isReachable } = useSessionState();
  const [isPaletteOpen, openPalette] = useState(false);

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
        {!isReachable && (
          <Banner tone="warning" label="Connection">
            We can’t reach the sign-in service. We keep trying, and what you see stays here.
          </Banner>
        )}
        <Outlet />
      </AppShell>
      <Palette isOpen={isPaletteOpen} onOpenChange={openPalette} onSignOut={session.signOut} />
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

interface PaletteProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onSignOut: () => void;
}

/** Searches pages, open deals and settings. */
function Palette({ isOpen, onOpenChange, onSignOut }: PaletteProps) {
  const navigate = useNavigate();
  const deals = useDeals();
  const commands: Command[] = [
    ...pages.map(({ to, label }) => ({
      id: to,
      label: `Go to ${label.toLowerCase()}`,
      section: 'Pages',
      onPress: () => void navigate({ to }),
    })),
    ...deals.filter(waitsOnDealer).map(({ id, applicant, vehicle }) => ({
      id,
      label: `${applicant}, ${vehicleName(vehicle)}`,
      keywords: `${id} open deal`,
      section: 'Deals that wait on you',
      onPress: () => void navigate({ to: '/deals/$dealId', params: { dealId: id } }),
    })),
    ...looksInOrder.flatMap((name) =>
      choices[name].map(({ value, label }) => ({
        id: `${name} ${value}`,
        label: `${lookNames[name]}: ${label.toLowerCase()}`,
        keywords: 'looks',
        section: 'Looks',
        onPress: () => changeLooks({ [name]: value } as Partial<Looks>),
      })),
    ),
    { id: 'sign-out', label: 'Sign out', section: 'You', onPress: onSignOut },
  ];
  return (
    <CommandPalette
      label="Find or do something"
      commands={commands}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
