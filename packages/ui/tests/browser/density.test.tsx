import '@milepost/ui/reset.css';
import '@milepost/ui/theme.css';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { Button } from '../../src/components/Button/index.ts';
import { Menu, MenuItem, MenuTrigger } from '../../src/components/Menu/index.ts';
import { NumberField } from '../../src/components/NumberField/index.ts';
import { Select } from '../../src/components/Select/index.ts';
import { Table } from '../../src/components/Table/index.ts';
import { TextField } from '../../src/components/TextField/index.ts';

const columns = [{ id: 'name', label: 'Name', cell: ({ name }: { name: string }) => name }];

const parts = {
  'a small button': <Button size="small">Go</Button>,
  'a button': <Button>Go</Button>,
  'a large button': <Button size="large">Go</Button>,
  'a text field': <TextField label="Name" />,
  'a number with its unit': <NumberField label="Term" suffix="months" />,
  'a select': <Select label="State" options={[{ value: 'TX', label: 'Texas' }]} />,
  'a table row': (
    <Table caption="People" columns={columns} rows={[{ name: 'Ada' }]} getKey={() => 1} />
  ),
  'a menu row': (
    <MenuTrigger defaultOpen>
      <Button>Actions</Button>
      <Menu>
        <MenuItem>Open</MenuItem>
      </Menu>
    </MenuTrigger>
  ),
};

const controls = {
  'a table row': 'tbody tr',
  'a menu row': '[role="menuitem"]',
  'a text field': 'input',
  'a number with its unit': 'div:has(> input)',
  'a select': 'select',
} as const;

afterEach(() => {
  delete document.documentElement.dataset.density;
});

test.each(Object.entries(parts))('%s is lower in compact density', (name, part) => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  flushSync(() => root.render(part));
  const selector = name in controls ? controls[name as keyof typeof controls] : 'button';
  const height = () => document.querySelector(selector)?.getBoundingClientRect().height ?? 0;
  const comfortable = height();
  document.documentElement.dataset.density = 'compact';
  const compact = height();
  root.unmount();
  host.remove();
  expect(compact).toBeGreaterThanOrEqual(24);
  expect(compact).toBeLessThan(comfortable);
});
