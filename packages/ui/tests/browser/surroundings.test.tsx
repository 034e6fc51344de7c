import { Button } from '@milepost/ui/Button';
import { ComboBox } from '@milepost/ui/ComboBox';
import { CommandPalette } from '@milepost/ui/CommandPalette';
import { DatePicker } from '@milepost/ui/DatePicker';
import { Dialog, DialogTrigger } from '@milepost/ui/Dialog';
import { Drawer } from '@milepost/ui/Drawer';
import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { Menu, MenuItem, MenuTrigger, SubmenuTrigger } from '@milepost/ui/Menu';
import { MultiSelect } from '@milepost/ui/MultiSelect';
import { Popover, PopoverTrigger } from '@milepost/ui/Popover';
import { RangeSlider } from '@milepost/ui/RangeSlider';
import { SearchSelect } from '@milepost/ui/SearchSelect';
import { SegmentedControl } from '@milepost/ui/SegmentedControl';
import { TagGroup } from '@milepost/ui/TagGroup';
import { Toolbar } from '@milepost/ui/Toolbar';
import { Tooltip, TooltipTrigger } from '@milepost/ui/Tooltip';
import { act, type ReactNode } from 'react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
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
  'a select with search': {
    part: <SearchSelect label="State" options={states} />,
    keys: '{Tab}{Enter}',
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

describe.each([
  ['without a LocaleProvider', (content: ReactNode) => content],
  [
    'in an English app',
    (content: ReactNode) => <LocaleProvider locale="en-GB">{content}</LocaleProvider>,
  ],
])('in a part of a page from right to left, %s', (_, around) => {
  const showPart = (part: ReactNode) =>
    show(
      around(
        <div dir="rtl" style={{ width: 400 }}>
          {part}
        </div>,
      ),
    );

  test('the thumbs of a RangeSlider follow the keys and the pointer', async () => {
    const onChange = vi.fn();
    await showPart(
      <RangeSlider label="Price" min={0} max={100} defaultValue={[20, 60]} onChange={onChange} />,
    );
    const track = document.querySelector('[type=range]')?.parentElement?.parentElement;
    const { width = 0, height = 0 } = track?.getBoundingClientRect() ?? {};
    await act(() =>
      userEvent.click(track as Element, { position: { x: width * 0.1, y: height / 2 } }),
    );
    expect(onChange).toHaveBeenLastCalledWith([20, 90]);
    await press('{ArrowLeft}');
    expect(onChange).toHaveBeenLastCalledWith([20, 91]);
    await press('{ArrowRight}{ArrowRight}');
    expect(onChange).toHaveBeenLastCalledWith([20, 89]);
  });

  const choices = ['One', 'Two', 'Three'];
  test.each<[string, ReactNode]>([
    [
      'a SegmentedControl',
      <SegmentedControl
        key=""
        label="Views"
        options={choices.map((label) => ({ value: label, label }))}
      />,
    ],
    [
      'a Toolbar',
      <Toolbar key="" label="Deals">
        {choices.map((label) => (
          <Button key={label}>{label}</Button>
        ))}
      </Toolbar>,
    ],
    [
      'a TagGroup',
      <TagGroup key="" label="Filters" tags={choices.map((label) => ({ id: label, label }))} />,
    ],
  ])('the arrow keys of %s follow the direction', async (_name, part) => {
    await showPart(part);
    await press('{Tab}{ArrowLeft}');
    expect(document.activeElement?.textContent).toBe('Two');
    await press('{ArrowRight}');
    expect(document.activeElement?.textContent).toBe('One');
  });

  test('a submenu opens by the arrow key that points to it', async () => {
    await showPart(
      <MenuTrigger>
        <Button>More</Button>
        <Menu>
          <SubmenuTrigger>
            <MenuItem>Export</MenuItem>
            <Menu>
              <MenuItem>As CSV</MenuItem>
            </Menu>
          </SubmenuTrigger>
        </Menu>
      </MenuTrigger>,
    );
    await press('{Tab}{Enter}');
    await press('{ArrowLeft}');
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('As CSV'));
  });
});

test.each<[string, (content: ReactNode) => ReactNode, names: string[], date: string[]]>([
  [
    'an app without a LocaleProvider is in US English',
    (content) => content,
    ['Calendar', 'Show suggestions', 'Remove'],
    ['12', '24', '2026'],
  ],
  [
    'an app in a LocaleProvider is in its language',
    (content) => <LocaleProvider locale="fr-FR">{content}</LocaleProvider>,
    ['Calendrier', 'Afficher les suggestions', 'Supprimer'],
    ['24', '12', '2026'],
  ],
])('in a German browser, %s', async (_, around, names, date) => {
  const language = vi.spyOn(navigator, 'language', 'get').mockReturnValue('de-DE');
  onTestFinished(() => {
    language.mockRestore();
    window.dispatchEvent(new Event('languagechange'));
  });
  await act(async () => void window.dispatchEvent(new Event('languagechange')));
  await show(
    around(
      <>
        <DatePicker label="First payment" defaultValue="2026-12-24" />
        <ComboBox label="State" options={states} />
        <TagGroup label="Filters" tags={[{ id: 'open', label: 'Open' }]} onRemove={() => {}} />
      </>,
    ),
  );
  const buttons = [...document.querySelectorAll('button')];
  expect(buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent)).toEqual(
    names,
  );
  const parts = [...document.querySelectorAll('[role=spinbutton]')];
  expect(parts.map((part) => part.textContent)).toEqual(date);
});
