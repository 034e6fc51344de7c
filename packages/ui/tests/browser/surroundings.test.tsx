import { Button } from '@milepost/ui/Button';
import { ComboBox } from '@milepost/ui/ComboBox';
import { CommandPalette } from '@milepost/ui/CommandPalette';
import { DatePicker } from '@milepost/ui/DatePicker';
import { Dialog, DialogTrigger } from '@milepost/ui/Dialog';
import { Drawer } from '@milepost/ui/Drawer';
import { Menu, MenuItem, MenuTrigger } from '@milepost/ui/Menu';
import { MultiSelect } from '@milepost/ui/MultiSelect';
import { Popover, PopoverTrigger } from '@milepost/ui/Popover';
import { TagGroup } from '@milepost/ui/TagGroup';
import { Tooltip, TooltipTrigger } from '@milepost/ui/Tooltip';
import { act } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, show } from './page.tsx';

const press = (keys: string) => act(() => userEvent.keyboard(keys));
const states = [
  { value: 'TX', label: 'Texas' },
  { value: 'UT', label: 'Utah' },
];

const overlays = {
  'a menu': {
    part: (
      <MenuTrigger>
        <Button>Open</Button>
        <Menu>
          <MenuItem>Approve</MenuItem>
        </Menu>
      </MenuTrigger>
    ),
    keys: '{Tab}{Enter}',
    overlay: '[role=menu]',
  },
  'a popover': {
    part: (
      <PopoverTrigger>
        <Button>Open</Button>
        <Popover label="Help">Text</Popover>
      </PopoverTrigger>
    ),
    keys: '{Tab}{Enter}',
    overlay: '[role=dialog]',
  },
  'a dialog with a trigger': {
    part: (
      <DialogTrigger>
        <Button>Open</Button>
        <Dialog heading="Sure?">Text</Dialog>
      </DialogTrigger>
    ),
    keys: '{Tab}{Enter}',
    overlay: '[role=dialog]',
  },
  'a dialog that the app opens': {
    part: (
      <Dialog heading="Sure?" isOpen>
        Text
      </Dialog>
    ),
    keys: '',
    overlay: '[role=dialog]',
  },
  'a drawer': {
    part: (
      <Drawer heading="Deal" isOpen>
        Text
      </Drawer>
    ),
    keys: '',
    overlay: '[role=dialog]',
  },
  'a command palette': {
    part: <CommandPalette commands={[]} isOpen />,
    keys: '',
    overlay: '[role=dialog]',
  },
  'a tooltip': {
    part: (
      <TooltipTrigger>
        <Button>Open</Button>
        <Tooltip>Text</Tooltip>
      </TooltipTrigger>
    ),
    keys: '{Tab}',
    overlay: '[role=tooltip]',
  },
  'a date picker': {
    part: <DatePicker label="Day" />,
    keys: '{Tab}{Alt>}{ArrowDown}{/Alt}',
    overlay: '[role=dialog]',
  },
  'a combo box': {
    part: <ComboBox label="State" options={states} />,
    keys: '{Tab}T',
    overlay: '[role=listbox]',
  },
  'a multiple select': {
    part: <MultiSelect label="States" options={states} />,
    keys: '{Tab}T',
    overlay: '[role=listbox]',
  },
};

test.each(Object.entries(overlays))(
  '%s looks like the part of the page that opens it',
  async (_, { part, keys, overlay }) => {
    await show(
      <div id="part" data-theme="dark" data-density="compact" dir="rtl">
        {part}
      </div>,
    );
    if (keys) await press(keys);
    await vi.waitFor(() => expect(document.querySelector(overlay)).not.toBeNull());
    const look = (selector: string) => {
      const style = getComputedStyle(find(selector));
      const names = ['--mp-color-surface', '--mp-space-m', 'color-scheme', 'direction'];
      return names.map((name) => style.getPropertyValue(name));
    };
    expect(look(overlay)).toEqual(look('#part'));
    expect(look(overlay)).not.toEqual(look(':root'));
  },
);

test('an app without a LocaleProvider is in US English in a German browser', async () => {
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  onTestFinished(() => {
    language.mockRestore();
    window.dispatchEvent(new Event('languagechange'));
  });
  await act(async () => void window.dispatchEvent(new Event('languagechange')));
  await show(
    <>
      <DatePicker label="First payment" defaultValue="2026-12-24" />
      <ComboBox label="State" options={states} />
      <TagGroup label="Filters" tags={[{ id: 'open', label: 'Open' }]} onRemove={() => {}} />
    </>,
  );
  const names = [...document.querySelectorAll('button')].map(
    (button) => button.getAttribute('aria-label') ?? button.textContent,
  );
  expect(names).toEqual(['Calendar', 'Show suggestions', 'Remove']);
  const parts = [...document.querySelectorAll('[role=spinbutton]')];
  expect(parts.map((part) => part.textContent)).toEqual(['12', '24', '2026']);
});
