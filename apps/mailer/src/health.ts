/** Exits with 0 if the mailer of this container answers, with 1 if not. */
const { PORT = '8787' } = process.env;
const isHealthy = await fetch(`http://127.0.0.1:${PORT}/healthz`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isHealthy ? 0 : 1);
