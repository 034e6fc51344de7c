import { type Field, forms } from '@milepost/domain/forms';
import { type ReferenceKind, reference } from '@milepost/domain/mail/reference';
import type { BrowserContext, Locator, Page, Route } from '@playwright/test';
import fc from 'fast-check';
import { type English, locale, path as pathOf, t } from '../words.ts';
import { expect, expectMessages, hydrated, open, test, toastsOf } from './milepost.ts';

/**
 * By default, the sequences are always the same, which reach most states of the forms.
 * `SEQUENCE_SEED=7 SEQUENCES=100` makes others.
 */
const { SEQUENCE_SEED = '136', SEQUENCES } = process.env;

/** An answer that a visitor may give. */
interface Answer {
  /** The text that is typed, or the value of an option. */
  readonly text: string;
  /** The text that the field shows once focus has left it. @default the same */
  readonly shown?: string;
  readonly isValid: boolean;
  /** Whether its field reports it once focus has left, before the form is sent. */
  readonly isReported?: boolean;
}

const valid = (text: string, shown = text): Answer => ({ text, shown, isValid: true });
const invalid = (text: string): Answer => ({ text, isValid: false });
const reported = (text: string): Answer => ({ text, isValid: false, isReported: true });
const shownOf = ({ text, shown = text }: Answer) => shown;

const empty = invalid('');
const longText = 'Dana Whitfield '.repeat(20).trim();
const emails = [valid('dana@example.com'), valid('lee@example.com'), empty, invalid('dana')];
const ssns = [valid('0412'), valid('6789'), empty, reported('123456789')];

/** The answers to each field. The first one is that of an untouched form. */
type Answers = Readonly<Record<string, readonly [Answer, ...Answer[]]>>;

/** A form, and what its test needs to know of it. */
interface FormCase {
  readonly id: 'payoff' | 'pre-qualify' | 'payment';
  readonly answers: Answers;
  readonly toasts: Readonly<Record<'sent' | 'failed', English>> & { readonly invalid?: English };
  readonly again: English;
  /** The parts of the form that are shown one at a time, with their tabs. The first is the default. */
  readonly methods?: Readonly<Record<string, English>>;
}

const cases: readonly FormCase[] = [
  {
    id: 'payoff',
    answers: {
      account: [empty, valid('10045 8821'), valid('2007 11'), invalid(longText)],
      name: [empty, valid('Dana Whitfield'), valid('Lee Ann'), invalid(longText)],
      ssn: [empty, ...ssns],
      email: [empty, ...emails],
      payoffDate: [empty, valid('2027-12-31'), valid('2028-01-15')],
    },
    toasts: { sent: 'Request Received', failed: 'Submission Failed' },
    again: 'Ask for another quote',
  },
  {
    id: 'pre-qualify',
    answers: {
      firstName: [empty, valid('Dana'), valid('Lee'), invalid(longText)],
      lastName: [empty, valid('Whitfield'), valid('Ann')],
      email: [empty, ...emails],
      phone: [empty, valid('213-555-0147'), valid('(213) 555-0100'), invalid('213')],
      ssn: [empty, ...ssns],
      loanAmount: [
        valid('$15,000'),
        valid('22000', '$22,000'),
        valid('31,500', '$31,500'),
        reported('99'),
      ],
      employmentStatus: [empty, valid('employed'), valid('retired')],
      monthlyIncome: [empty, valid('2000-3000'), valid('5000+')],
    },
    toasts: { sent: 'Application Submitted!', failed: 'Error', invalid: 'Validation Error' },
    again: 'Send another application',
  },
  {
    id: 'payment',
    answers: {
      accountNumber: [empty, valid('10045 8821'), valid('2007 11'), invalid(longText)],
      amount: [empty, valid('425'), valid('87.50'), reported('0')],
      cardNumber: [
        empty,
        valid('4111 1111 1111 1111'),
        valid('4388576018410707', '4388 5760 1841 0707'),
        reported('4111 1111 1111 1111 4111'),
      ],
      expiry: [empty, valid('08/29'), valid('11/30'), reported('13/2029')],
      cvv: [empty, valid('739'), valid('416'), reported('12345')],
      routingNumber: [empty, valid('021000021'), valid('011000015'), invalid('02100')],
      bankAccountNumber: [
        empty,
        valid('12345678901'),
        valid('000123456789'),
        reported('12345678901234567890'),
      ],
    },
    toasts: { sent: 'Payment Processed', failed: 'Submission Failed', invalid: 'Validation Error' },
    again: 'Make another payment',
    methods: { debit: 'Debit Card', ach: 'ACH Transfer' },
  },
];

/** The outcome of a request. One that is not heard is accepted, but its answer is lost. */
type Outcome = 'accepts' | 'refuses' | 'is not heard' | 'is late';

/** The mailer, between the page and the real one. */
class Mailer {
  /** The outcome of the next request. */
  outcome: Outcome = 'accepts';
  isOffline = false;
  /** The idempotency keys of the requests since the last step. */
  keys: string[] = [];
  /** The body of the last request. */
  body = '';
  /** The requests that reached the mailer, by key. */
  readonly reached = new Map<string, string>();
  #answer: (outcome: Outcome) => void = () => {};

  /** Ends the wait for a late answer. */
  answer(outcome: Outcome) {
    this.outcome = outcome === 'is late' ? 'accepts' : outcome;
    this.#answer(outcome);
  }

  async handle(route: Route): Promise<void> {
    if (this.isOffline) return route.abort('internetdisconnected');
    const key = (await route.request().headerValue('idempotency-key')) ?? '';
    const body = route.request().postData() ?? '';
    this.keys.push(key);
    this.body = body;
    if (this.outcome === 'refuses') return route.fulfill({ status: 503 });
    expect(this.reached.get(key) ?? body, 'the email of a key never changes').toBe(body);
    const response = await route.fetch();
    this.reached.set(key, body);
    let outcome: Outcome = this.outcome;
    if (outcome === 'is late') {
      outcome = await new Promise<Outcome>((resolve) => {
        this.#answer = resolve;
      });
    }
    // The page may have been left meanwhile.
    const end =
      outcome === 'accepts'
        ? route.fulfill({ response })
        : outcome === 'refuses'
          ? route.fulfill({ status: 503 })
          : route.abort();
    await end.catch(() => {});
  }
}

/** The texts of the fields that are asked for, by name. */
type Texts = ReadonlyMap<string, string>;

/** A submission that was not accepted yet. */
interface Attempt {
  readonly texts: Texts;
  readonly identity: string;
  /** Undefined if it never left the browser. */
  key: string | undefined;
}

/** The model: what a visitor expects of a form. */
class Visit {
  readonly steps: string[] = [];
  readonly form: FormCase;
  readonly fields: readonly Field[];
  readonly kind: ReferenceKind;
  answers = new Map<string, Answer>();
  method: string | undefined;
  /** How the visitor left the form's page. Undefined while it is open. */
  away: 'link' | 'back' | undefined;
  /** Whether the code that checks and sends answers has loaded in this document. */
  isLoaded = false;
  isOffline = false;
  isSending = false;
  /** Whether the page says that its code did not load. */
  isNotLoaded = false;
  /** Whether a field was changed in this document. */
  isChanged = false;
  /** The fields that the last submission reported and that were not fixed since. */
  issues: readonly string[] = [];
  toast:
    | {
        readonly kind: 'sent' | 'failed' | 'invalid';
        readonly field?: string | undefined;
        readonly hasAction: boolean;
      }
    | undefined;
  /** The key of the submission whose receipt is shown. */
  receipt: string | undefined;
  attempt: Attempt | undefined;
  /** The number of requests that the last step made. */
  calls = 0;
  /** The idempotency keys of all submissions. */
  readonly keys = new Set<string>();

  constructor(form: FormCase) {
    this.form = form;
    const definition = forms.find(({ id }) => id === form.id);
    this.fields = (definition?.fields ?? []).filter(({ control }) => control !== 'tabs');
    this.kind = definition && 'referenceKind' in definition ? definition.referenceKind : 'M';
    this.forget(() => true);
    this.method = Object.keys(form.methods ?? {})[0];
  }
  get path() {
    return `/${this.form.id}`;
  }
  isAsked = (name: string) => {
    const field = this.fields.find((one) => one.name === name);
    return !field?.when || field.when.is === this.method;
  };
  get asked() {
    return this.fields.map(({ name }) => name).filter(this.isAsked);
  }
  answer(name: string) {
    return this.answers.get(name) ?? empty;
  }
  broken() {
    return this.asked.filter((name) => !this.answer(name).isValid);
  }
  forget(isForgotten: (field: Field) => boolean) {
    for (const field of this.fields) {
      const [first = empty] = this.form.answers[field.name] ?? [];
      if (isForgotten(field)) this.answers.set(field.name, first);
    }
  }
  /** The submission of the current answers: the last one if nothing has changed since. */
  submission(): Attempt {
    const texts = new Map(this.asked.map((name) => [name, shownOf(this.answer(name))]));
    const identity = JSON.stringify([this.method, ...texts]);
    return this.attempt?.identity === identity ? this.attempt : { texts, identity, key: undefined };
  }
  /** The answers of a submission that its email has as they were typed, apart from punctuation. */
  mailed({ texts }: Attempt) {
    return this.fields
      .filter(({ control, name }) => !['date', 'select'].includes(control) && name !== 'cvv')
      .map(({ name }) => bare(texts.get(name) ?? ''));
  }
  edit(name: string, answer: Answer) {
    this.answers.set(name, answer);
    this.isLoaded ||= !this.isOffline;
    this.isChanged = true;
    this.follow();
  }
  /** Removes the messages that are fixed. Nothing can be checked until the code has loaded. */
  follow() {
    if (!this.isLoaded) return;
    const broken = this.broken();
    this.issues = this.issues.filter((name) => broken.includes(name));
    if (this.toast?.field && !broken.includes(this.toast.field)) this.toast = undefined;
  }
  /** The submission ends with this outcome. */
  end(outcome: 'sent' | 'failed') {
    this.isSending = false;
    this.toast = { kind: outcome, hasAction: this.away !== undefined };
    if (outcome === 'failed') return;
    const { attempt } = this;
    this.forget(({ name }) => attempt?.texts.get(name) === shownOf(this.answer(name)));
    this.receipt = attempt?.key;
    this.attempt = undefined;
  }

  /** The page is left for another page of the site. */
  leave(how: 'link' | 'back') {
    this.away = how;
    if (this.toast?.field) this.toast = undefined;
    this.issues = [];
    this.isNotLoaded = false;
    this.forget(isSecret);
  }
  /** The document is unloaded. A browser that restores it fills in harmless answers again. */
  unload(isRestored: boolean) {
    this.forget(isRestored ? isSecret : () => true);
    if (!isRestored) this.method = Object.keys(this.form.methods ?? {})[0];
    this.isChanged = false;
    this.isLoaded = false;
    this.isSending = false;
    this.isNotLoaded = false;
    this.issues = [];
    this.toast = undefined;
    this.receipt = undefined;
  }
}

/** Only the letters and digits of a text. */
const bare = (text: string) => text.toLowerCase().replace(/[^\da-z]/g, '');
const isSecret = (field: Field) => field.control === 'password' || 'isSecret' in field;
const idOf = (id: string, field: Field) =>
  'isLocal' in field ? field.name : `${id}-${field.name}`;

interface Real {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly mailer: Mailer;
}

type Command = fc.AsyncCommand<Visit, Real>;

const control = (visit: Visit, page: Page, name: string): Locator => {
  const field = visit.fields.find((one) => one.name === name);
  return page.locator(`#${field && idOf(visit.form.id, field)}`);
};

/** Waits until the page is as the model says. */
async function expectState(visit: Visit, { page, mailer }: Real): Promise<void> {
  const { form, answers, away, isSending, receipt, toast } = visit;
  const isOpen = away === undefined;
  const expected = isOpen && {
    fields: visit.fields.map(({ name }) => {
      const answer = answers.get(name) ?? empty;
      const isShown = visit.isAsked(name) && receipt === undefined;
      const isMarked = visit.issues.includes(name) || answer.isReported === true;
      return `${name}: ${shownOf(answer)}${isShown ? (isMarked ? ', invalid' : '') : ', hidden'}`;
    }),
    isPending: isSending,
    problems: visit.issues.filter(visit.isAsked).length,
    receipt: receipt && reference(receipt, visit.kind),
    isNotLoaded: visit.isNotLoaded,
  };
  const ids = visit.fields.map((field) => [field.name, idOf(form.id, field)] as const);
  const title = toast && t(form.toasts[toast.kind] as English);
  const late = Date.now() + 20_000;
  for (;;) {
    const shown = isOpen && (await page.evaluate(look, ids));
    const toasts = await toastsOf(page).allInnerTexts();
    // A success disappears by itself.
    const isOptional = toast?.kind === 'sent' && !toast.hasAction;
    const areToasts =
      toasts.every((text) => title && text.startsWith(title)) &&
      toasts.length <= 1 &&
      (isOptional || toasts.length === (toast ? 1 : 0));
    if (areToasts && JSON.stringify(shown) === JSON.stringify(expected)) break;
    if (Date.now() > late) {
      expect({ shown, toasts }, visit.steps.join('\n')).toEqual({
        shown: expected,
        toasts: title ? [title] : [],
      });
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  const [key] = mailer.keys;
  expect(mailer.keys, visit.steps.join('\n')).toEqual(Array(visit.calls).fill(key));
}

/** Runs in the page. */
function look(ids: readonly (readonly [name: string, id: string])[]) {
  const controls = ids.map(
    ([name, id]) => [name, document.getElementById(id) as HTMLInputElement | null] as const,
  );
  const form = controls[0]?.[1]?.form;
  const button = form?.querySelector<HTMLButtonElement>('button[type=submit]');
  const isOpen = form?.checkVisibility();
  return {
    fields: controls.map(([name, control]) => {
      const isShown = control?.checkVisibility();
      const isMarked = control?.getAttribute('aria-invalid') === 'true';
      return `${name}: ${control?.value}${isShown ? (isMarked ? ', invalid' : '') : ', hidden'}`;
    }),
    isPending: button?.ariaDisabled === 'true',
    problems: form?.querySelectorAll('ul a[href^="#"]').length,
    receipt: isOpen
      ? undefined
      : /[PQA]-[\dB-Z]{5}-[\dB-Z]{5}/.exec(document.querySelector('main')?.textContent ?? '')?.[0],
    isNotLoaded: Boolean(form?.querySelector('[role=alert] button')),
  };
}

const command = (
  name: string,
  run: (visit: Visit, real: Real) => Promise<unknown>,
  check: (visit: Visit) => boolean = () => true,
): Command => ({
  check,
  async run(visit, real) {
    visit.steps.push(name);
    visit.calls = 0;
    real.mailer.keys = [];
    await run(visit, real);
    await expectState(visit, real);
  },
  toString: () => name,
});

const isOpen = ({ away, receipt }: Visit) => away === undefined && receipt === undefined;
const canChange = (visit: Visit) => isOpen(visit) && !visit.isSending;

/** Gives an answer as most visitors do, and leaves the field. */
async function give(field: Locator, { text }: Answer, isPasted: boolean): Promise<void> {
  const page = field.page();
  if (await field.evaluate((element) => element.matches('select'))) await field.selectOption(text);
  else if (isPasted) {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.focus();
    await field.selectText();
    await page.keyboard.press('ControlOrMeta+V');
  } else await field.fill(text);
  await field.blur();
}

/** Shows the part of the form with this method. */
async function choose(visit: Visit, page: Page, method: string): Promise<void> {
  visit.method = method;
  await page.getByRole('tab', { name: t(visit.form.methods?.[method] as English) }).click();
}

/** Takes the page and the mailer offline, or back online. */
async function setOffline(visit: Visit, { context, mailer }: Real, isOffline: boolean) {
  visit.isOffline = isOffline;
  mailer.isOffline = isOffline;
  await context.setOffline(isOffline);
}

/** A valid answer to each field that is asked for. */
function wholeOf(visit: Visit, number: number): [string, Answer][] {
  return visit.asked.map((name) => {
    const right = (visit.form.answers[name] ?? []).filter(({ isValid }) => isValid);
    return [name, right[number % right.length] ?? empty];
  });
}

type Press = 'click' | 'Enter' | 'twice';

/** Presses the button that sends the form. */
async function press(visit: Visit, page: Page, how: Press) {
  if (how === 'Enter') return control(visit, page, visit.asked[0] as string).press('Enter');
  const [first] = visit.fields;
  await page
    .locator(`form:has(#${idOf(visit.form.id, first as Field)}) button[type=submit]`)
    .evaluate(
      (button: HTMLElement, clicks) => {
        for (let click = 0; click < clicks; click++) button.click();
      },
      how === 'twice' ? 2 : 1,
    );
}

async function send(visit: Visit, { page, mailer }: Real, how: Press) {
  const { form } = visit;
  await press(visit, page, how);
  visit.isLoaded ||= !visit.isOffline;
  visit.issues = [];
  visit.isNotLoaded = false;
  if (!visit.isLoaded) {
    visit.isNotLoaded = true;
    visit.toast = { kind: 'failed', hasAction: false };
    return;
  }
  const broken = visit.broken();
  if (broken.length > 0) {
    visit.issues = broken;
    visit.toast = form.toasts.invalid && {
      kind: 'invalid',
      field: broken[0],
      hasAction: false,
    };
    return;
  }
  const attempt = visit.submission();
  visit.attempt = attempt;
  if (!visit.isOffline) {
    visit.calls = mailer.outcome === 'is not heard' ? 3 : 1;
    await expect
      .poll(() => mailer.keys.length, { message: visit.steps.join('\n') })
      .toBe(visit.calls);
    const [key = ''] = mailer.keys;
    if (attempt.key !== undefined) expect(key, visit.steps.join('\n')).toBe(attempt.key);
    else expect(visit.keys.has(key), visit.steps.join('\n')).toBe(false);
    visit.keys.add(key);
    attempt.key = key;
    const mail = bare(JSON.parse(mailer.body).html);
    for (const text of visit.mailed(attempt)) expect(mail, visit.steps.join('\n')).toContain(text);
  }
  if (visit.isOffline || mailer.outcome === 'refuses' || mailer.outcome === 'is not heard')
    visit.end('failed');
  else if (mailer.outcome === 'accepts') visit.end('sent');
  else visit.isSending = true;
}

const formLink = (visit: Visit, page: Page) =>
  page.getByRole('contentinfo').locator(`a[href="${pathOf(visit.path)}"]`);

async function arrive(visit: Visit, page: Page): Promise<void> {
  const [first] = visit.fields;
  if (visit.away) {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      t('Frequently Asked Questions'),
    );
  } else {
    await page.locator(`#${idOf(visit.form.id, first as Field)}`).waitFor({ state: 'attached' });
  }
}

const numbers = fc.nat({ max: 1_000 });
const presses = fc.constantFrom<Press>('click', 'click', 'Enter', 'twice');

/** The kinds of steps. The weight says how often one is chosen among those that are possible. */
const kinds: readonly { readonly weight: number; readonly arbitrary: fc.Arbitrary<Command> }[] = [
  {
    weight: 6,
    arbitrary: fc.tuple(numbers, numbers, fc.boolean()).map(([at, which, isPasted]) =>
      command(
        `${isPasted ? 'paste' : 'type'} ${which} into field ${at}`,
        async (visit, { page }) => {
          const { asked } = visit;
          const name = asked[at % asked.length] as string;
          const possible = visit.form.answers[name] ?? [empty];
          const answer = possible[which % possible.length] as Answer;
          visit.steps.push(`  ${name}: ${answer.text}`);
          const isNative = ['date', 'select'].includes(
            visit.fields.find((one) => one.name === name)?.control ?? '',
          );
          visit.edit(name, answer);
          await give(
            control(visit, page, name),
            answer,
            isPasted && !isNative && answer.text !== '',
          );
        },
        canChange,
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: numbers.map((at) =>
      command(
        `type into field ${at} while sending`,
        async (visit, { page }) => {
          const { asked } = visit;
          await control(visit, page, asked[at % asked.length] as string).focus();
          await page.keyboard.press('9');
          await page.keyboard.press('ArrowDown');
        },
        (visit) => isOpen(visit) && visit.isSending,
      ),
    ),
  },
  {
    weight: 8,
    arbitrary: fc.nat(1).map((number) =>
      command(
        `fill in all with ${number}`,
        async (visit, { page }) => {
          // The parts that are not shown come first, as for a visitor who compares payment methods.
          const hidden = Object.keys(visit.form.methods ?? {}).filter(
            (one) => one !== visit.method,
          );
          for (const method of [...hidden, visit.method]) {
            if (method) await choose(visit, page, method);
            for (const [name, answer] of wholeOf(visit, number)) {
              visit.edit(name, answer);
              await give(control(visit, page, name), answer, false);
            }
          }
        },
        canChange,
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.nat(1).map((number) =>
      command(
        `autofill with ${number}`,
        async (visit, { page }) => {
          const filled = wholeOf(visit, number);
          for (const [name, answer] of filled) visit.edit(name, answer);
          // A browser or a password manager fills in all fields in one task, without focus.
          await page.evaluate(
            (fields) => {
              for (const [id, text] of fields) {
                const field = document.getElementById(id) as HTMLInputElement;
                const native = Object.getOwnPropertyDescriptor(
                  Object.getPrototypeOf(field),
                  'value',
                );
                native?.set?.call(field, text);
                field.dispatchEvent(new Event('input', { bubbles: true }));
                field.dispatchEvent(new Event('change', { bubbles: true }));
              }
            },
            filled.map(
              ([name, { text }]) =>
                [
                  idOf(visit.form.id, visit.fields.find((one) => one.name === name) as Field),
                  text,
                ] as const,
            ),
          );
          // As after any other change, the code is loaded once the visitor goes on.
          await control(visit, page, visit.asked[0] as string).focus();
        },
        canChange,
      ),
    ),
  },
  {
    weight: 8,
    arbitrary: fc
      .tuple(
        presses,
        fc.constantFrom<Outcome>('accepts', 'refuses', 'is not heard', 'is late', 'is late'),
      )
      .map(([how, outcome]) =>
        command(
          `send by ${how}, the mailer ${outcome}`,
          async (visit, real) => {
            real.mailer.outcome = outcome;
            await send(visit, real, how);
          },
          canChange,
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: presses.map((how) =>
      command(
        `send again by ${how} while sending`,
        (visit, { page }) => press(visit, page, how),
        (visit) => isOpen(visit) && visit.isSending,
      ),
    ),
  },
  {
    weight: 5,
    arbitrary: fc
      .constantFrom<Outcome>('accepts', 'accepts', 'refuses', 'is not heard')
      .map((outcome) =>
        command(
          `the late answer ${outcome}`,
          async (visit, { mailer }) => {
            mailer.answer(outcome === 'is not heard' ? 'is late' : outcome);
            // Without an answer, the browser asks again.
            visit.calls = outcome === 'is not heard' ? 1 : 0;
            visit.end(outcome === 'refuses' ? 'failed' : 'sent');
          },
          ({ isSending }) => isSending,
        ),
      ),
  },
  {
    weight: 2,
    arbitrary: fc.constant(
      command(
        'go offline',
        async (visit, real) => {
          await setOffline(visit, real, true);
          if (visit.isSending) {
            real.mailer.answer('is not heard');
            visit.end('failed');
          }
        },
        ({ away, isOffline }) => away === undefined && !isOffline,
      ),
    ),
  },
  {
    weight: 8,
    arbitrary: fc.constant(
      command(
        'go online',
        (visit, real) => setOffline(visit, real, false),
        ({ isOffline }) => isOffline,
      ),
    ),
  },
  {
    weight: 5,
    arbitrary: fc.constantFrom('link' as const, 'back' as const).map((how) =>
      command(
        `leave by ${how}`,
        async (visit, { page }) => {
          visit.leave(how);
          if (how === 'back') await page.evaluate(() => history.back());
          else
            await page
              .getByRole('contentinfo')
              .getByRole('link', { name: t('FAQ') })
              .click();
          await arrive(visit, page);
        },
        ({ away, isOffline }) => away === undefined && !isOffline,
      ),
    ),
  },
  {
    weight: 6,
    arbitrary: fc.constantFrom('link' as const, 'history' as const, 'toast' as const).map((how) =>
      command(
        `return by ${how}`,
        async (visit, { page }) => {
          const { away, toast } = visit;
          visit.away = undefined;
          if (how === 'toast' && toast?.hasAction) {
            visit.toast = undefined;
            await toastsOf(page).getByRole('button').first().click();
          } else if (how === 'history')
            await page.evaluate((by) => history.go(by), away === 'back' ? 1 : -1);
          else await formLink(visit, page).click();
          await arrive(visit, page);
        },
        ({ away }) => away !== undefined,
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant(
      command(
        'reload',
        async (visit, { page }) => {
          visit.unload(false);
          await page.reload();
          await hydrated(page);
        },
        ({ away, isOffline }) => away === undefined && !isOffline,
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: fc.constant(
      command(
        'begin a reload while sending, and stay',
        async (_, { page }) => {
          const asked = page.waitForEvent('dialog');
          await page.evaluate(() => setTimeout(() => location.reload()));
          await (await asked).dismiss();
        },
        ({ isSending }) => isSending,
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant(
      command(
        'leave the site and come back',
        async (visit, { page }) => {
          visit.unload(true);
          await page.goto('/robots.txt');
          await page.goBack();
          await hydrated(page);
        },
        ({ away, isOffline }) => away === undefined && !isOffline,
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom('Stay here' as const, 'Switch' as const).map((answer) =>
      command(
        `switch the language: ${answer}`,
        async (visit, { page }) => {
          await page.getByRole('link', { name: 'English', exact: true }).click();
          const dialog = page.getByRole('alertdialog');
          await dialog.getByRole('button', { name: t(answer), exact: true }).click();
          if (answer === 'Switch') {
            visit.unload(true);
            await page.waitForURL(visit.path);
            await page.goBack();
            await hydrated(page);
          } else await expect(dialog).toBeHidden();
        },
        // Only the Spanish pages of the tests have a page in another language.
        ({ away, isOffline, isChanged }) =>
          locale() === 'es-US' && away === undefined && !isOffline && isChanged,
      ),
    ),
  },
  {
    weight: 2,
    arbitrary: numbers.map((number) =>
      command(
        `choose method ${number}`,
        async (visit, { page }) => {
          const methods = Object.keys(visit.form.methods ?? {});
          await choose(visit, page, methods[number % methods.length] as string);
        },
        (visit) => isOpen(visit) && visit.form.methods !== undefined,
      ),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.constant(
      command(
        'start again after the receipt',
        async (visit, { page }) => {
          visit.receipt = undefined;
          await page.getByRole('button', { name: t(visit.form.again) }).click();
        },
        ({ away, receipt }) => away === undefined && receipt !== undefined,
      ),
    ),
  },
  {
    weight: 1,
    arbitrary: fc.constant(
      command(
        'send in a second tab',
        async (visit, { context, mailer }) => {
          const other = await context.newPage();
          const copy = new Visit(visit.form);
          copy.steps.push(...visit.steps, 'in the second tab:');
          mailer.outcome = 'accepts';
          await open(other, copy.path);
          const real = { page: other, context, mailer };
          for (const [name, answer] of wholeOf(copy, 0)) {
            copy.edit(name, answer);
            await give(control(copy, other, name), answer, false);
          }
          for (const key of visit.keys) copy.keys.add(key);
          await send(copy, real, 'click');
          await expectState(copy, real);
          for (const key of copy.keys) visit.keys.add(key);
          visit.calls = copy.calls;
          await other.close();
        },
        ({ isOffline, isSending }) => !isOffline && !isSending,
      ),
    ),
  },
];

/** A command of each kind, and a number that chooses one of those that are possible then. */
const step = fc.tuple(
  fc.nat({ max: 1_000_000 }),
  fc.tuple(...kinds.map(({ arbitrary }) => arbitrary)),
);

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  contextOptions: { reducedMotion: 'reduce' },
});

for (const form of cases) {
  test(`after any sequence of steps, the ${form.id} form shows what the visitor expects, and sends each request once`, async ({
    page,
    context,
    milepost,
    consoleMessages,
    language,
  }) => {
    // Spanish differs only in its words.
    const numRuns = Number(SEQUENCES ?? (language === 'en' ? 2 : 1));
    test.setTimeout(60_000 + 60_000 * numRuns);
    expectMessages(
      consoleMessages,
      /^Failed to load resource|Blocked attempt to show a 'beforeunload'/,
    );
    let mailer = new Mailer();
    await context.route('**/send-email', (route) => mailer.handle(route));
    const steps = fc.array(step, { minLength: 25, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(steps, async (some) => {
        mailer = new Mailer();
        const before = await countMails(milepost.inbox);
        await context.setOffline(false);
        // Forgets the submissions of the sequence before.
        await open(page, '/faq');
        await page.evaluate(() => sessionStorage.clear());
        const model = new Visit(form);
        await formLink(model, page).click();
        await arrive(model, page);
        for (const [number, commands] of some) {
          const possible = commands.flatMap((one, at) =>
            one.check(model) ? Array<Command>(kinds[at]?.weight ?? 0).fill(one) : [],
          );
          await possible[number % possible.length]?.run(model, { page, context, mailer });
        }
        expect((await countMails(milepost.inbox)) - before, model.steps.join('\n')).toBe(
          mailer.reached.size,
        );
      }),
      { seed: Number(SEQUENCE_SEED) + cases.indexOf(form), numRuns, endOnFailure: true },
    );
  });
}

async function countMails(inbox: string): Promise<number> {
  const response = await fetch(`${inbox}/api/messages`);
  return ((await response.json()) as unknown[]).length;
}
