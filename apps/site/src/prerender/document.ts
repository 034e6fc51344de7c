import { createHash } from 'node:crypto';
import { rememberEarlyPress } from '../hydration/earlyPress.ts';

/** The files of the browser's bundle that one page needs at its first view. */
export interface PageAssets {
  /** The module that starts the page. */
  readonly entry: string;
  /** Modules that the entry will ask for at once. */
  readonly modules: readonly string[];
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
}

/**
 * `html` with the page's assets, of which only the rules in `css` hold up its first paint: the whole
 * stylesheet stands behind the page. React leaves such tags alone when it hydrates.
 */
export function withAssets(html: string, assets: PageAssets, css: string): string {
  const head = [
    `<style>${css}</style>`,
    `<script>${rememberEarlyPress}</script>`,
    ...assets.modules.map(
      (href) => `<link rel="modulepreload" fetchpriority="low" href="${href}">`,
    ),
    `<script type="module" fetchpriority="low" src="${assets.entry}"></script>`,
  ];
  const tail = [
    // Chrome holds the first paint for a font that the head preloads; the body's it only loads early.
    ...assets.fonts.map(
      (href) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="${href}">`,
    ),
    ...assets.stylesheets.map((href) => `<link rel="stylesheet" href="${href}">`),
  ];
  return html
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(/<\/body>(?!.*<\/body>)/s, () => `${tail.join('')}</body>`);
}

/** React Aria adds this rule to a page at run time; a policy of hashes has to know it. */
const reactAriaStyle = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;

/**
 * The Content-Security-Policy of one document: scripts and styles from our own address, and of the
 * inline ones exactly those that stand in `html`, by hash.
 *
 * @param isInDocument Leaves out what counts in a header alone.
 */
export function contentSecurityPolicy(html: string, isInDocument = false): string {
  const scripts = matches(
    html,
    /<script(?![^>]*\b(?:src|type="application\/ld\+json"))[^>]*>(.*?)<\/script>/gs,
  );
  const styles = [...matches(html, /<style[^>]*>(.*?)<\/style>/gs), reactAriaStyle];
  const styleAttributes = matches(html, /<[a-z][^>]*?\sstyle="([^"]*)"/gi).map(decodeAttribute);
  return [
    "default-src 'none'",
    "base-uri 'none'",
    "connect-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    ...(isInDocument ? [] : ["frame-ancestors 'none'"]),
    "img-src 'self' data:",
    "manifest-src 'self'",
    `script-src ${["'self'", ...hashes(scripts)].join(' ')}`,
    `style-src-elem ${["'self'", ...hashes(styles)].join(' ')}`,
    `style-src-attr ${
      styleAttributes.length > 0
        ? ["'unsafe-hashes'", ...hashes(styleAttributes)].join(' ')
        : "'none'"
    }`,
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
