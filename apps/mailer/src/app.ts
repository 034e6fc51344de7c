import { sendEmailPath, sendEmailRequest } from '@milepost/domain/mail';
import { type } from 'arktype';
import { Hono } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Config } from './config.ts';
import type { createDelivery } from './smtp.ts';

export function createApp(config: Config, { transport }: ReturnType<typeof createDelivery>) {
  const app = new Hono();
  app.get('/healthz', (c) => c.json({ status: 'ok' }));
  app.post(sendEmailPath, async (c) => {
    if (!c.req.header('content-type')?.startsWith('application/json')) {
      return problem(415, 'unsupported-media-type', 'The body must be JSON.');
    }
    const body: unknown = await c.req.json().catch(() => undefined);
    const request = sendEmailRequest(body);
    if (request instanceof type.errors) return problem(400, 'invalid-request', request.summary);
    if (!config.recipients.includes(request.to)) {
      return problem(403, 'recipient-not-allowed', 'This service does not send to that address.');
    }
    try {
      const info = await transport.sendMail({
        from: { name: request.name ?? '', address: config.from },
        to: request.to,
        subject: request.subject,
        html: request.html,
      });
      return c.json({ id: info.messageId });
    } catch {
      return problem(503, 'smtp-unavailable', 'The mail could not be sent now.');
    }
  });
  return app;
}

function problem(status: ContentfulStatusCode, slug: string, detail: string) {
  return Response.json(
    { type: `/problems/${slug}`, title: slug, status, detail },
    { status, headers: { 'content-type': 'application/problem+json' } },
  );
}
