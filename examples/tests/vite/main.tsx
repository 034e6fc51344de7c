import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import { Container } from '@milepost/ui/Container';
import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { createRoot } from 'react-dom/client';
import { DealForm } from './shared/DealForm';
import { Deals } from './shared/Deals';
import { Queue } from './shared/Queue';
import { deals } from './shared/rows';
import { Spanish } from './shared/Spanish';

const screens: Record<string, React.ReactNode> = {
  '/': <Deals />,
  '/form': <DealForm language="en" />,
  '/queue': <Queue rows={deals} sort={undefined} isLoading={false} onSortChange={() => {}} />,
  '/es': <Spanish />,
};

const root = document.body.appendChild(document.createElement('div'));
createRoot(root).render(
  <LocaleProvider locale="en-US">
    <Container id="screen">{screens[location.pathname]}</Container>
  </LocaleProvider>,
);
