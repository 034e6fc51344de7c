import { sendEmailPath, sendEmailRequest } from '@milepost/domain/mail';
import { type ProblemSlug, problems, problemType } from './problem.ts';
import { service } from './service.ts';

const sendEmailProblems = (Object.keys(problems) as ProblemSlug[]).filter(
  (slug) => slug !== 'not-found' && slug !== 'internal',
);

function problemResponses() {
  const byStatus = Map.groupBy(sendEmailProblems, (slug) => problems[slug][0]);
  return Object.fromEntries(
    [...byStatus].map(([status, slugs]) => [
      status,
      {
        description: slugs.map((slug) => problems[slug][1]).join(' Or: '),
        ...([409, 429, 503, 504].includes(status) && {
          headers: {
            'Retry-After': {
              description: 'Seconds after which asking again makes sense.',
              schema: { type: 'integer', minimum: 1 },
            },
          },
        }),
        content: {
          'application/problem+json': {
            schema: {
              allOf: [
                { $ref: '#/components/schemas/Problem' },
                { properties: { type: { enum: slugs.map(problemType) } } },
              ],
            },
          },
        },
      },
    ]),
  );
}

/** The service as OpenAPI 3.1; the request's schema is the contract's own. */
export const openApi = {
  openapi: '3.1.0',
  info: {
    title: 'Milepost mailer',
    version: service.version,
    description:
      'Sends a mail to the staff. 200 means that the SMTP server has it. Any other answer, or none, means that it was not sent, or that asking again with the same Idempotency-Key is safe.',
  },
  paths: {
    [sendEmailPath]: {
      post: {
        operationId: 'sendEmail',
        summary: 'Send a mail to one of the configured mailboxes',
        parameters: [
          {
            name: 'Idempotency-Key',
            in: 'header',
            required: false,
            description:
              'A random text, the same for every try of one mail and its unchanged body. Remembered for up to a day; gives the mail one fixed Message-ID.',
            schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
          },
        ],
        requestBody: {
          required: true,
          content: { 'application/json': { schema: sendEmailRequest.toJsonSchema() } },
        },
        responses: {
          200: {
            description: 'The SMTP server accepted the mail, now or at an earlier try.',
            headers: {
              'Idempotent-Replayed': {
                description: '`true` where an earlier try had sent the mail.',
                schema: { type: 'string', enum: ['true'] },
              },
            },
            content: {
              'application/json': {
                schema: {
                  type: 'object',
                  required: ['id'],
                  properties: { id: { type: 'string', description: 'The Message-ID.' } },
                },
              },
            },
          },
          ...problemResponses(),
        },
      },
    },
    '/healthz': {
      get: { summary: 'The process lives', responses: { 200: { description: 'Yes' } } },
    },
    '/readyz': {
      get: {
        summary: 'The SMTP server takes mail and this instance takes calls',
        responses: { 200: { description: 'Yes' }, 503: { description: 'No; `reasons` says why' } },
      },
    },
  },
  components: {
    schemas: {
      Problem: {
        type: 'object',
        description: 'Problem details (RFC 9457).',
        required: ['type', 'title', 'status'],
        properties: {
          type: { type: 'string', description: 'Stable name of the problem.' },
          title: { type: 'string' },
          status: { type: 'integer' },
          errors: {
            type: 'array',
            description: 'Where the contract is broken; `key` is empty for the body as a whole.',
            items: {
              type: 'object',
              required: ['key', 'detail'],
              properties: { key: { type: 'string' }, detail: { type: 'string' } },
            },
          },
        },
      },
    },
  },
};
