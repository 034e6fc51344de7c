import type { Rolldown } from 'vite';

/** What some screens share and others do without: one chunk each. */
const parts = {
  tables:
    /\/components\/(?:Meter|Table)\/|\/features\/text\/(?:ModelForm|TextSections|TextTable)\.|\/facts\/credit-ranges\./,
  questions:
    /\/components\/Accordion\/|\/DisclosureSection|\/react-aria\/.*\/(?:disclosure|ssr)\/|\/utils\/(?:domHelpers|use(?:Id|ValueEffect|Event|EffectEvent|LayoutEffect))\.|\/StructuredData|\/content\/most-asked\./,
  controls:
    /\/components\/(?:CopyButton|NativeButton|SliderField|SubmitButton|Tabs|TextField)\/|\/internal\/(?:Field|field|Range|range|number|useControl|useNumber)\.|\/hydration\/useLoaded\.|\/PrintList\.|\/content\/paper\./,
  form: /\/features\/(?:form|controls)\/|\/useSettled\.|\/components\/(?:Checkbox|CheckboxGroup|Choice|DateField|ErrorSummary|Fieldset|Form|MoneyField|NumberField|PasswordField|RadioGroup|Select|Switch|TextArea)\/|\/internal\/[Cc]hoice\.|\/forms\/form\.|\/input\/(?:card|days)\./,
  payment:
    /\/content\/(?:payment(?:-summary|-ways)?|states)\.|\/facts\/states\.|\/domain\/src\/forms\/payment\.ts/,
  calculator:
    /\/features\/calculator\/terms\.|\/domain\/src\/(?:calculator\/(?:index|levers)|loan\/(?:compare|deal|months))|\/content\/calculator(?:-more)?\.|\/facts\/calculator-limits\./,
} as const;

/**
 * What two or three screens share, or what waits until it is opened: it is cut as the bundler sees
 * fit, and must not slip into a first view.
 */
const few =
  /\/node_modules\/(?!@vanilla-extract)|\/domain\/src\/(?:calculator|dealers|faq|forms|mail)\/|\/domain\/src\/loan\/(?:compare|deal|extra|months|payoff|schedule)\.|\/content\/(?:ach-permission|calculator-(?!more)|deal-check|dealer-|faq-link|fee-finder|payment(?!-rules)|payoff|scra|states)|\/facts\/(?:rate-sheet|states)\.|\/features\/(?:calculator|dealers|faq|military|payment|payoff|print)\/|\/PrintedSheet\.|\/components\/(?:Dialog|Drawer|IconButton)\/|\/internal\/overlay\./;

const isCommon = (id: string) =>
  !few.test(id) && !Object.values(parts).some((part) => part.test(id));

/**
 * How the browser's bundle is cut, so that a visitor loads each part once and a page loads few:
 * the frame of every page, what most screens share, and the parts above.
 */
export const codeSplitting: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'frame', tags: ['$initial'] },
    { name: 'common', minShareCount: 2, test: isCommon },
    ...Object.entries(parts).map(([name, test]) => ({ name, minShareCount: 2, test })),
  ],
};
