import type { KeyboardRow } from './docs.ts';

/** The rows for Enter and Space of a button whose story has an `onPress` mock. */
export const pressKeys = (does: string): KeyboardRow[] => [
  {
    keys: 'Enter',
    does,
    test: async ({ args, userEvent, expect }) => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onPress).toHaveBeenCalledTimes(1);
    },
  },
  {
    keys: 'Space',
    does,
    test: async ({ args, userEvent, expect }) => {
      await userEvent.keyboard('[Space]');
      await expect(args.onPress).toHaveBeenCalledTimes(2);
    },
  },
];
