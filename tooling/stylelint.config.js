/**
 * Checks that the built style sheets let two fingers zoom from every part of a page (WCAG 1.4.4), and
 * use only features that are in every browser of the last 30 months (Baseline Widely available). Rules
 * in a matching `@supports` are exempt. The listed ones are not supported everywhere, and a page
 * without them is still right, as the comment beside each says.
 *
 * @type {import("stylelint").Config}
 */
export default {
  plugins: ['stylelint-plugin-use-baseline'],
  reportNeedlessDisables: true,
  rules: {
    'declaration-property-value-allowed-list': {
      'touch-action': ['auto', 'manipulation', '/pinch-zoom/'],
    },
    'plugin/use-baseline': [
      true,
      {
        available: 'widely',
        // `/./` is any value.
        ignoreProperties: {
          // The road of a loan appears at once instead of on scroll. It is in an `@supports` of `view()`.
          'animation-range': ['/./'],
          // Safari prints a heading at the foot of a page, apart from its text.
          'break-after': ['avoid'],
          // Firefox and Safari may print the last row of a table alone on a page.
          'break-before': ['avoid'],
          // All rows of a long table are rendered, and what is closed opens without a transition.
          'content-visibility': ['/./'],
          'interpolate-size': ['/./'],
          'overflow-clip-margin': ['/./'],
          // A field of several lines scrolls instead of growing, and has no handle on a phone.
          'field-sizing': ['/./'],
          resize: ['/./'],
          // Safari has no forced colors, and prints backgrounds by `-webkit-print-color-adjust`.
          'forced-color-adjust': ['/./'],
          'print-color-adjust': ['/./'],
          // A scroll at the end of a list goes on to the page.
          'overscroll-behavior': ['/./'],
          // The outline of a figure's text is drawn over its letters, and its bars have square corners.
          'paint-order': ['/./'],
          rx: ['/./'],
          // Firefox on Android enlarges no text by itself.
          'text-size-adjust': ['/./'],
          // Lines break where the text is full.
          'text-wrap': ['/./'],
          // A page appears at once instead of growing out of the card that leads to it.
          'view-transition-name': ['/./'],
        },
        // A printout has the margins of the browser, and no page numbers. A tab's panel and a chart's second
        // line appear without a transition.
        ignoreAtRules: ['page', 'starting-style'],
        // A part opens without a transition, selected text and list markers have the browser's colors, and
        // pages change without a transition.
        ignoreSelectors: ['details-content', 'marker', 'selection', '/^view-transition/'],
      },
    ],
  },
};
