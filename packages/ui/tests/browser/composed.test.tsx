// Components inside others, used by random keys: focus is never lost, and nothing fails.
import { Button } from '@milepost/ui/Button';
import { ComboBox } from '@milepost/ui/ComboBox';
import { DataTable, DataTableRowMenu } from '@milepost/ui/DataTable';
import { DatePicker } from '@milepost/ui/DatePicker';
import { Dialog, DialogTrigger } from '@milepost/ui/Dialog';
import { Drawer } from '@milepost/ui/Drawer';
import { MaskedField } from '@milepost/ui/MaskedField';
import { Menu, MenuItem, MenuTrigger } from '@milepost/ui/Menu';
import { MultiSelect } from '@milepost/ui/MultiSelect';
import { Popover, PopoverTrigger } from '@milepost/ui/Popover';
import { SearchSelect } from '@milepost/ui/SearchSelect';
import { SegmentedControl } from '@milepost/ui/SegmentedControl';
import { Select } from '@milepost/ui/Select';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { TextField } from '@milepost/ui/TextField';
import { Toolbar } from '@milepost/ui/Toolbar';
import { Wizard } from '@milepost/ui/Wizard';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { host, show } from './page.tsx';

const states = [
  { value: 'CA', label: 'California', section: 'West' },
  { value: 'OH', label: 'Ohio', section: 'East' },
  { value: 'TX', label: 'Texas', section: 'West' },
];
const deals = ['Ana', 'Ben', 'Cleo'].map((id) => ({ id }));

const table = (
  <DataTable
    caption="Deals"
    rows={deals}
    selectionMode="multiple"
    columns={[
      { id: 'name', label: 'Name', cell: ({ id }) => id, sortBy: ({ id }) => id },
      {
        id: 'state',
        label: 'State',
        cell: ({ id }) => <SearchSelect label={`State of ${id}`} isLabelHidden options={states} />,
      },
      {
        id: 'assignee',
        label: 'Assignee',
        cell: ({ id }) => <TextField label={`Assignee of ${id}`} isLabelHidden />,
      },
    ]}
    rowMenu={() => (
      <DataTableRowMenu>
        <MenuItem>Open</MenuItem>
      </DataTableRowMenu>
    )}
    rowDetails={({ id }) => <Select label={`Tier of ${id}`} options={states} />}
  />
);

const wizard = (
  <Wizard
    label="Deal"
    finishLabel="Send"
    onFinish={() => Promise.reject(new Error('offline'))}
    steps={[
      { id: 'buyer', label: 'Buyer', content: <MaskedField label="SSN" mask="ssn" name="ssn" /> },
      { id: 'first', label: 'First payment', content: <DatePicker label="Day" name="day" /> },
    ]}
  />
);

const composed: [string, ReactNode][] = [
  [
    'a DataTable with fields in its cells',
    <Dialog key="" heading="Deals">
      {table}
    </Dialog>,
  ],
  [
    'a Wizard with a MaskedField and a DatePicker',
    <Drawer key="" heading="New deal">
      {wizard}
    </Drawer>,
  ],
  [
    'Tabs with a ComboBox and a MultiSelect',
    <Dialog key="" heading="Filters">
      <Tabs>
        <TabList label="Filters">
          <Tab id="one">One</Tab>
          <Tab id="many">Many</Tab>
        </TabList>
        <TabPanel id="one">
          <ComboBox label="Dealer" options={states} />
        </TabPanel>
        <TabPanel id="many">
          <MultiSelect label="States" options={states} defaultValue={['TX']} />
        </TabPanel>
      </Tabs>
    </Dialog>,
  ],
  [
    'a Toolbar with a SegmentedControl, a Menu and a Popover',
    <Dialog key="" heading="Report">
      <Toolbar label="Report">
        <SegmentedControl label="By" options={states} />
        <MenuTrigger>
          <Button>More</Button>
          <Menu>
            <MenuItem>Export</MenuItem>
          </Menu>
        </MenuTrigger>
        <PopoverTrigger>
          <Button>Period</Button>
          <Popover label="Period">
            <DatePicker label="From" />
          </Popover>
        </PopoverTrigger>
      </Toolbar>
    </Dialog>,
  ],
  [
    'a SearchSelect before a nested Dialog',
    <Drawer key="" heading="Assign">
      <SearchSelect label="Branch" options={states} />
      <DialogTrigger>
        <Button>New branch</Button>
        <Dialog heading="New branch">
          <Select label="State" options={states} />
        </Dialog>
      </DialogTrigger>
    </Drawer>,
  ],
];

const keys = fc.array(
  fc.constantFrom(
    ...['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}', '{Enter}', '{Escape}', '[Space]'],
    ...['{ArrowDown}', '{ArrowDown}', '{ArrowRight}', '{ArrowRight}', '{ArrowUp}', '{ArrowLeft}'],
    ...['{F2}', '{Home}', '{End}', '{Backspace}', '{Alt>}{ArrowDown}{/Alt}', 'c', '1'],
  ),
  { minLength: 10, maxLength: 40 },
);

const dialog = () => document.querySelector('[role=dialog]');

test.each(composed)('%s: keys never lose focus and never fail', async (_, overlay) => {
  const error = vi.spyOn(console, 'error');
  let run = 0;
  globalThis.IS_REACT_ACT_ENVIRONMENT = false;
  await fc.assert(
    fc.asyncProperty(keys, async (sequence) => {
      run += 1;
      await show(
        <DialogTrigger key={run}>
          <Button>Start</Button>
          {overlay}
        </DialogTrigger>,
      );
      const start = host.querySelector('button') as HTMLElement;
      start.focus();
      for (const key of sequence) {
        if (document.activeElement === start) {
          await userEvent.keyboard('{Enter}');
          await vi.waitFor(() => expect(dialog()).not.toBeNull());
        }
        await userEvent.keyboard(key);
        // An overlay that closes returns focus after its animation.
        await vi.waitFor(() => {
          const focused = document.activeElement;
          if (dialog()) expect(focused?.closest('[role=dialog], [data-trigger]')).not.toBeNull();
          else expect(focused).toBe(start);
        });
      }
      expect(error.mock.calls.filter(([text]) => !/act\(/.test(`${text}`))).toEqual([]);
    }),
    { seed: 11, numRuns: 8, endOnFailure: true, interruptAfterTimeLimit: 60_000 },
  );
});
