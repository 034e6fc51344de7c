import AxeBuilder from '@axe-core/playwright';
import { test as base, type ConsoleMessage, type Page } from '@playwright/test';
import {
  addresses,
  answers,
  freePorts,
  programs,
  run,
  type Service,
} from '../../../../scripts/services.ts';

export { expect } from '@playwright/test';

/** A mail as the inbox keeps it. */
export interface Mail {
  readonly id: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

/** The three services of one worker, on ports of their own. */
export interface Milepost {
  readonly site: string;
  readonly mailer: string;
  readonly inbox: string;
  /** The mails in the inbox, newest first. */
  mails(): Promise<readonly Mail[]>;
  stopInbox(): Promise<void>;
  startInbox(): Promise<void>;
  stopMailer(): Promise<void>;
  startMailer(): Promise<void>;
}

interface TestFixtures {
  /** Every message and error of the page's console; a test fails if one is left in it. */
  readonly consoleMessages: string[];
}

interface WorkerFixtures {
  readonly milepost: Milepost;
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  milepost: [
    async ({ browserName: _ }, use) => {
      const ports = await freePorts();
      const url = addresses(ports);
      const programOf = programs(ports);
      const running = new Map<string, Service>();
      const ready = {
        inbox: `${url.inbox}/api/messages`,
        mailer: `${url.mailer}/healthz`,
        site: url.site,
      };
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

  consoleMessages: [
    async ({ page }, use) => {
      const messages: string[] = [];
      page.on('console', (message: ConsoleMessage) => messages.push(message.text()));
      page.on('pageerror', (error) => messages.push(error.message));
      await use(messages);
      test.expect(messages, 'messages on the console').toEqual([]);
    },
    { auto: true },
  ],
});

async function getJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  return (await response.json()) as T;
}

/** Opens a page and waits until it has come to life. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
}

/** Keeps the page's scripts waiting until it is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await isReleased;
    await route.continue();
  });
  return release;
}

/** One way that a page is looked at. */
export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** Light and dark, on a desktop and a phone. */
export const looks: readonly Look[] = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [1280, 390].map((width) => ({ colorScheme, width })),
);

/** A look in words. */
export const lookOf = ({ colorScheme, width }: Look): string => `${colorScheme}, ${width} px`;

/** What axe finds on a page in one look: each broken rule and where. */
export async function problemsOf(page: Page, { colorScheme, width }: Look) {
  await page.emulateMedia({ colorScheme });
  await page.setViewportSize({ width, height: 900 });
  // Our pages have no frames: the quick mode, which looks for none, misses nothing.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}
