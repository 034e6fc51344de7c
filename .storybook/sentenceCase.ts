const properNames = new Set(['Spanish']);

/** A story's name, which Storybook writes "On A Panel", in sentence case: "On a panel". */
export const sentenceCase = (name: string) =>
  name.replaceAll(/(?<= )[A-Z][a-z]*(?= |$)/g, (word) =>
    properNames.has(word) ? word : word.toLowerCase(),
  );
