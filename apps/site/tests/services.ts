import { test as base } from '@playwright/test';
import {
  addresses,
  answers,
  freePorts,
  programs,
  readiness,
  run,
  type Service,
} from '../../../tooling/services.ts';
import { type Language, setLanguage } from './words.ts';

/** An email as the inbox stores it. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The three services of one worker, on free ports. */
export interface Milepost {
  readonly site: string;
  readonly mailer: string;
  readonly inbox: string;
  /** The emails in the inbox, newest first. */
  mails(): Promise<readonly Mail[]>;
  stopInbox(): Promise<void>;
  startInbox(): Promise<void>;
  stopMailer(): Promise<void>;
  startMailer(): Promise<void>;
}

/**
 * Starts the built site, the mailer and the inbox for each worker. `dist` is the folder of another
 * build.
 */
export const test = base.extend<
  object,
  {
    readonly milepost: Milepost;
    readonly dist: string | undefined;
    /** The language of the pages. */
    readonly language: Language;
    readonly words: undefined;
  }
>({
  language: ['en', { option: true, scope: 'worker' }],

  words: [
    async ({ language }, use) => {
      setLanguage(language);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],

  dist: [undefined, { option: true, scope: 'worker' }],

  milepost: [
    async ({ dist }, use) => {
      const ports = await freePorts();
      const url = addresses(ports);
      const local = programs(ports);
      // All tests of a worker are one client to the mailer.
      const noLimits = { RATE_LIMIT_CLIENT: '1000', RATE_LIMIT_CLIENT_DAY: '10000' };
      const partner = { ALLOWED_ORIGINS: 'https://partner.example' };
      // As in production: the mailer refuses a form that `MAILED_FORMS` does not list.
      const strict = { UNKNOWN_MAIL: 'refuse' };
      const env = { ...local.mailer.env, ...noLimits, ...partner, ...strict };
      const mailer = { ...local.mailer, env };
      const site = { ...local.site, env: { ...local.site.env, ...(dist && { SITE_DIST: dist }) } };
      const programOf = { ...local, mailer, site };
      const running = new Map<string, Service>();
      const ready = readiness(ports);
      const start = async (name: keyof typeof ready) => {
        const service = run(programOf[name]);
        running.set(name, service);
        await answers(ready[name], service);
      };
      const stop = async (name: keyof typeof ready) => {
        await running.get(name)?.stop();
        running.delete(name);
      };
      await Promise.all([start('inbox'), start('mailer'), start('site')]);
      await use({
        ...url,
        async mails() {
          const list: readonly { id: string }[] = await getJson(`${url.inbox}/api/messages`);
          return Promise.all(
            list.map(({ id }) => getJson<Mail>(`${url.inbox}/api/messages/${id}`)),
          );
        },
        stopInbox: () => stop('inbox'),
        startInbox: () => start('inbox'),
        stopMailer: () => stop('mailer'),
        startMailer: () => start('mailer'),
      });
      await Promise.all([...running.values()].map((service) => service.stop()));
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ milepost }, use) => use(milepost.site),
});

async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  return (await response.json()) as T;
}
