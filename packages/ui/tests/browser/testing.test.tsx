// Tests the helpers that apps use in their own tests, each with the components that it is for.

import { Button } from '@milepost/ui/Button';
import { ComboBox } from '@milepost/ui/ComboBox';
import { DataTable } from '@milepost/ui/DataTable';
import { DateField } from '@milepost/ui/DateField';
import { DatePicker } from '@milepost/ui/DatePicker';
import { DateRangePicker } from '@milepost/ui/DateRangePicker';
import { ListBox } from '@milepost/ui/ListBox';
import { Menu, MenuItem, MenuTrigger, SubmenuTrigger } from '@milepost/ui/Menu';
import { MultiSelect } from '@milepost/ui/MultiSelect';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { RangeSlider } from '@milepost/ui/RangeSlider';
import { SearchSelect } from '@milepost/ui/SearchSelect';
import { SegmentedControl } from '@milepost/ui/SegmentedControl';
import { Select } from '@milepost/ui/Select';
import { Slider } from '@milepost/ui/Slider';
import { SuggestField } from '@milepost/ui/SuggestField';
import { Table } from '@milepost/ui/Table';
import { dismissToasts, ToastRegion, toast } from '@milepost/ui/Toast';
import {
  chooseMenuItem,
  chooseOption,
  enterDate,
  findToast,
  rowsOf,
  setSlider,
} from '@milepost/ui/testing';
import { userEvent as simulated } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { userEvent as real } from 'vitest/browser';
import { find, show } from './page.tsx';

/** Renders outside of `act`, as the helpers' own waiting does. */
async function showLive(content: ReactNode) {
  await show(content);
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
}
beforeEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});
afterEach(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
});

const options = [
  { value: 'CA', label: 'California' },
  { value: 'TX', label: 'Texas' },
  { value: 'TN', label: 'Tennessee [east]' },
];

describe.each([
  ['Vitest', real],
  ['Testing Library', simulated],
])('with the user events of %s', (_library, user) => {
  test.each([
    ['Select', Select, 'combobox'],
    ['ComboBox', ComboBox, 'combobox'],
    ['SuggestField', SuggestField, 'combobox'],
    ['RadioGroup', RadioGroup, 'radiogroup'],
    ['SegmentedControl', SegmentedControl, 'radiogroup'],
    ['SearchSelect', SearchSelect, 'button'],
  ] as const)('chooseOption chooses from a %s', async (_name, Control, role) => {
    const onChange = vi.fn();
    await showLive(<Control label="State" name="state" options={options} onChange={onChange} />);
    const control = find(
      role === 'combobox' ? 'select, [role=combobox]' : `${role}, [role=${role}]`,
    );
    await chooseOption(user, control, 'Tennessee [east]');
    await expect.poll(() => onChange.mock.lastCall?.[0]).toMatch(/^(TN|Tennessee \[east\])$/);
  });

  test('chooseOption adds to a MultiSelect and closes its list', async () => {
    const onChange = vi.fn();
    await showLive(<MultiSelect label="States" options={options} onChange={onChange} />);
    for (const label of ['Texas', 'California']) {
      await chooseOption(user, find('[role=combobox]'), label);
    }
    expect(onChange).toHaveBeenLastCalledWith(['TX', 'CA']);
    await expect.poll(() => document.querySelector('[role=listbox]')).toBeNull();
  });

  test('chooseOption chooses from a ListBox', async () => {
    const onChange = vi.fn();
    await showLive(
      <ListBox
        label="States"
        options={options}
        selectionMode="single"
        onSelectionChange={onChange}
      />,
    );
    await chooseOption(user, find('[role=listbox]'), 'Texas');
    expect(onChange).toHaveBeenCalledOnce();
  });

  test('enterDate fills in every kind of date', async () => {
    const onChange = vi.fn();
    await showLive(
      <>
        <DateField id="native" label="Native" onChange={onChange} />
        <DatePicker id="picker" label="Picker" onChange={onChange} />
        <DateRangePicker id="range" label="Range" onChange={onChange} />
      </>,
    );
    await enterDate(user, find('#native'), '2026-11-26');
    expect(onChange).toHaveBeenLastCalledWith('2026-11-26');
    await enterDate(user, find('#picker'), '2026-01-31');
    expect(onChange).toHaveBeenLastCalledWith('2026-01-31');
    const range = { start: '2026-12-04', end: '2026-12-18' };
    await enterDate(user, find('#range'), range);
    expect(onChange).toHaveBeenLastCalledWith(range);
    await expect(enterDate(user, find('#picker'), '1/31/2026')).rejects.toThrow(RangeError);
  });

  test('chooseMenuItem chooses an item, also in a submenu', async () => {
    const onAction = vi.fn();
    await showLive(
      <MenuTrigger>
        <Button>Actions</Button>
        <Menu onAction={onAction}>
          <MenuItem id="open">Open</MenuItem>
          <SubmenuTrigger>
            <MenuItem id="export">Export</MenuItem>
            <Menu onAction={onAction}>
              <MenuItem id="csv">As CSV</MenuItem>
            </Menu>
          </SubmenuTrigger>
        </Menu>
      </MenuTrigger>,
    );
    await chooseMenuItem(user, find('button'), 'Open');
    expect(onAction.mock.lastCall?.[0]).toBe('open');
    await expect.poll(() => document.querySelector('[role=menu]')).toBeNull();
    await chooseMenuItem(user, find('button'), 'Export', 'As CSV');
    expect(onAction.mock.lastCall?.[0]).toBe('csv');
  });
});

test('chooseOption reports a missing option of a Select', async () => {
  await show(<Select label="State" options={options} />);
  await expect(chooseOption(real, find('select'), 'Ohio')).rejects.toThrow('no option “Ohio”');
});

test('setSlider sets a slider, and refuses a value that it does not have', async () => {
  const onChange = vi.fn();
  await showLive(
    <>
      <Slider id="slider" label="Term" min={12} max={84} step={12} onChange={onChange} />
      <RangeSlider id="span" label="Span" min={0} max={9} onChange={onChange} />
    </>,
  );
  setSlider(find('#slider'), 60);
  expect(onChange).toHaveBeenLastCalledWith(60);
  setSlider(find('#span'), 3);
  expect(onChange).toHaveBeenLastCalledWith([3, 9]);
  for (const value of [61, 96]) {
    expect(() => setSlider(find('#slider'), value)).toThrow(/from 12 to 84 by steps of 12/);
  }
});

test('findToast waits for a toast', async () => {
  await showLive(<ToastRegion />);
  const found = findToast('sent');
  toast({ heading: 'Request sent', topic: 'request' });
  expect((await found).role).toBe('group');
  dismissToasts('request');
});

test('rowsOf returns the rows of tables by the names of their columns', async () => {
  const rows = [
    { id: 1, name: 'Ana Torres', amount: 9_800 },
    { id: 2, name: 'Owen Park', amount: 17_719 },
  ];
  const columns = [
    { id: 'name', label: 'Name', cell: (row: (typeof rows)[0]) => row.name },
    { id: 'amount', label: 'Amount', cell: (row: (typeof rows)[0]) => `$${row.amount}` },
  ];
  const expected = [
    { Name: 'Ana Torres', Amount: '$9800' },
    { Name: 'Owen Park', Amount: '$17719' },
  ];
  await show(<Table caption="Deals" columns={columns} rows={rows} />);
  expect(rowsOf(find('table'))).toEqual(expected);
  await show(<DataTable caption="Deals" columns={columns} rows={rows} selectionMode="multiple" />);
  expect(rowsOf(find('table'))).toEqual(expected);
});
