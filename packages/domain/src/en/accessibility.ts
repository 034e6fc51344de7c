import { callLink, mailLink, type Section } from '../content/text.ts';
import { addressText, company } from '../facts/company.ts';

const { name, phones, mailboxes, times, addresses } = company;

/** The first thing that does not work well yet: the website is in one language, or in two. */
export const languages = {
  english: 'The website is in English only.',
  spanishToo:
    'Pages with a link to Spanish at the top are in Spanish too. All others are in English.',
} as const;

/** What works without JavaScript and what needs it, by the forms that the website's own server takes. */
export const withoutJavaScript = {
  all: {
    works: 'You can read every page, send every form and estimate a payment without JavaScript.',
    needsIt:
      'Our other tools need JavaScript, such as the search in the questions. Without it, please call or write to us.',
  },
  exceptPayment: {
    works:
      'You can read every page, estimate a payment and send every form except the payment form without JavaScript.',
    needsIt:
      'The payment form and our other tools need JavaScript. Without it, please call or write to us.',
  },
  none: {
    works: 'You can read every page without JavaScript.',
    needsIt: 'Our forms and tools need JavaScript. Without it, please call or write to us.',
  },
} as const;

export const accessibility = {
  isSample: true,
  revised: 'November 2026',
  sections: [
    {
      id: 'commitment',
      heading: 'Our commitment',
      body: [
        `${name} wants everyone to be able to use this website, whatever their abilities and whatever they use to read it. We build for that from the start and we fix what gets in the way.`,
      ],
    },
    {
      id: 'standard',
      heading: 'The standard we follow',
      body: [
        'We aim to meet the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. In our own tests, the website meets 41 of its criteria and partly meets 5. Another 10 do not apply. It hasn’t had an outside audit, so we call it partially conforming.',
      ],
    },
    {
      id: 'measures',
      heading: 'What we do',
      body: [
        {
          list: [
            'Everything works with a keyboard, and you can see where you are.',
            'Every field has a label, and every error says what to change.',
            'Text and controls stand out from their background, in light and dark themes.',
            'Pages reflow on small screens and when you zoom in.',
            'You can type a number wherever there is a slider.',
            'Nothing moves if you ask your device for less motion.',
            'Automated tests look for barriers each time we change the website.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Known problems',
      body: [
        {
          list: [
            'We test with one screen reader: Orca 43.1, in Firefox ESR 153 and Chromium 156.',
            'We have not tested with VoiceOver, NVDA or JAWS, or with people who use a screen reader every day.',
          ],
        },
      ],
    },
    {
      id: 'tested-with',
      heading: 'What we test with',
      body: [
        'We test in current versions of Chromium, Firefox and WebKit (Safari’s engine). We look at wide and narrow screens, use only a keyboard, and try light, dark and high contrast themes. The website should work in current versions of Chrome, Edge, Firefox and Safari.',
      ],
    },
    {
      id: 'feedback',
      heading: 'Tell us about a barrier',
      body: [
        [
          'Email ',
          mailLink(mailboxes.accessibility),
          ' or call ',
          callLink(phones.main),
          `. You can also write to ${addressText([name, ...addresses.office])}.`,
        ],
        `Tell us the page, what you tried to do and what you use. We reply within ${times.accessibilityReplyBusinessDays} business days.`,
        'If you cannot use a form, we can take your request by phone. Relay calls are welcome: dial 711.',
      ],
    },
  ],
} as const satisfies { isSample: true; revised: string; sections: readonly Section[] };
