import { type ComponentRef, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/Button/index.ts';
import { Header, HeaderLink } from '../../components/Header/index.ts';

import { MenuIcon } from '../../components/Icon/index.ts';
import { Menu, MenuItem, MenuSection, MenuTrigger } from '../../components/Menu/index.ts';
import { Section } from '../../components/Section/index.ts';
import { SkipLink } from '../../components/SkipLink/index.ts';
import { ToastRegion } from '../../components/Toast/index.ts';
import { type Application, applications as allApplications } from './applications.ts';
import { Detail } from './Detail.tsx';
import { inPlace } from './inPlace.ts';
import { Queue } from './Queue.tsx';

/** A dealer's desk, made of the kit's parts alone: no style of its own. */
export function DealerPortal({ openId: firstId }: { openId?: string }) {
  const [applications, setApplications] = useState(allApplications);
  const [openId, setOpenId] = useState(firstId);
  const main = useRef<ComponentRef<'main'>>(null);
  const open = applications.find(({ id }) => id === openId);

  // What a router does on navigation: the new view from its top, with focus in it.
  const show = (id: string | undefined) => {
    flushSync(() => setOpenId(id));
    main.current?.focus();
    window.scrollTo(0, 0);
  };
  const close = () => show(undefined);
  const change = (changed: Application) =>
    setApplications(applications.map((each) => (each.id === changed.id ? changed : each)));

  return (
    <>
      <SkipLink href="#main" />
      <Header
        brand={<HeaderLink href="#applications">Milepost</HeaderLink>}
        nav={
          <>
            <HeaderLink href="#applications" aria-current="page" onClick={inPlace(close)}>
              Applications
            </HeaderLink>
            <HeaderLink href="#funding">Funding</HeaderLink>
            <HeaderLink href="#rates">Rate sheet</HeaderLink>
          </>
        }
        actions={
          <MenuTrigger>
            <Button variant="outline">
              <MenuIcon /> Cedar Ridge
            </Button>
            <Menu placement="bottom end">
              <MenuSection label="Cedar Ridge Auto Group">
                <MenuItem onAction={close}>Applications</MenuItem>
                <MenuItem href="#funding">Funding</MenuItem>
                <MenuItem href="#rates">Rate sheet</MenuItem>
              </MenuSection>
              <MenuItem href="#sign-out">Sign out</MenuItem>
            </Menu>
          </MenuTrigger>
        }
      />
      <main id="main" ref={main} tabIndex={-1}>
        <Section space="compact">
          {open ? (
            <Detail key={open.id} application={open} onChange={change} onBack={close} />
          ) : (
            <Queue applications={applications} onOpen={show} />
          )}
        </Section>
      </main>
      <ToastRegion />
    </>
  );
}
