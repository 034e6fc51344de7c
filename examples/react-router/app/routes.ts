import { index, type RouteConfig, route } from '@react-router/dev/routes';

export default [
  index('routes/home.tsx'),
  route('form', 'routes/form.tsx'),
  route('queue', 'routes/queue.tsx'),
  route('es', 'routes/spanish.tsx'),
] satisfies RouteConfig;
