import { Accordion, AccordionItem } from '@milepost/ui/Accordion';
import { Disclosure } from '@milepost/ui/Disclosure';
import { ErrorSummary } from '@milepost/ui/ErrorSummary';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { TextField } from '@milepost/ui/TextField';
import { Wizard } from '@milepost/ui/Wizard';
import { act, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, show } from './page.tsx';

const errors = ['vin', 'price'].map((fieldId) => ({ fieldId, message: `Enter the ${fieldId}` }));

const focused = () => document.activeElement;

describe('ErrorSummary takes focus', () => {
  test('when the first error appears', async () => {
    await show(<ErrorSummary errors={[]} />);
    expect(focused()).toBe(document.body);
    await show(<ErrorSummary errors={errors} />);
    expect(focused()).toBe(find('section'));
  });

  test('again when its key changes, and not when an error was fixed', async () => {
    const withInput = (submission: number, count: number) =>
      show(
        <>
          <ErrorSummary key={submission} errors={errors.slice(0, count)} />
          <input />
        </>,
      );
    await withInput(1, 2);
    find('input').focus();
    await withInput(1, 1);
    expect(focused()).toBe(find('input'));
    await withInput(2, 1);
    expect(focused()).toBe(find('section'));
  });

  test('unless shouldFocus is false', async () => {
    await show(<ErrorSummary errors={errors} shouldFocus={false} />);
    expect(focused()).toBe(document.body);
  });
});

test('the ref of an ErrorSummary is its element while it has errors', async () => {
  const ref = { current: null };
  await show(<ErrorSummary ref={ref} errors={errors} />);
  expect(ref.current).toBe(find('section'));
  await show(<ErrorSummary ref={ref} errors={[]} />);
  expect(ref.current).toBeNull();
});

const onOpen = vi.fn();
const field = <TextField id="vin" label="VIN" />;
const steps = [
  { id: 'buyer', label: 'Buyer', content: 'Nothing to fill in' },
  { id: 'vehicle', label: 'Vehicle', content: field },
];

const closed: Record<string, ReactNode> = {
  'a closed Disclosure': (
    <Disclosure heading="More" onExpandedChange={onOpen}>
      {field}
    </Disclosure>
  ),
  'a closed AccordionItem': (
    <Accordion onExpandedChange={onOpen} defaultExpandedKeys={['buyer']}>
      <AccordionItem id="buyer" heading="Buyer">
        Nothing to fill in
      </AccordionItem>
      <AccordionItem id="vehicle" heading="Vehicle">
        {field}
      </AccordionItem>
    </Accordion>
  ),
  'a TabPanel that is not selected': (
    <Tabs onSelectionChange={onOpen}>
      <TabList label="Deal">
        <Tab id="buyer">Buyer</Tab>
        <Tab id="vehicle">Vehicle</Tab>
      </TabList>
      <TabPanel id="buyer">Nothing to fill in</TabPanel>
      <TabPanel id="vehicle" shouldForceMount>
        {field}
      </TabPanel>
    </Tabs>
  ),
  'another step of a Wizard': (
    <Wizard
      label="Deal"
      finishLabel="Send"
      onFinish={() => {}}
      onStepChange={onOpen}
      steps={steps}
    />
  ),
  'an AccordionItem in another step of a Wizard': (
    <Wizard
      label="Deal"
      finishLabel="Send"
      onFinish={() => {}}
      onStepChange={onOpen}
      steps={[
        { id: 'buyer', label: 'Buyer', content: 'Nothing to fill in' },
        {
          id: 'vehicle',
          label: 'Vehicle',
          content: (
            <Accordion>
              <AccordionItem id="more" heading="More">
                {field}
              </AccordionItem>
            </Accordion>
          ),
        },
      ]}
    />
  ),
};

test.each(Object.entries(closed))('a link of an ErrorSummary opens %s', async (_, part) => {
  onOpen.mockClear();
  await show(
    <>
      <ErrorSummary errors={errors.slice(0, 1)} />
      {part}
    </>,
  );
  expect(find('#vin').checkVisibility()).toBe(false);
  for (const _again of [1, 2]) {
    await act(() => userEvent.click(find('section > ul a')));
    expect(focused()).toBe(find('#vin'));
  }
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('a link of an ErrorSummary leaves a disabled Disclosure closed', async () => {
  await show(
    <>
      <ErrorSummary errors={errors.slice(0, 1)} />
      <Disclosure heading="More" isDisabled onExpandedChange={onOpen}>
        {field}
      </Disclosure>
    </>,
  );
  await act(() => userEvent.click(find('a')));
  expect(find<HTMLDetailsElement>('details').open).toBe(false);
});
