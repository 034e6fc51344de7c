// Writes the accessibility conformance report of the kit, openacr.yaml (OpenACR 0.1.0, catalog
// "2.5-edition-wcag-2.2-en"). Each claim names the tests that prove it: `node packages/ui/conformance.ts`.
import { existsSync, writeFileSync } from 'node:fs';
import {
  type Claim,
  criteria,
  notApplicable,
  type Proof,
  partly,
  supports,
  yaml,
} from '../../tooling/openacr.ts';
import manifest from './package.json' with { type: 'json' };

const inBrowser = (name: string, title: string): Proof => ({
  file: `packages/ui/tests/browser/${name}.test.tsx`,
  title,
});
const keysOf = (component: string, does: string): Proof => {
  const path = `packages/ui/src/components/${component}/${component}.docs.ts`;
  const isTsx = existsSync(new URL(`../../${path}x`, import.meta.url));
  return { file: isTsx ? `${path}x` : path, title: does };
};
const story = (component: string, name: string): Proof => ({
  file: `packages/ui/src/components/${component}/${component}.stories.tsx`,
  title: name,
});
const everyStory: Proof = {
  file: '.storybook/tests/stories.test.tsx',
  title: '$id is valid HTML from a server, hydrates without a message and never scrolls sideways',
};
const contrast: Proof = {
  file: 'packages/ui/src/theme/contrast.test.ts',
  title: 'every declared pair of colors meets WCAG AA in each mode of each brand',
};

const noMedia = 'The kit has no audio and no video.';
const ofTheApp = 'The pages of the app determine this.';

/** The claims on the criteria of level A. */
export const levelA: readonly Claim[] = [
  supports(
    '1.1.1',
    'Icons have a name or are hidden. Charts have a table with the same values.',
    [inBrowser('charts', 'has a table with the same values')],
    ['image-alt', 'role-img-alt', 'svg-img-alt', 'aria-meter-name', 'aria-progressbar-name'],
  ),
  notApplicable('1.2.1', noMedia),
  notApplicable('1.2.2', noMedia),
  notApplicable('1.2.3', noMedia),
  supports(
    '1.3.1',
    'Tables stay tables while their rows are cards. A field’s label, description and error belong to it.',
    [
      inBrowser('data', 'is a table for screen readers when its rows are stacked'),
      inBrowser('datatable', 'is a grid with rows, headers and cells'),
    ],
    ['list', 'listitem', 'definition-list', 'dlitem', 'td-headers-attr', 'aria-required-children'],
  ),
  partly(
    '1.3.2',
    'Components keep the order of the document. The layout prop `order` moves a component only visually, and no test prevents a wrong use.',
  ),
  notApplicable('1.3.3', 'Instructions are texts of the app.'),
  supports(
    '1.4.1',
    'Links in text are underlined, states are words, and the series of a chart differ by pattern in forced colors.',
    [inBrowser('charts', 'differs by pattern in forced colors, in system colors')],
    ['link-in-text-block'],
  ),
  notApplicable('1.4.2', noMedia),
  supports(
    '2.1.1',
    'Each component that takes input has a table of keys. Each row is a test.',
    [
      {
        file: 'packages/ui/src/testing/components.test.ts',
        title: 'has a Default and a Stress story, and a Keyboard story if its docs name keys',
      },
    ],
    ['scrollable-region-focusable'],
  ),
  supports('2.1.2', 'Only a modal dialog keeps focus, and Escape leaves it.', [
    keysOf('Dialog', 'Closes the dialog; focus goes back to its button. Alert dialogs too.'),
    inBrowser(
      'datatable-rows',
      'Tab moves through the controls of the cell, and then leaves the table',
    ),
  ]),
  supports(
    '2.1.4',
    'Letters are shortcuts only inside a list or table that has focus. The command palette opens with a modifier key.',
    [inBrowser('overlays', 'holding down the keys of the command palette opens it once')],
  ),
  partly(
    '2.2.1',
    'A toast with an error or an action stays until it is dismissed. Others stay at least 8 seconds, and wait while they are pointed at or focused. No test verifies the time.',
  ),
  supports('2.2.2', 'Only signs of loading move, and none if the system asks for less motion.', [
    { file: '.storybook/vitest.setup.ts', title: 'animations under prefers-reduced-motion' },
  ]),
  notApplicable('2.3.1', 'Nothing in the kit flashes.'),
  supports('2.4.1', '`SkipLink` leads to the main content, and is the first stop of the page.', [
    keysOf('SkipLink', 'Shows the link, as the first stop of the page.'),
    keysOf('SkipLink', 'Goes to the main content.'),
  ]),
  notApplicable('2.4.2', ofTheApp),
  supports(
    '2.4.3',
    'Focus returns to its button when an overlay closes, and stays in a table whose row is removed.',
    [
      keysOf('Dialog', 'On its button, opens the dialog and moves focus into it.'),
      inBrowser('datatable', 'a canceled dialog restores focus to its button'),
      inBrowser('datatable', 'focus moves to the next row when its row is removed'),
    ],
  ),
  supports('2.4.4', 'A link without a name is an error in every story.', [], ['link-name']),
  supports('2.5.1', 'A slider is also set by a tap on its track and by keys.', [
    inBrowser('behavior', 'a click on the track moves the nearer thumb'),
  ]),
  supports('2.5.2', 'A finger that scrolls over a control changes nothing.', [
    inBrowser('scroll', '%s keeps its value when a finger scrolls the page over it'),
  ]),
  supports(
    '2.5.3',
    'The visible label of a field is its name. axe’s rule for this criterion is experimental and not run.',
    [inBrowser('behavior', 'is a tab stop that the label names')],
  ),
  notApplicable('2.5.4', 'Nothing is operated by motion.'),
  notApplicable('3.1.1', ofTheApp),
  supports(
    '3.2.1',
    'Focus alone changes nothing, except that arrow keys open a tab, which can be turned off.',
    [inBrowser('behavior', 'in a column with manual activation, arrow keys only move focus')],
  ),
  notApplicable('3.2.2', 'A component reports a change. What follows is determined by the app.'),
  notApplicable('3.2.6', ofTheApp),
  supports('3.3.1', 'An error is text at its field, and in a summary with links to the fields.', [
    inBrowser('forms', 'React Hook Form shows an error beside the field, and moves focus there'),
    keysOf('ErrorSummary', 'Moves focus to the field, with its label and message in view.'),
  ]),
  supports('3.3.2', 'Every field has a visible label.', [], ['form-field-multiple-labels']),
  supports('3.3.7', '`Wizard` keeps the answers of each step.', [story('Wizard', 'KeepsAnswers')]),
  supports('4.1.1', 'WCAG 2.2 has removed this criterion. The HTML of every story is valid.', [
    everyStory,
  ]),
  supports(
    '4.1.2',
    'Roles, names and states are tested as the browser exposes them. Ten components were listened to with Orca 43.1 in Firefox ESR 153 and Chromium 156, and none with VoiceOver, NVDA or JAWS.',
    [inBrowser('attributes', 'every component is covered here')],
    [
      'button-name',
      'aria-roles',
      'aria-valid-attr-value',
      'aria-required-attr',
      'label',
      'select-name',
      'nested-interactive',
    ],
  ),
];

/** The claims on the criteria of level AA. */
export const levelAA: readonly Claim[] = [
  notApplicable('1.2.4', noMedia),
  notApplicable('1.2.5', noMedia),
  supports(
    '1.3.4',
    'Every story fits 320 px and 1280 px, and nothing depends on the orientation.',
    [everyStory],
  ),
  supports('1.3.5', 'Fields accept `autoComplete`.', [], ['autocomplete-valid']),
  supports(
    '1.4.3',
    'Every pair of colors is at least 4.5 to 1 for text, in each theme, contrast and brand.',
    [contrast],
    ['color-contrast'],
  ),
  supports('1.4.4', 'Every story fits 640 px with text at 200%.', [everyStory]),
  notApplicable('1.4.5', 'The kit has no images of text.'),
  supports('1.4.10', 'No story scrolls sideways at 320 px.', [everyStory]),
  supports('1.4.11', 'Borders of controls, fills and focus rings are at least 3 to 1.', [contrast]),
  supports(
    '1.4.12',
    'No story sets the spacing of text by inline styles.',
    [],
    ['avoid-inline-spacing'],
  ),
  supports('1.4.13', 'A tooltip stays while the pointer is on it, and Escape hides it.', [
    keysOf('Tooltip', 'Hides it; focus stays.'),
  ]),
  notApplicable('2.4.5', ofTheApp),
  notApplicable('2.4.6', 'Headings and labels are texts of the app.'),
  supports('2.4.7', 'Every control has the theme’s focus ring, which is at least 3 to 1.', [
    contrast,
  ]),
  supports('2.4.11', 'The page scrolls and ends above toasts, and below a sticky header.', [
    {
      file: 'apps/site/tests/e2e/toasts.spec.ts',
      title: 'an error over the page does not cover the focused element, at ',
    },
    {
      file: 'apps/site/tests/browsers/header.spec.ts',
      title: 'the header covers neither an anchor nor the focus',
    },
  ]),
  supports(
    '2.5.7',
    'A slider is also set by a tap on its track, by keys, and in the box of a SliderField.',
    [
      inBrowser('behavior', 'a click on the track moves the nearer thumb'),
      inBrowser('datatable', 'the slider resizes a column after Enter'),
    ],
  ),
  supports(
    '2.5.8',
    'Touch targets are at least 24 px, and 44 px in comfortable density.',
    [],
    ['target-size'],
  ),
  notApplicable('3.1.2', ofTheApp),
  notApplicable('3.2.3', ofTheApp),
  notApplicable('3.2.4', ofTheApp),
  supports('3.3.3', 'A number or date outside its limits is reported with the limits.', [
    story('DatePicker', 'Choose a date from November 22, 2026 to January 6, 2027'),
  ]),
  notApplicable('3.3.4', ofTheApp),
  supports('3.3.8', 'Passwords can be pasted, filled in by a password manager, and shown.', [
    keysOf('PasswordField', 'On the button, shows the password, or hides it again.'),
  ]),
  supports(
    '4.1.3',
    'Results, sort orders, selections and loading are announced without moving focus.',
    [
      inBrowser('data', 'announces the sort order'),
      inBrowser('datatable-rows', 'loading keeps the rows and says so'),
    ],
  ),
];

/** Returns the report. */
export const report = () => ({
  title: 'Milepost Auto Finance Accessibility Conformance Report',
  product: {
    name: manifest.name,
    version: manifest.version,
    description: manifest.description,
  },
  author: { company_name: 'Milepost Auto Finance', email: 'accessibility@milepost.example' },
  notes:
    'The report is on the components of the kit. The app’s own texts, pages and combinations of components determine the conformance of the app.',
  evaluation_methods_used:
    'Automated tests, which every claim names: axe in every story in light and dark and in two brands, each row of each keyboard table in Chromium, and tests of the accessibility tree. A script listened to ten components with Orca 43.1 in Firefox ESR 153 and Chromium 156. No person who uses assistive technology has tested the kit yet.',
  license: manifest.license,
  repository: manifest.repository.url,
  catalog: '2.5-edition-wcag-2.2-en',
  chapters: {
    success_criteria_level_a: { criteria: criteria(levelA, 'in every story') },
    success_criteria_level_aa: { criteria: criteria(levelAA, 'in every story') },
    success_criteria_level_aaa: { disabled: true, notes: 'Not evaluated.' },
  },
});

/** Returns the report as YAML. */
export const reportYaml = () => `# Made from packages/ui/conformance.ts.\n${yaml(report())}`;

if (import.meta.main) {
  writeFileSync(new URL('openacr.yaml', import.meta.url), reportYaml());
}
