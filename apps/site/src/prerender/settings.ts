import { join } from 'node:path';
import type { Outcomes } from '@milepost/domain/forms';
import { type Language, languages } from '../edition/languages.ts';

/** The folder of what only the build reads. */
export const buildCache = join(import.meta.dirname, `../../.cache/build-${process.pid}`);

/** The settings of a build. */
export interface SiteSettings {
  /** Whether the site's own server takes forms without scripts, or a static host serves the site. */
  readonly host: 'server' | 'static';
  readonly outcome: Outcomes['payment'];
  /** Whether a mailed payment asks for the card's security code. */
  readonly securityCode: 'asked' | 'left-out';
  /** The address that starts a payment. Undefined unless the outcome is `hosted`. */
  readonly service: URL | undefined;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** The settings of a build for languages. */
export interface LanguageSettings {
  /** English first. */
  readonly languages: readonly Language[];
  /** Whether texts that nobody has reviewed are published, marked as a draft. */
  readonly isDraft: boolean;
}

/** The names of the settings, which the hash of the sources includes. */
export const settingNames = [
  'PAYMENT_OUTCOME',
  'PAYMENT_SECURITY_CODE',
  'PAYMENT_SERVICE',
  'SITE_DRAFT',
  'SITE_HOST',
  'SITE_LANGUAGES',
];

/**
 * Reads the settings of a build from the environment, and treats an empty one as unset.
 *
 * @throws Error with one sentence that names the setting and its possible values.
 */
export function readSettings(env: Environment): SiteSettings {
  const host = choice(env, 'SITE_HOST', ['server', 'static']);
  const outcome = choice(env, 'PAYMENT_OUTCOME', ['mailed', 'hosted', 'off']);
  const securityCode = choice(env, 'PAYMENT_SECURITY_CODE', ['asked', 'left-out']);
  const address = env.PAYMENT_SERVICE || undefined;
  if (outcome === 'hosted' && !address) {
    throw new Error('PAYMENT_SERVICE must be set, because PAYMENT_OUTCOME is hosted.');
  }
  if (outcome !== 'hosted' && address) {
    throw new Error(
      'PAYMENT_SERVICE is set: set PAYMENT_OUTCOME to hosted, or remove PAYMENT_SERVICE.',
    );
  }
  return {
    host,
    outcome,
    securityCode,
    service: address === undefined ? undefined : serviceAt(address),
  };
}

/**
 * Reads which languages a build publishes, from the environment or `edition/languages.ts`.
 *
 * @throws Error with one sentence that names the setting and its possible values.
 */
export function readLanguageSettings(env: Environment): LanguageSettings {
  const setting = choice(env, 'SITE_LANGUAGES', [languages.join(','), 'en', 'en,es']);
  const draft = choice(env, 'SITE_DRAFT', ['0', '1']);
  return { languages: setting.split(',') as Language[], isDraft: draft === '1' };
}

function choice<Value extends string>(
  env: Environment,
  name: string,
  values: readonly [Value, ...Value[]],
): Value {
  const text = env[name] || values[0];
  const value = values.find((one) => one === text);
  if (value === undefined)
    throw new Error(`${name} must be one of ${[...new Set(values)].join(', ')}.`);
  return value;
}

function serviceAt(address: string): URL {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isLoopback = /^(localhost|127(\.\d+){3})$/.test(url?.hostname ?? '');
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback);
  if (!url || !isSafe || url.username || url.password || url.hash) {
    throw new Error(
      'PAYMENT_SERVICE must be an address such as https://pay.company.example/start. Only a service on this machine may use http.',
    );
  }
  return url;
}
