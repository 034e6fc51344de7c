// A selected item looks selected under the pointer too.
import { DataTable } from '@milepost/ui/DataTable';
import { Pagination } from '@milepost/ui/Pagination';
import { SegmentedControl } from '@milepost/ui/SegmentedControl';
import { SideNav, SideNavLink } from '@milepost/ui/SideNav';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { act, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, show } from './page.tsx';

const tabs = (variant: 'pill' | 'underline') => (
  <Tabs>
    <TabList label="Views" variant={variant}>
      <Tab id="list">List</Tab>
      <Tab id="form">Form</Tab>
    </TabList>
    <TabPanel id="list">Rows</TabPanel>
    <TabPanel id="form">Fields</TabPanel>
  </Tabs>
);

const cases: readonly [name: string, chosen: string, content: ReactNode][] = [
  ['a tab in a pill', '[role=tab][aria-selected=true]', tabs('pill')],
  ['a tab with a line', '[role=tab][aria-selected=true]', tabs('underline')],
  [
    'the current page of a side navigation',
    '[aria-current]',
    <SideNav key="nav" label="Main">
      <SideNavLink href="#deals" aria-current="page">
        Deals
      </SideNavLink>
    </SideNav>,
  ],
  [
    'the current page of a pagination',
    '[aria-current]',
    <Pagination key="pages" label="Pages" page={2} pageCount={3} href={(page) => `#${page}`} />,
  ],
  [
    'a selected row',
    'tr[aria-selected=true] th',
    <DataTable
      key="table"
      caption="Deals"
      columns={[{ id: 'name', label: 'Name', cell: ({ name }) => name }]}
      rows={[{ name: 'Dana' }]}
      getKey={({ name }) => name}
      selectionMode="multiple"
      defaultSelectedKeys={['Dana']}
    />,
  ],
  [
    'a segment',
    '[aria-checked=true]',
    <SegmentedControl
      key="segments"
      label="Status"
      options={[{ value: 'a', label: 'A' }]}
      defaultValue="a"
    />,
  ],
];

test.each(cases)('%s keeps its colors', async (_, chosen, content) => {
  // A phone shows no page numbers.
  await page.viewport(1280, 800);
  await show(content);
  const element = find(chosen);
  await act(() => userEvent.unhover(element));
  const colors = () => {
    const { backgroundColor, borderBlockEndColor, color } = getComputedStyle(element);
    return { backgroundColor, borderBlockEndColor, color };
  };
  const before = colors();
  await act(() => userEvent.hover(element));
  expect(element.matches(':hover')).toBe(true);
  expect(colors()).toEqual(before);
});
