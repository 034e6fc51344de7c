import { Source } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';

/** Code to be copied, in the theme of its page. */
export function Code({ language, code }: { language: 'ts' | 'tsx'; code: string }) {
  return <Source language={language} code={code} dark={useTheme().base === 'dark'} />;
}
