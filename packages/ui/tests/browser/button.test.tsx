import { Button } from '@milepost/ui/Button';
import { ConfirmDialog } from '@milepost/ui/ConfirmDialog';
import { Dialog, DialogTrigger } from '@milepost/ui/Dialog';
import { Drawer } from '@milepost/ui/Drawer';
import { Fieldset } from '@milepost/ui/Fieldset';
import { CarIcon } from '@milepost/ui/Icon';
import { IconButton } from '@milepost/ui/IconButton';
import { Menu, MenuItem, MenuTrigger } from '@milepost/ui/Menu';
import { Popover, PopoverTrigger } from '@milepost/ui/Popover';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { Tooltip, TooltipTrigger } from '@milepost/ui/Tooltip';
import { act, type ComponentProps, type SubmitEvent, useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, host, show, touch } from './page.tsx';

const onPress = vi.fn();
const onOpenChange = vi.fn();
beforeEach(() => vi.clearAllMocks());

const presses: readonly [name: string, press: (button: HTMLElement) => unknown][] = [
  ['the mouse', (button) => act(() => userEvent.click(button, { force: true }))],
  ['touch', (button) => touch(button, [0.5, 0.5])],
  ['Enter', (button) => pressKey(button, '{Enter}')],
  ['Space', (button) => pressKey(button, '[Space]')],
  // Screen readers focus a button, and click it without a pointer.
  ['a screen reader', (button) => act(async () => [button.focus(), button.click()])],
];

async function pressKey(button: HTMLElement, key: string) {
  await act(async () => button.focus());
  await act(() => userEvent.keyboard(key));
}

const open = (name = 'Open') => page.getByRole('button', { name }).element() as HTMLElement;

/** A button of the caller's own. */
const OwnButton = (props: Partial<ComponentProps<typeof Button>>) => (
  <Button onPress={onPress} {...props}>
    Open
  </Button>
);

const dialogs = {
  DialogTrigger: (
    <DialogTrigger onOpenChange={onOpenChange}>
      <OwnButton />
      <Dialog heading="Rates">Rates</Dialog>
    </DialogTrigger>
  ),
  'DialogTrigger with a Drawer': (
    <DialogTrigger onOpenChange={onOpenChange}>
      <OwnButton />
      <Drawer heading="Rates">Rates</Drawer>
    </DialogTrigger>
  ),
  'DialogTrigger with a ConfirmDialog': (
    <DialogTrigger onOpenChange={onOpenChange}>
      <OwnButton />
      <ConfirmDialog heading="Delete?" confirmLabel="Delete" onConfirm={() => {}}>
        It is gone then.
      </ConfirmDialog>
    </DialogTrigger>
  ),
  'DialogTrigger around a TooltipTrigger': (
    <DialogTrigger onOpenChange={onOpenChange}>
      <TooltipTrigger>
        <OwnButton />
        <Tooltip>Rates of today</Tooltip>
      </TooltipTrigger>
      <Dialog heading="Rates">Rates</Dialog>
    </DialogTrigger>
  ),
  PopoverTrigger: (
    <PopoverTrigger onOpenChange={onOpenChange}>
      <OwnButton />
      <Popover label="Rates">Rates</Popover>
    </PopoverTrigger>
  ),
};

const menus = {
  MenuTrigger: (
    <MenuTrigger onOpenChange={onOpenChange}>
      <Button>Open</Button>
      <Menu aria-label="Deal">
        <MenuItem id="remove">Remove</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
  'MenuTrigger with an IconButton': (
    <MenuTrigger onOpenChange={onOpenChange}>
      <IconButton label="Open">
        <CarIcon />
      </IconButton>
      <Menu aria-label="Deal">
        <MenuItem id="remove">Remove</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
};

describe.each(presses)('%s', (_, press) => {
  test('presses a Button once', async () => {
    await show(<OwnButton />);
    await press(open());
    expect(onPress.mock.calls).toEqual([[]]);
  });

  test.each(Object.entries(dialogs))(
    'presses the button of a %s once, which opens it',
    async (_, trigger) => {
      await show(trigger);
      await press(open());
      expect(onOpenChange.mock.calls).toEqual([[true]]);
      expect(onPress).toHaveBeenCalledOnce();
    },
  );

  // A menu opens before the press ends.
  test.each(Object.entries(menus))('opens the menu of a %s once', async (_, menu) => {
    await show(menu);
    await press(open());
    expect(onOpenChange.mock.calls).toEqual([[true]]);
  });

  test.each(['isDisabled', 'isPending'])('does nothing to a Button with %s', async (name) => {
    for (const Trigger of [undefined, DialogTrigger, MenuTrigger]) {
      const button = <OwnButton key="button" {...{ [name]: true }} />;
      await show(
        Trigger ? (
          <Trigger onOpenChange={onOpenChange}>{[button, <Menu key="menu">{[]}</Menu>]}</Trigger>
        ) : (
          button
        ),
      );
      await press(find('button'));
    }
    expect(onPress).not.toHaveBeenCalled();
    expect(onOpenChange).not.toHaveBeenCalled();
  });

  test('closes a dialog that the page opened, and focus returns to the Button', async () => {
    await show(<OpenedByThePage />);
    await press(open());
    await press(page.getByRole('button', { name: 'Done' }).element() as HTMLElement);
    await vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull());
    await vi.waitFor(() => expect(document.activeElement).toBe(open()));
  });
});

function OpenedByThePage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <Dialog
        heading="Rates"
        isOpen={isOpen}
        onOpenChange={setOpen}
        actions={<Button slot="close">Done</Button>}
      >
        Rates
      </Dialog>
    </>
  );
}

test('a Button is a native button without React Aria, and React Aria’s as a trigger', async () => {
  await show(
    <>
      <Button>Print</Button>
      {menus.MenuTrigger}
    </>,
  );
  expect(open('Print').hasAttribute('data-rac')).toBe(false);
  expect(open().hasAttribute('data-rac')).toBe(true);
});

test('a pending Button shows its tooltip', async () => {
  await show(
    <TooltipTrigger delay={0}>
      <OwnButton isPending />
      <Tooltip>Rates of today</Tooltip>
    </TooltipTrigger>,
  );
  await act(() => userEvent.keyboard('{Tab}'));
  await expect.element(page.getByRole('tooltip')).toHaveTextContent('Rates of today');
});

test('Enter in the only field of a dialog does not send the form again while SubmitButton is pending', async () => {
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault());
  await show(
    <Dialog heading="Save view" isOpen>
      <form onSubmit={onSubmit}>
        <input id="name" />
        <SubmitButton isPending>Save view</SubmitButton>
      </form>
    </Dialog>,
  );
  await pressKey(find('#name'), '{Enter}');
  expect(onSubmit).not.toHaveBeenCalled();
});

test('a Button of a disabled Fieldset is disabled', async () => {
  await show(
    <Fieldset label="Deal" isDisabled>
      <OwnButton />
    </Fieldset>,
  );
  await act(async () => find('button').click());
  expect(onPress).not.toHaveBeenCalled();
});

test('a disabled Button does not look hovered', async () => {
  await show(
    <>
      <OwnButton isDisabled />
      <OwnButton isDisabled />
    </>,
  );
  const [hovered, other] = host.querySelectorAll('button');
  await userEvent.hover(hovered as Element, { force: true });
  expect(getComputedStyle(hovered as Element).backgroundColor).toBe(
    getComputedStyle(other as Element).backgroundColor,
  );
});
