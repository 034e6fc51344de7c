import { scraQuestions as words } from '#words/scra-helper';

export { scraHelperWords, scraLetterWords, scraWords } from '#words/scra-helper';

type Words = typeof words;

const question = <
  const Name extends keyof Words,
  const Values extends readonly (keyof Words[Name]['options'])[],
>(
  name: Name,
  values: Values,
) => ({
  name,
  label: words[name].label,
  options: values.map((value: Values[number]) => ({
    value,
    label: words[name].options[value as never] as string,
  })),
});

/** The four questions and their answers. */
export const scraQuestions = [
  question('who', ['self', 'spouse', 'supporter', 'power-of-attorney', 'not-sure']),
  question('how', ['active', 'reserves', 'guard', 'health-or-noaa', 'other']),
  question('loan', ['before', 'during', 'not-sure']),
  question('ended', ['no', 'yes', 'not-sure']),
] as const;
