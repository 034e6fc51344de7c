// Writes the accessibility conformance report of the site, openacr.yaml (OpenACR 0.1.0, catalog
// "2.5-edition-wcag-2.2-508-eu-en"). Each claim names the tests that prove it:
// `node --conditions=@milepost/source apps/site/conformance.ts`.
import { writeFileSync } from 'node:fs';
import { company } from '@milepost/domain/facts/company';
import {
  type Claim,
  criteria,
  notApplicable,
  type Proof,
  partly,
  supports,
  yaml,
} from '../../tooling/openacr.ts';

const e2e = (name: string, title: string): Proof => ({
  file: `apps/site/tests/e2e/${name}.spec.ts`,
  title,
});
const inThreeBrowsers = (name: string, title: string): Proof => ({
  file: `apps/site/tests/browsers/${name}.spec.ts`,
  title,
});
const ofTheKit = (name: string, title: string): Proof => ({
  file: `packages/ui/tests/browser/${name}.test.tsx`,
  title,
});

const everyPage = e2e(
  'pages',
  'shows each tab stop, has no accessibility problem in any look, and each of its buttons does something',
);
const everyWindow = e2e('layout', 'No page scrolls sideways in any window, nor with text at 200%');
const contrast: Proof = {
  file: 'packages/ui/src/theme/contrast.test.ts',
  title: 'every declared pair of colors meets WCAG AA in each mode of each brand',
};
const emptyForm = e2e('forms', 'left empty lists its broken rules, and stays accessible');
const byKeyboard = [
  e2e('payment', 'a payment and the fee finder can be completed by keyboard alone'),
  e2e('payoff', 'by keyboard alone a payoff is estimated and its date copied into the request'),
  e2e('faq', 'finding an answer, copying its link and showing all work by keyboard alone'),
  e2e('calculator', 'every number, table and file is reachable by keyboard'),
];
const twoClicks = e2e(
  'documents',
  'From any page, two clicks lead to payment, its costs, the calculator and the claim form',
);
const announcedCost = e2e(
  'payment',
  'the cost of a payment is shown before its button during typing, and is announced once',
);

const noMedia = 'The site has no audio and no video.';

/** The claims on the criteria of level A. */
export const levelA: readonly Claim[] = [
  supports(
    '1.1.1',
    'Pictures are decoration or have a name. A drawing has its figures as text.',
    [
      e2e(
        'payment',
        'a drawing is loaded when it is opened, by keyboard alone, and has a text alternative',
      ),
    ],
    ['image-alt', 'role-img-alt', 'svg-img-alt'],
  ),
  notApplicable('1.2.1', noMedia),
  notApplicable('1.2.2', noMedia),
  notApplicable('1.2.3', noMedia),
  supports(
    '1.3.1',
    'Headings, lists, tables and groups of fields are elements of HTML.',
    [everyPage],
    ['list', 'listitem', 'definition-list', 'dlitem', 'td-headers-attr', 'th-has-data-cells'],
  ),
  partly('1.3.2', 'Pages show their content in the order of the document. No test compares them.'),
  partly(
    '1.3.3',
    'No instruction depends on a shape, a size or a position. No test reads the texts for that.',
  ),
  supports(
    '1.4.1',
    'Links in text are underlined, and errors are text.',
    [emptyForm],
    ['link-in-text-block'],
  ),
  notApplicable('1.4.2', noMedia),
  supports('2.1.1', 'Each task can be done with the keyboard alone.', byKeyboard, [
    'scrollable-region-focusable',
  ]),
  supports('2.1.2', 'Only an open dialog or menu keeps the focus, and Escape leaves it.', [
    inThreeBrowsers(
      'keyboard',
      'a dialog opens by keyboard, traps the focus, and returns it on Escape',
    ),
  ]),
  notApplicable('2.1.4', 'No letter alone is a shortcut.'),
  partly(
    '2.2.1',
    'No form has a time limit. A message about a success disappears by itself, and is repeated on the page. No test verifies the time.',
  ),
  supports('2.2.2', 'Nothing moves for visitors who ask for less motion.', [
    e2e('site', 'pages change '),
  ]),
  notApplicable('2.3.1', 'Nothing flashes.'),
  supports(
    '2.4.1',
    'A link leads past the header.',
    [inThreeBrowsers('keyboard', 'the skip link is the first tab stop and leads past the header')],
    ['bypass'],
  ),
  supports(
    '2.4.2',
    'Each page has its own title.',
    [
      e2e(
        'documents',
        'Every document has its own title, description, canonical address and one main heading',
      ),
    ],
    ['document-title'],
  ),
  supports('2.4.3', 'A link moves the focus to the heading of the page or section it leads to.', [
    e2e('links', 'every link to its own page scrolls and moves the focus each time it is clicked'),
    e2e(
      'site',
      'a link changes the page without a load, focuses its heading and keeps the scroll position',
    ),
  ]),
  supports('2.4.4', 'Each link has a name.', [everyPage], ['link-name']),
  supports('2.5.1', 'A slider is also set by keys and in its box.', [
    inThreeBrowsers('calculator', 'the calculator responds to keys, typed text, and its tabs'),
  ]),
  supports('2.5.2', 'A finger that scrolls over a control changes nothing.', [
    ofTheKit('scroll', '%s keeps its value when a finger scrolls the page over it'),
  ]),
  supports(
    '2.5.3',
    'The visible label of a field is its name. axe’s rule for this criterion is experimental and not run.',
    [ofTheKit('behavior', 'is a tab stop that the label names')],
  ),
  notApplicable('2.5.4', 'Nothing is operated by motion.'),
  supports('3.1.1', 'Each document names its language.', [], ['html-has-lang', 'html-lang-valid']),
  supports('3.2.1', 'Focus alone changes nothing but the view of a tab.', [everyPage]),
  supports('3.2.2', 'A choice changes only the fields that depend on it, below it.', [
    e2e(
      'screens',
      'a change of the payment method keeps the typed text and shows the other fields',
    ),
  ]),
  supports('3.2.6', 'The phone number and the tasks are in the same position on each page.', [
    twoClicks,
    e2e('menu', 'on a phone the menu leads to every task in two clicks'),
  ]),
  supports('3.3.1', 'A broken rule is reported beside its field and in a summary with links.', [
    emptyForm,
    e2e('payoff', 'each line of the error summary links to its field and disappears once fixed'),
  ]),
  supports('3.3.2', 'Each field has a visible label.', [everyPage], ['form-field-multiple-labels']),
  supports('3.3.7', 'A visit remembers what was typed, except for secrets.', [
    inThreeBrowsers(
      'visitors',
      'a visitor on a phone finds the answers again after other pages, and sends them',
    ),
  ]),
  notApplicable('4.1.1', 'WCAG 2.2 has removed this criterion.'),
  supports(
    '4.1.2',
    'Controls are elements of HTML or have their role, name and state.',
    [everyPage],
    ['button-name', 'aria-roles', 'aria-valid-attr-value', 'label', 'select-name'],
  ),
];

/** The claims on the criteria of level AA. */
export const levelAA: readonly Claim[] = [
  notApplicable('1.2.4', noMedia),
  notApplicable('1.2.5', noMedia),
  supports('1.3.4', 'Every page fits wide and narrow windows.', [everyWindow]),
  supports(
    '1.3.5',
    'Fields for the visitor’s own data have their autocomplete token.',
    [e2e('forms', 'have the autocomplete tokens of their answers')],
    ['autocomplete-valid'],
  ),
  supports(
    '1.4.3',
    'Text has a contrast of at least 4.5 to 1, also over drawings and in print.',
    [
      contrast,
      e2e('stories', 'sky has a contrast of 4.5 to 1 to each of its colors'),
      e2e('print', 'Printed text has enough contrast with its background'),
    ],
    ['color-contrast'],
  ),
  supports('1.4.4', 'Every page fits with text at 200%.', [
    everyWindow,
    e2e('layout', 'No word of a page’s heading is split on a phone with text at 200%'),
  ]),
  supports('1.4.5', 'The only image of text is the logo.', [
    e2e('content', 'Every text of the domain’s words is in a document or in the code of a page'),
  ]),
  supports('1.4.10', 'No page scrolls sideways at 320 px.', [everyWindow]),
  supports('1.4.11', 'Borders of controls, fills and focus rings are at least 3 to 1.', [contrast]),
  supports(
    '1.4.12',
    'No page sets the spacing of text by inline styles.',
    [],
    ['avoid-inline-spacing'],
  ),
  partly(
    '1.4.13',
    'The calculator draws a change that is pointed at or focused, in its own position, where it covers nothing. No test dismisses it by Escape.',
    [
      e2e(
        'calculator',
        'the road says what is left in each month, and draws a change that is looked at, and the loan before one that was made',
      ),
    ],
  ),
  supports(
    '2.4.5',
    'Pages are reached by the header, the footer, links in texts and breadcrumbs.',
    [twoClicks],
  ),
  supports('2.4.6', 'Each page has one main heading that names it.', [
    e2e(
      'documents',
      'Every document has its own title, description, canonical address and one main heading',
    ),
  ]),
  supports('2.4.7', 'Each tab stop shows the focus ring, which is at least 3 to 1.', [
    everyPage,
    contrast,
  ]),
  supports('2.4.11', 'The header and messages do not cover what has the focus.', [
    inThreeBrowsers('header', 'the header covers neither an anchor nor the focus'),
    e2e('toasts', 'an error over the page does not cover the focused element, at '),
  ]),
  supports('2.5.7', 'A slider is also set by a tap on its track, by keys, and in its box.', [
    inThreeBrowsers('calculator', 'the calculator responds to keys, typed text, and its tabs'),
  ]),
  supports(
    '2.5.8',
    'Touch targets are at least 24 px, and most are 44 px on a phone.',
    [
      e2e(
        'layout',
        'Links of the header, the footer and a table of contents are 44 px high on a phone',
      ),
    ],
    ['target-size'],
  ),
  supports('3.1.2', 'Parts in another language name it.', [], ['valid-lang']),
  supports('3.2.3', 'The header and the footer are the same on each page.', [
    e2e('tour', 'every page reached by a link from every other one equals its fresh load'),
  ]),
  partly(
    '3.2.4',
    'Links and buttons get their names from the same texts. No test compares the names of links to one page.',
  ),
  supports('3.3.3', 'The message of a broken rule says what to change.', [
    emptyForm,
    e2e('payoff', 'a year with a digit too many breaks a rule, and no typed text is lost'),
  ]),
  supports(
    '3.3.4',
    'Answers are checked before they are sent, and warnings show likely mistakes. A payment shows its cost before its button, and no answers are sent twice.',
    [
      announcedCost,
      e2e(
        'payment',
        'a card’s brand is shown as soon as its digits decide, and a warning disappears once fixed',
      ),
      e2e('forms', 'an email whose answer was lost is not sent twice'),
    ],
  ),
  supports('3.3.8', 'Password managers fill in fields, and passwords can be pasted and shown.', [
    inThreeBrowsers('visitors', 'answers from a password manager arrive in the inbox'),
    {
      file: 'packages/ui/src/components/PasswordField/PasswordField.docs.ts',
      title: 'On the button, shows the password, or hides it again.',
    },
  ]),
  supports('4.1.3', 'Results and outcomes are announced without moving the focus.', [
    announcedCost,
    e2e(
      'payoff',
      'the estimator’s code loads when it is opened, and a date’s line is announced once',
    ),
  ]),
];

/** The claims on the functional performance statements of EN 301 549 V3.2.1. */
const functionalPerformance: readonly Claim[] = [
  partly(
    '4.2.1',
    'Content and controls have roles, names and states. Nobody who is blind has tested the site.',
    [everyPage],
  ),
  supports('4.2.2', 'Text has enough contrast, and pages fit with text at 200%.', [
    contrast,
    everyWindow,
  ]),
  supports('4.2.3', 'Axe finds no link that only its color distinguishes, and errors are text.', [
    everyPage,
    emptyForm,
  ]),
  notApplicable('4.2.4', noMedia),
  notApplicable('4.2.5', noMedia),
  supports('4.2.6', 'No task needs a voice: each that can be done by phone has a form too.', [
    twoClicks,
  ]),
  supports('4.2.7', 'Each task can be done with the keyboard alone.', byKeyboard),
  notApplicable('4.2.8', 'The site has no hardware.'),
  notApplicable('4.2.9', 'Nothing flashes.'),
  partly(
    '4.2.10',
    'Sentences are short, errors say what to change, and a visit remembers what was typed. Nobody with a cognitive disability has tested the site.',
    [emptyForm],
  ),
  supports('4.2.11', 'No secret is remembered, stored or announced by the site.', [
    e2e('sending', 'a secret in a field is never part of the state that a browser saves'),
  ]),
];

/** The claims on chapter 12 of EN 301 549, documentation and support services. */
const documentation: readonly Claim[] = [
  supports('12.1.1', 'The accessibility page lists what works and what does not work well yet.', [
    e2e('content', 'Every text of the domain’s words is in a document or in the code of a page'),
  ]),
  supports('12.1.2', 'The accessibility page is a page of the site.', [everyPage]),
  partly('12.2.2', 'Staff answer questions on accessibility. No test covers them.'),
  partly('12.2.3', 'Phone, email, letters and relay calls are welcome. No test covers them.'),
  supports('12.2.4', 'The pages of support are pages of the site.', [everyPage]),
];

/** The claims on EN 301 549. */
export const others = [...functionalPerformance, ...documentation];

const disabled = (notes: string) => ({ disabled: true, notes });
const onPages = (claims: readonly Claim[]) => ({ criteria: criteria(claims, 'on every page') });
const onNone = (claims: readonly Claim[]) => ({
  criteria: criteria(claims, 'on every page', 'none'),
});

/** Returns the report. */
export const report = () => ({
  title: `${company.name} Website Accessibility Conformance Report`,
  product: { name: `${company.name} website`, description: company.links.site },
  author: { company_name: company.name, email: company.mailboxes.accessibility },
  notes:
    'The report is on the pages, forms and tools of the website. A report of the same format in packages/ui is on the components they are made of.',
  evaluation_methods_used:
    'Automated tests only, which every claim names: axe on every page in light and dark, wide and narrow, walks by keyboard, and tests in Chromium, Firefox and WebKit.',
  catalog: '2.5-edition-wcag-2.2-508-eu-en',
  chapters: {
    success_criteria_level_a: onPages(levelA),
    success_criteria_level_aa: onPages(levelAA),
    success_criteria_level_aaa: disabled('Not evaluated.'),
    functional_performance_criteria: disabled('Section 508 was not evaluated.'),
    hardware: disabled('The website has no hardware.'),
    software: disabled('Section 508 was not evaluated.'),
    support_documentation_and_services: disabled('Section 508 was not evaluated.'),
    en_301_549_functional_performance: onNone(functionalPerformance),
    en_301_549_generic_requirements: disabled('The website is no closed functionality.'),
    'en_301_549_ict_with_two-way_voice': disabled('The website has no voice communication.'),
    en_301_549_ict_with_video: disabled('The website has no video.'),
    en_301_549_hardware: disabled('The website has no hardware.'),
    en_301_549_web: {
      notes: 'Its requirements 9.1 to 9.4 are the criteria of WCAG, levels A and AA, above.',
    },
    'en_301_549_non-web-documents': disabled('The website publishes no documents to download.'),
    en_301_549_software: disabled('The website is not software outside of a browser.'),
    en_301_549_documentation_and_support_services: onNone(documentation),
    en_301_549_ict_providing_relay_or_emergency_service_access: disabled(
      'The website provides no relay service.',
    ),
  },
});

/** Returns the report as YAML. */
export const reportYaml = () => `# Made from apps/site/conformance.ts.\n${yaml(report())}`;

if (import.meta.main) {
  writeFileSync(new URL('openacr.yaml', import.meta.url), reportYaml());
}
