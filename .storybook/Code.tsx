import { Source } from '@storybook/addon-docs/blocks';
import { useTheme } from 'storybook/theming';

/** Code to be copied, in the theme of its page. */
export function Code({ code }: { code: string }) {
  return <Source language="tsx" code={code} dark={useTheme().base === 'dark'} />;
}
