import { createHash } from 'node:crypto';
import {
  liftLimits,
  openNamedSection,
  rememberEarlyPress,
  reportLateStart,
} from '../loading/earlyPress.ts';
import { reportFailures } from '../loading/reportFailures.ts';

/** The files of the browser's bundle that one page needs for its first view. */
export interface PageAssets {
  /** The module that starts the page. */
  readonly entry: string;
  /** Modules that the entry imports at once. */
  readonly modules: readonly string[];
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
}

/**
 * Adds the page's assets to `html`. Only the rules in `css` block its first paint: the whole
 * stylesheet is at the end of the body. React ignores these tags when it hydrates.
 *
 * @param lastScript A script to inline at the end of the body.
 */
export function withAssets(
  html: string,
  assets: PageAssets,
  css: string,
  lastScript?: string,
): string {
  const early = /<input[^>]* maxlength=/i.test(html) ? [liftLimits] : [];
  const head = [
    `<style>${css}</style>`,
    `<script>${[reportFailures, rememberEarlyPress, ...early, reportLateStart].join(';')}</script>`,
    ...assets.modules.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`,
    ),
    // Browsers go to the address's fragment at the end of parsing, which a script that is not `async`
    // delays: the page would open a section late, and take the focus from a field.
    `<script type="module" async fetchpriority="low" src="${assets.entry}"></script>`,
  ];
  const tail = [
    ...(html.includes('<details') ? [`<script>${openNamedSection}</script>`] : []),
    ...(lastScript ? [`<script>${lastScript.trim()}</script>`] : []),
    // Chrome delays the first paint for a font that the head preloads. A preload in the body only
    // loads it early.
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
  ];
  return html
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(/<\/body>(?!.*<\/body>)/s, () => `${tail.join('')}</body>`);
}

/** The styles of a page without scripts. */
export interface StylesWithoutScripts {
  /** The order of the cascade layers, and the font. */
  readonly first: string;
  /** The rules for a browser without JavaScript. They apply to each browser. */
  readonly withoutScripts: string;
  readonly stylesheets: readonly string[];
}

/**
 * Turns a rendered page into one without scripts, also for a browser that runs them: removes its
 * scripts, and shows what it has for browsers without JavaScript.
 */
export function withoutScripts(
  html: string,
  { first, withoutScripts, stylesheets }: StylesWithoutScripts,
): string {
  const head = [
    `<style>${first}</style>`,
    ...stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
    `<style>${withoutScripts}</style>`,
  ];
  return html
    .replace(/<script\b[^>]*>.*?<\/script>|<\/?noscript>/gs, '')
    .replace('</head>', () => `${head.join('')}</head>`);
}

/** React Aria adds this rule to a page at run time, so a policy with hashes must include it. */
const reactAriaStyle = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

/**
 * The Content-Security-Policy of one document. It allows scripts and styles from the site's own
 * address, and exactly the inline ones in `html`, by hash.
 *
 * @param options.isInDocument Leaves out directives that are only valid in a header.
 * @param options.connectTo Other origins that scripts may call.
 * @param options.hasScripts Whether the document has any. Without them, it may load styles, fonts and
 * pictures only.
 */
export function contentSecurityPolicy(
  html: string,
  {
    isInDocument = false,
    connectTo = [],
    hasScripts = true,
  }: {
    readonly isInDocument?: boolean;
    readonly connectTo?: readonly string[];
    readonly hasScripts?: boolean;
  } = {},
): string {
  const scripts = matches(
    html,
    /<script(?![^>]*\b(?:src|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs,
  );
  const styles = [...matches(html, /<style[^>]*>(.*?)<\/style>/gs), reactAriaStyle];
  const styleAttributes = matches(html, /<[a-z][^>]*?\sstyle="([^"]*)"/gi).map(decodeAttribute);
  return [
    "default-src 'none'",
    "base-uri 'none'",
    ...(hasScripts ? [`connect-src ${["'self'", ...connectTo].join(' ')}`] : []),
    "font-src 'self'",
    "form-action 'self'",
    ...(isInDocument ? [] : ["frame-ancestors 'none'"]),
    "img-src 'self' data:",
    "manifest-src 'self'",
    ...(hasScripts ? [`script-src ${["'self'", ...hashes(scripts)].join(' ')}`] : []),
    `style-src-elem ${["'self'", ...hashes(styles)].join(' ')}`,
    `style-src-attr ${
      styleAttributes.length > 0
        ? ["'unsafe-hashes'", ...hashes(styleAttributes)].join(' ')
        : "'none'"
    }`,
    // No script may turn text into markup or code.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const matches = (html: string, pattern: RegExp) =>
  [...html.matchAll(pattern)].map((match) => match[1] ?? '');

const hashes = (sources: readonly string[]) =>
  [...new Set(sources)].map(
    (source) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`,
  );

const decodeAttribute = (value: string) =>
  value
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
