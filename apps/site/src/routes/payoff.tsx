import { createFileRoute } from '@tanstack/react-router';
import { PayoffScreen } from '../features/payoff/PayoffScreen.tsx';

export const Route = createFileRoute('/payoff')({
  component: PayoffScreen,
});
