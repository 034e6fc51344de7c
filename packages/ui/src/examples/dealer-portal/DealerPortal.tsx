import { useState } from 'react';
import { Header, HeaderLink } from '../../components/Header/index.ts';
import { LinkButton } from '../../components/LinkButton/index.ts';
import { Logo } from '../../components/Logo/index.ts';
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
  const open = applications.find(({ id }) => id === openId);

  const close = () => setOpenId(undefined);
  const change = (changed: Application) =>
    setApplications(applications.map((each) => (each.id === changed.id ? changed : each)));

  return (
    <>
      <SkipLink href="#main" />
      <Header
        logo={
          <HeaderLink href="#applications">
            <Logo name="Milepost" />
          </HeaderLink>
        }
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
          <LinkButton href="#sign-out" variant="outline">
            Sign Out
          </LinkButton>
        }
      />
      <main id="main">
        <Section space="compact">
          {open ? (
            <Detail key={open.id} application={open} onChange={change} onBack={close} />
          ) : (
            <Queue applications={applications} onOpen={setOpenId} />
          )}
        </Section>
      </main>
      <ToastRegion />
    </>
  );
}
