import { createFileRoute } from '@tanstack/react-router';
import { Page } from '../shell/Page.tsx';

export const Route = createFileRoute('/')({ component: Home });

function Home() {
  return (
    <Page path="/">
      <p>Home</p>
    </Page>
  );
}
