import { format } from 'node:util';
import { composeStories } from '@storybook/react-vite';
import { HtmlValidate } from 'html-validate/node';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import * as toolbars from '../toolbars.tsx';

const storyFiles = import.meta.glob<Parameters<typeof composeStories>[0]>(
  '../../packages/ui/src/**/*.stories.tsx',
);

/**
 * React Aria's DatePicker associates an input for autofill with the id of a missing form, to keep
 * it out of every form.
 */
const noForm = 'Attribute "form" has invalid value ""';

const validator = new HtmlValidate({ extends: ['html-validate:standard'] });

/** Renders a story to HTML in Node, and validates it with html-validate. */
export async function renderStory(file: string, name: string) {
  const load = storyFiles[file];
  const stories: Record<string, ComponentType> = load ? composeStories(await load(), toolbars) : {};
  const Story = stories[name];
  if (Story === undefined) throw new Error(`${file} has no story ${name}`);
  const messages: string[] = [];
  const { error } = console;
  console.error = (...parts) => messages.push(`console: ${format(...parts)}`);
  const html = renderToString(<Story />);
  console.error = error;

  const { results } = await validator.validateString(html);
  const problems = results.flatMap(({ messages }) =>
    messages
      .filter(({ message }) => message !== noForm)
      .map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
  return { html, problems: [...messages, ...problems] };
}
