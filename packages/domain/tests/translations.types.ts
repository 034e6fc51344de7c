import type { Translated } from '../src/translated.ts';

/** Fails to compile if Spanish words lack a text, a number, a link or a list item of the English. */
type Pair<English, Spanish extends Translated<English>> = readonly [English, Spanish];

/** The words of both languages, by the name of their file. */
export interface Pairs {
  readonly about: Pair<typeof import('../src/en/about.ts'), typeof import('../src/es/about.ts')>;
  readonly accessibility: Pair<
    typeof import('../src/en/accessibility.ts'),
    typeof import('../src/es/accessibility.ts')
  >;
  readonly account: Pair<
    typeof import('../src/en/account.ts'),
    typeof import('../src/es/account.ts')
  >;
  readonly 'ach-permission': Pair<
    typeof import('../src/en/ach-permission.ts'),
    typeof import('../src/es/ach-permission.ts')
  >;
  readonly affiliates: Pair<
    typeof import('../src/en/affiliates.ts'),
    typeof import('../src/es/affiliates.ts')
  >;
  readonly calculator: Pair<
    typeof import('../src/en/calculator.ts'),
    typeof import('../src/es/calculator.ts')
  >;
  readonly 'calculator-bounds': Pair<
    typeof import('../src/en/calculator-bounds.ts'),
    typeof import('../src/es/calculator-bounds.ts')
  >;
  readonly 'calculator-compare': Pair<
    typeof import('../src/en/calculator-compare.ts'),
    typeof import('../src/es/calculator-compare.ts')
  >;
  readonly 'calculator-deal': Pair<
    typeof import('../src/en/calculator-deal.ts'),
    typeof import('../src/es/calculator-deal.ts')
  >;
  readonly 'calculator-details': Pair<
    typeof import('../src/en/calculator-details.ts'),
    typeof import('../src/es/calculator-details.ts')
  >;
  readonly 'calculator-extra': Pair<
    typeof import('../src/en/calculator-extra.ts'),
    typeof import('../src/es/calculator-extra.ts')
  >;
  readonly 'calculator-link': Pair<
    typeof import('../src/en/calculator-link.ts'),
    typeof import('../src/es/calculator-link.ts')
  >;
  readonly 'calculator-more': Pair<
    typeof import('../src/en/calculator-more.ts'),
    typeof import('../src/es/calculator-more.ts')
  >;
  readonly 'calculator-results': Pair<
    typeof import('../src/en/calculator-results.ts'),
    typeof import('../src/es/calculator-results.ts')
  >;
  readonly 'calculator-road': Pair<
    typeof import('../src/en/calculator-road.ts'),
    typeof import('../src/es/calculator-road.ts')
  >;
  readonly 'calculator-schedule': Pair<
    typeof import('../src/en/calculator-schedule.ts'),
    typeof import('../src/es/calculator-schedule.ts')
  >;
  readonly card: Pair<typeof import('../src/en/card.ts'), typeof import('../src/es/card.ts')>;
  readonly careers: Pair<
    typeof import('../src/en/careers.ts'),
    typeof import('../src/es/careers.ts')
  >;
  readonly 'claim-form': Pair<
    typeof import('../src/en/claim-form.ts'),
    typeof import('../src/es/claim-form.ts')
  >;
  readonly 'claim-receipt': Pair<
    typeof import('../src/en/claim-receipt.ts'),
    typeof import('../src/es/claim-receipt.ts')
  >;
  readonly company: Pair<
    typeof import('../src/en/company.ts'),
    typeof import('../src/es/company.ts')
  >;
  readonly contact: Pair<
    typeof import('../src/en/contact.ts'),
    typeof import('../src/es/contact.ts')
  >;
  readonly 'contact-form': Pair<
    typeof import('../src/en/contact-form.ts'),
    typeof import('../src/es/contact-form.ts')
  >;
  readonly 'contact-receipt': Pair<
    typeof import('../src/en/contact-receipt.ts'),
    typeof import('../src/es/contact-receipt.ts')
  >;
  readonly 'credit-score': Pair<
    typeof import('../src/en/credit-score.ts'),
    typeof import('../src/es/credit-score.ts')
  >;
  readonly customers: Pair<
    typeof import('../src/en/customers.ts'),
    typeof import('../src/es/customers.ts')
  >;
  readonly 'deal-check': Pair<
    typeof import('../src/en/deal-check.ts'),
    typeof import('../src/es/deal-check.ts')
  >;
  readonly 'dealer-full-spectrum': Pair<
    typeof import('../src/en/dealer-full-spectrum.ts'),
    typeof import('../src/es/dealer-full-spectrum.ts')
  >;
  readonly 'dealer-indirect': Pair<
    typeof import('../src/en/dealer-indirect.ts'),
    typeof import('../src/es/dealer-indirect.ts')
  >;
  readonly 'dealer-services': Pair<
    typeof import('../src/en/dealer-services.ts'),
    typeof import('../src/es/dealer-services.ts')
  >;
  readonly 'dealer-solutions': Pair<
    typeof import('../src/en/dealer-solutions.ts'),
    typeof import('../src/es/dealer-solutions.ts')
  >;
  readonly dealers: Pair<
    typeof import('../src/en/dealers.ts'),
    typeof import('../src/es/dealers.ts')
  >;
  readonly descriptions: Pair<
    typeof import('../src/en/descriptions.ts'),
    typeof import('../src/es/descriptions.ts')
  >;
  readonly disclaimer: Pair<
    typeof import('../src/en/disclaimer.ts'),
    typeof import('../src/es/disclaimer.ts')
  >;
  readonly 'error-page': Pair<
    typeof import('../src/en/error-page.ts'),
    typeof import('../src/es/error-page.ts')
  >;
  readonly 'estimated-payoff': Pair<
    typeof import('../src/en/estimated-payoff.ts'),
    typeof import('../src/es/estimated-payoff.ts')
  >;
  readonly executives: Pair<
    typeof import('../src/en/executives.ts'),
    typeof import('../src/es/executives.ts')
  >;
  readonly faq: Pair<typeof import('../src/en/faq.ts'), typeof import('../src/es/faq.ts')>;
  readonly 'faq-link': Pair<
    typeof import('../src/en/faq-link.ts'),
    typeof import('../src/es/faq-link.ts')
  >;
  readonly 'faq-off': Pair<
    typeof import('../src/en/faq-off.ts'),
    typeof import('../src/es/faq-off.ts')
  >;
  readonly 'faq-search': Pair<
    typeof import('../src/en/faq-search.ts'),
    typeof import('../src/es/faq-search.ts')
  >;
  readonly 'fee-finder': Pair<
    typeof import('../src/en/fee-finder.ts'),
    typeof import('../src/es/fee-finder.ts')
  >;
  readonly 'fee-finder-off': Pair<
    typeof import('../src/en/fee-finder-off.ts'),
    typeof import('../src/es/fee-finder-off.ts')
  >;
  readonly 'fee-finder-without-code': Pair<
    typeof import('../src/en/fee-finder-without-code.ts'),
    typeof import('../src/es/fee-finder-without-code.ts')
  >;
  readonly fees: Pair<typeof import('../src/en/fees.ts'), typeof import('../src/es/fees.ts')>;
  readonly figures: Pair<
    typeof import('../src/en/figures.ts'),
    typeof import('../src/es/figures.ts')
  >;
  readonly form: Pair<typeof import('../src/en/form.ts'), typeof import('../src/es/form.ts')>;
  readonly 'form-outcomes': Pair<
    typeof import('../src/en/form-outcomes.ts'),
    typeof import('../src/es/form-outcomes.ts')
  >;
  readonly 'form-rules': Pair<
    typeof import('../src/en/form-rules.ts'),
    typeof import('../src/es/form-rules.ts')
  >;
  readonly forms: Pair<typeof import('../src/en/forms.ts'), typeof import('../src/es/forms.ts')>;
  readonly history: Pair<
    typeof import('../src/en/history.ts'),
    typeof import('../src/es/history.ts')
  >;
  readonly home: Pair<typeof import('../src/en/home.ts'), typeof import('../src/es/home.ts')>;
  readonly 'hosted-payment-form': Pair<
    typeof import('../src/en/hosted-payment-form.ts'),
    typeof import('../src/es/hosted-payment-form.ts')
  >;
  readonly insurance: Pair<
    typeof import('../src/en/insurance.ts'),
    typeof import('../src/es/insurance.ts')
  >;
  readonly language: Pair<
    typeof import('../src/en/language.ts'),
    typeof import('../src/es/language.ts')
  >;
  readonly legal: Pair<typeof import('../src/en/legal.ts'), typeof import('../src/es/legal.ts')>;
  readonly loading: Pair<
    typeof import('../src/en/loading.ts'),
    typeof import('../src/es/loading.ts')
  >;
  readonly 'loan-example': Pair<
    typeof import('../src/en/loan-example.ts'),
    typeof import('../src/es/loan-example.ts')
  >;
  readonly military: Pair<
    typeof import('../src/en/military.ts'),
    typeof import('../src/es/military.ts')
  >;
  readonly 'most-asked': Pair<
    typeof import('../src/en/most-asked.ts'),
    typeof import('../src/es/most-asked.ts')
  >;
  readonly 'most-asked-off': Pair<
    typeof import('../src/en/most-asked-off.ts'),
    typeof import('../src/es/most-asked-off.ts')
  >;
  readonly navigation: Pair<
    typeof import('../src/en/navigation.ts'),
    typeof import('../src/es/navigation.ts')
  >;
  readonly 'not-found': Pair<
    typeof import('../src/en/not-found.ts'),
    typeof import('../src/es/not-found.ts')
  >;
  readonly pages: Pair<typeof import('../src/en/pages.ts'), typeof import('../src/es/pages.ts')>;
  readonly paper: Pair<typeof import('../src/en/paper.ts'), typeof import('../src/es/paper.ts')>;
  readonly payment: Pair<
    typeof import('../src/en/payment.ts'),
    typeof import('../src/es/payment.ts')
  >;
  readonly 'payment-cost': Pair<
    typeof import('../src/en/payment-cost.ts'),
    typeof import('../src/es/payment-cost.ts')
  >;
  readonly 'payment-form': Pair<
    typeof import('../src/en/payment-form.ts'),
    typeof import('../src/es/payment-form.ts')
  >;
  readonly 'payment-form-rules': Pair<
    typeof import('../src/en/payment-form-rules.ts'),
    typeof import('../src/es/payment-form-rules.ts')
  >;
  readonly 'payment-help': Pair<
    typeof import('../src/en/payment-help.ts'),
    typeof import('../src/es/payment-help.ts')
  >;
  readonly 'payment-hosted': Pair<
    typeof import('../src/en/payment-hosted.ts'),
    typeof import('../src/es/payment-hosted.ts')
  >;
  readonly 'payment-off': Pair<
    typeof import('../src/en/payment-off.ts'),
    typeof import('../src/es/payment-off.ts')
  >;
  readonly 'payment-receipt': Pair<
    typeof import('../src/en/payment-receipt.ts'),
    typeof import('../src/es/payment-receipt.ts')
  >;
  readonly 'payment-rules': Pair<
    typeof import('../src/en/payment-rules.ts'),
    typeof import('../src/es/payment-rules.ts')
  >;
  readonly 'payment-summary': Pair<
    typeof import('../src/en/payment-summary.ts'),
    typeof import('../src/es/payment-summary.ts')
  >;
  readonly 'payment-ways': Pair<
    typeof import('../src/en/payment-ways.ts'),
    typeof import('../src/es/payment-ways.ts')
  >;
  readonly payoff: Pair<typeof import('../src/en/payoff.ts'), typeof import('../src/es/payoff.ts')>;
  readonly 'payoff-dates': Pair<
    typeof import('../src/en/payoff-dates.ts'),
    typeof import('../src/es/payoff-dates.ts')
  >;
  readonly 'payoff-estimate': Pair<
    typeof import('../src/en/payoff-estimate.ts'),
    typeof import('../src/es/payoff-estimate.ts')
  >;
  readonly 'payoff-form': Pair<
    typeof import('../src/en/payoff-form.ts'),
    typeof import('../src/es/payoff-form.ts')
  >;
  readonly 'payoff-receipt': Pair<
    typeof import('../src/en/payoff-receipt.ts'),
    typeof import('../src/es/payoff-receipt.ts')
  >;
  readonly 'pre-qualify': Pair<
    typeof import('../src/en/pre-qualify.ts'),
    typeof import('../src/es/pre-qualify.ts')
  >;
  readonly 'pre-qualify-form': Pair<
    typeof import('../src/en/pre-qualify-form.ts'),
    typeof import('../src/es/pre-qualify-form.ts')
  >;
  readonly 'pre-qualify-receipt': Pair<
    typeof import('../src/en/pre-qualify-receipt.ts'),
    typeof import('../src/es/pre-qualify-receipt.ts')
  >;
  readonly privacy: Pair<
    typeof import('../src/en/privacy.ts'),
    typeof import('../src/es/privacy.ts')
  >;
  readonly receipt: Pair<
    typeof import('../src/en/receipt.ts'),
    typeof import('../src/es/receipt.ts')
  >;
  readonly 'representative-example': Pair<
    typeof import('../src/en/representative-example.ts'),
    typeof import('../src/es/representative-example.ts')
  >;
  readonly 'schedule-csv': Pair<
    typeof import('../src/en/schedule-csv.ts'),
    typeof import('../src/es/schedule-csv.ts')
  >;
  readonly 'scra-helper': Pair<
    typeof import('../src/en/scra-helper.ts'),
    typeof import('../src/es/scra-helper.ts')
  >;
  readonly 'scra-letter': Pair<
    typeof import('../src/en/scra-letter.ts'),
    typeof import('../src/es/scra-letter.ts')
  >;
  readonly 'scra-rate': Pair<
    typeof import('../src/en/scra-rate.ts'),
    typeof import('../src/es/scra-rate.ts')
  >;
  readonly 'sign-in': Pair<
    typeof import('../src/en/sign-in.ts'),
    typeof import('../src/es/sign-in.ts')
  >;
  readonly 'sign-in-form': Pair<
    typeof import('../src/en/sign-in-form.ts'),
    typeof import('../src/es/sign-in-form.ts')
  >;
  readonly ssn: Pair<typeof import('../src/en/ssn.ts'), typeof import('../src/es/ssn.ts')>;
  readonly states: Pair<typeof import('../src/en/states.ts'), typeof import('../src/es/states.ts')>;
  readonly terms: Pair<typeof import('../src/en/terms.ts'), typeof import('../src/es/terms.ts')>;
  readonly 'what-forms-do': Pair<
    typeof import('../src/en/what-forms-do.ts'),
    typeof import('../src/es/what-forms-do.ts')
  >;
  readonly 'without-scripts': Pair<
    typeof import('../src/en/without-scripts.ts'),
    typeof import('../src/es/without-scripts.ts')
  >;
}
