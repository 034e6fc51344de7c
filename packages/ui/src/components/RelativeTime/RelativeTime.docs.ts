import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'RelativeTime',
  summary: 'Says how long ago something was, or how soon it will be, and keeps it up to date.',
  alsoCalled: ['time ago'],
  builtOn: 'A `<time>`, worded by the browser’s own `Intl.RelativeTimeFormat`.',
  when: [
    'For recent or upcoming moments: the last change, the last message, the time until a lock ends.',
    'In lists that people watch during the day.',
  ],
  whenNot: [
    'For due dates, contracts and anything that is quoted: write the date.',
    'On paper: a printed page does not update.',
  ],
  alternatives: [
    { use: 'Text', when: 'The date itself matters.' },
    { use: 'Timeline', when: 'Several moments form a history.' },
  ],
  anatomy: ['The words, in the largest whole unit.', 'The date and the time, as its tooltip.'],
  doDont: [
    {
      do: 'Write “Changed 5 minutes ago” and the full date where a decision depends on it.',
      dont: 'Write “2 months ago” where a day makes a difference.',
      doArgs: { date: new Date(Date.now() - 300_000) },
      dontArgs: { date: new Date(Date.now() - 5_200_000_000) },
    },
  ],
  keyboard: [],
  accessibility: [
    'The moment itself is in `datetime`, the written date in `title`.',
    'A change each minute is not announced: nobody wants to hear it.',
    'A server writes the date, so that the page reads the same without JavaScript.',
  ],
  content: ['Put it after a verb: “Sent 3 hours ago”.'],
};
