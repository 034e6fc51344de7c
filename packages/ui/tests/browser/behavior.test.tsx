// Runs one suite against the kit's own components and React Aria's of the same name, which must behave
// alike. The keys are those of the ARIA Authoring Practices.
import { Accordion, AccordionItem } from '@milepost/ui/Accordion';
import { Checkbox } from '@milepost/ui/Checkbox';
import { CheckboxGroup } from '@milepost/ui/CheckboxGroup';
import { NumberField } from '@milepost/ui/NumberField';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { RangeSlider } from '@milepost/ui/RangeSlider';
import { SearchField } from '@milepost/ui/SearchField';
import { Select } from '@milepost/ui/Select';
import { Slider } from '@milepost/ui/Slider';
import { Switch } from '@milepost/ui/Switch';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { User } from '@react-aria/test-utils';
import { act, type ComponentType, createRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import * as AriaCheckboxGroup from 'react-aria-components/CheckboxGroup';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { DisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { Heading } from 'react-aria-components/Heading';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import * as AriaNumberField from 'react-aria-components/NumberField';
import { Popover } from 'react-aria-components/Popover';
import * as AriaRadioGroup from 'react-aria-components/RadioGroup';
import * as AriaSearchField from 'react-aria-components/SearchField';
import * as AriaSelect from 'react-aria-components/Select';
import * as AriaSlider from 'react-aria-components/Slider';
import { SwitchButton, SwitchField } from 'react-aria-components/Switch';
import * as AriaTabs from 'react-aria-components/Tabs';
import { renderToString } from 'react-dom/server';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { trusted } from '../../src/testing/trustedTypes.ts';
import { answers, find, host, serve, show, touch } from './page.tsx';

const press = (keys: string) => act(() => userEvent.keyboard(keys));
const click = (element: Element) => act(() => userEvent.click(element));
const named = (role: string, name: string) => {
  const found = [...host.querySelectorAll<HTMLElement>(`[role=${role}]`)].find(
    (element) => element.textContent === name,
  );
  if (!found) throw new Error(`No ${role} is called ${name}.`);
  return found;
};

/** Sets right-to-left text for the page and for React Aria. */
const rightToLeft = (content: ReactNode) => (
  <I18nProvider locale="he-IL">
    <div dir="rtl">{content}</div>
  </I18nProvider>
);

interface TabsCase {
  keys: readonly string[];
  disabledKeys?: string[];
  selectedKey?: string;
  defaultSelectedKey?: string;
  orientation?: 'horizontal' | 'vertical';
  keyboardActivation?: 'automatic' | 'manual';
  onSelectionChange?: (key: unknown) => void;
}

const KitTab = ({ name }: { name: string }) => <Tab id={name}>{name}</Tab>;
const AriaTab = ({ name }: { name: string }) => <AriaTabs.Tab id={name}>{name}</AriaTabs.Tab>;

const tabsOf: [string, ComponentType<TabsCase>][] = [
  [
    'the kit',
    ({ keys, ...props }) => (
      <Tabs {...props}>
        <TabList label="Views">
          {keys.map((key) => (
            <KitTab key={key} name={key} />
          ))}
        </TabList>
        {keys.map((key) => (
          <TabPanel key={key} id={key}>
            About {key}
          </TabPanel>
        ))}
      </Tabs>
    ),
  ],
  [
    'React Aria',
    ({ keys, ...props }) => (
      <AriaTabs.Tabs {...props}>
        <AriaTabs.TabList aria-label="Views">
          {keys.map((key) => (
            <AriaTab key={key} name={key} />
          ))}
        </AriaTabs.TabList>
        {keys.map((key) => (
          <AriaTabs.TabPanel key={key} id={key}>
            About {key}
          </AriaTabs.TabPanel>
        ))}
      </AriaTabs.Tabs>
    ),
  ],
];

describe.each(tabsOf)('Tabs of %s', (_, View) => {
  const keys = ['One', 'Two', 'Three'];
  const open = () => find('[role=tab][aria-selected=true]').textContent;
  const focused = () => document.activeElement?.textContent;
  const panel = () => find('[role=tabpanel]:not([inert])').textContent;

  test('the first panel is open, and labeled by its tab', async () => {
    await show(<View keys={keys} />);
    expect(open()).toBe('One');
    const shown = find('[role=tabpanel]');
    expect(document.getElementById(shown.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'One',
    );
    expect(find('[aria-selected=true]').getAttribute('aria-controls')).toBe(shown.id);
    expect(find('[role=tablist]').getAttribute('aria-orientation')).toBe('horizontal');
  });

  test('a click opens a tab and reports it', async () => {
    const onSelectionChange = vi.fn();
    await show(<View keys={keys} defaultSelectedKey="One" onSelectionChange={onSelectionChange} />);
    await click(named('tab', 'Two'));
    expect(panel()).toBe('About Two');
    expect(onSelectionChange).toHaveBeenLastCalledWith('Two');
  });

  test('Tab stops at the open tab, then at a panel without its own tab stop', async () => {
    await show(<View keys={keys} defaultSelectedKey="Two" />);
    await press('{Tab}');
    expect(focused()).toBe('Two');
    await press('{Tab}');
    expect(document.activeElement).toBe(find('[role=tabpanel]'));
  });

  test('arrow keys wrap around, Home and End move to the ends', async () => {
    await show(<View keys={keys} />);
    await press('{Tab}{ArrowRight}');
    expect(open()).toBe('Two');
    await press('{ArrowLeft}{ArrowLeft}');
    expect(open()).toBe('Three');
    await press('{ArrowRight}');
    expect(open()).toBe('One');
    await press('{End}');
    expect(open()).toBe('Three');
    await press('{Home}');
    expect(open()).toBe('One');
  });

  test('arrow keys follow the reading direction', async () => {
    await show(rightToLeft(<View keys={keys} />));
    await press('{Tab}{ArrowLeft}');
    expect(open()).toBe('Two');
  });

  test('in a column, arrow keys move down and up', async () => {
    await show(<View keys={keys} orientation="vertical" />);
    expect(find('[role=tablist]').getAttribute('aria-orientation')).toBe('vertical');
    await press('{Tab}{ArrowDown}');
    expect(open()).toBe('Two');
    await press('{ArrowUp}');
    expect(open()).toBe('One');
  });

  test('with manual activation, an arrow key moves focus, and Enter or Space opens', async () => {
    await show(<View keys={keys} keyboardActivation="manual" />);
    await press('{Tab}{ArrowRight}');
    expect([focused(), open()]).toEqual(['Two', 'One']);
    await press('{Enter}');
    expect(open()).toBe('Two');
    await press('{ArrowRight}[Space]');
    expect(open()).toBe('Three');
  });

  test('a disabled tab is skipped, and no click opens it', async () => {
    await show(<View keys={keys} disabledKeys={['Two']} />);
    await press('{Tab}{ArrowRight}');
    expect(open()).toBe('Three');
    await act(async () => named('tab', 'Two').click());
    expect(open()).toBe('Three');
  });

  test('if the first tab is disabled, the next one is open', async () => {
    await show(<View keys={keys} disabledKeys={['One']} />);
    expect([open(), panel()]).toEqual(['Two', 'About Two']);
    await press('{Tab}');
    expect(focused()).toBe('Two');
  });

  test('if the open tab is removed, another is open and focusable', async () => {
    await show(<View keys={keys} defaultSelectedKey="Two" />);
    await show(<View keys={['One', 'Three']} defaultSelectedKey="Two" />);
    expect(panel()).toBe(`About ${open()}`);
    await press('{Tab}');
    expect(focused()).toBe(open());
  });

  test('if the focused tab is removed, another gets focus', async () => {
    await show(<View keys={keys} />);
    await press('{Tab}{ArrowRight}');
    await show(<View keys={['One', 'Three']} />);
    await act(() => vi.waitFor(() => expect(document.activeElement?.role).toBe('tab')));
  });

  test('a tab that is added later can be opened', async () => {
    await show(<View keys={['One']} />);
    await show(<View keys={['Zero', 'One', 'Two']} />);
    expect(open()).toBe('One');
    await press('{Tab}{ArrowRight}');
    expect(open()).toBe('Two');
  });

  test('an unknown key opens the first tab', async () => {
    await show(<View keys={keys} defaultSelectedKey="Nine" />);
    expect(panel()).toBe('About One');
  });

  test('in a column with manual activation, arrow keys only move focus', async () => {
    await show(<View keys={keys} orientation="vertical" keyboardActivation="manual" />);
    await press('{Tab}{ArrowDown}{ArrowDown}');
    expect([focused(), open()]).toEqual(['Three', 'One']);
    await press('[Space]');
    expect(open()).toBe('Three');
  });

  test('from right to left, Home and End move to the first and the last tab', async () => {
    await show(rightToLeft(<View keys={keys} />));
    await press('{Tab}{End}');
    expect(open()).toBe('Three');
    await press('{ArrowLeft}');
    expect(open()).toBe('One');
  });

  test('a controlled tab changes only with its prop', async () => {
    const onSelectionChange = vi.fn();
    await show(<View keys={keys} selectedKey="One" {...{ onSelectionChange }} />);
    await click(named('tab', 'Two'));
    expect(onSelectionChange).toHaveBeenLastCalledWith('Two');
    expect(panel()).toBe('About One');
    await show(<View keys={keys} selectedKey="Two" {...{ onSelectionChange }} />);
    expect(panel()).toBe('About Two');
  });

  test.each(['mouse', 'touch', 'keyboard'] as const)(
    'React Aria’s own tester opens one by %s',
    async (interactionType) => {
      await show(<View keys={keys} />);
      const tester = new User({ interactionType }).createTester('Tabs', { root: host });
      await act(() => tester.triggerTab({ tab: 'Three' }));
      expect(tester.selectedTab?.textContent).toBe('Three');
      expect(tester.activeTabpanel?.textContent).toBe('About Three');
    },
  );

  test('a tap opens one', async () => {
    await show(<View keys={keys} />);
    await touch(named('tab', 'Two'), [0.5, 0.5]);
    expect(panel()).toBe('About Two');
  });

  test('an id may contain spaces and punctuation marks', async () => {
    await show(<View keys={['In review', 'A & B']} />);
    const [tab, shown] = [find('[aria-selected=true]'), find('[role=tabpanel]')];
    expect(tab.getAttribute('aria-controls')).toBe(shown.id);
    expect(shown.getAttribute('aria-labelledby')).toBe(tab.id);
    expect(shown.id).not.toMatch(/\s/);
  });
});

test('a tab of the kit that is disabled while focused passes focus on', async () => {
  const [, View] = tabsOf[0] as (typeof tabsOf)[0];
  await show(<View keys={['One', 'Two']} />);
  await press('{Tab}');
  await show(<View keys={['One', 'Two']} disabledKeys={['One']} />);
  expect(document.activeElement?.textContent).toBe('Two');
});

test('a tab of the kit that is disabled while open closes, and the next one opens', async () => {
  const [, View] = tabsOf[0] as (typeof tabsOf)[0];
  await show(<View keys={['One', 'Two']} defaultSelectedKey="One" />);
  await show(<View keys={['One', 'Two']} defaultSelectedKey="One" disabledKeys={['One']} />);
  expect(find('[role=tabpanel]').textContent).toBe('About Two');
  await press('{Tab}');
  expect(document.activeElement?.textContent).toBe('Two');
});

test('TabPanel and TabList pass on their refs', async () => {
  const refs = { list: vi.fn(), panel: vi.fn() };
  await show(
    <Tabs>
      <TabList label="Views" ref={refs.list}>
        <Tab id="one">One</Tab>
      </TabList>
      <TabPanel id="one" ref={refs.panel}>
        About one
      </TabPanel>
    </Tabs>,
  );
  expect(refs.list).toHaveBeenCalledWith(find('[role=tablist]'));
  expect(refs.panel).toHaveBeenCalledWith(find('[role=tabpanel]'));
});

test('the ref of a TabPanel is its element while it is shown, and null while another is open', async () => {
  const refs = { one: createRef<HTMLDivElement>(), two: createRef<HTMLDivElement>() };
  await show(
    <Tabs>
      <TabList label="Views">
        <Tab id="one">One</Tab>
        <Tab id="two">Two</Tab>
      </TabList>
      <TabPanel id="one" ref={refs.one}>
        About one
      </TabPanel>
      <TabPanel id="two" ref={refs.two}>
        About two
      </TabPanel>
    </Tabs>,
  );
  const panels = () => [refs.one.current, refs.two.current];
  expect(panels()).toEqual([find('[role=tabpanel]'), null]);
  await act(() => userEvent.click(page.getByRole('tab', { name: 'Two' })));
  expect(panels()).toEqual([null, find('[role=tabpanel]')]);
});

interface AccordionCase {
  ids?: readonly string[];
  isDisabled?: boolean;
  disabledId?: string;
  allowsMultipleExpanded?: boolean;
}

const accordions: [string, ComponentType<AccordionCase>][] = [
  [
    'the kit',
    ({ ids = ['one', 'two'], disabledId, ...props }) => (
      <Accordion {...props}>
        {ids.map((id) => (
          <AccordionItem key={id} id={id} heading={id} isDisabled={id === disabledId}>
            About {id}
          </AccordionItem>
        ))}
      </Accordion>
    ),
  ],
  [
    'React Aria',
    ({ ids = ['one', 'two'], disabledId, ...props }) => (
      <DisclosureGroup {...props}>
        {ids.map((id) => (
          <Disclosure key={id} id={id} isDisabled={id === disabledId}>
            <Heading>
              <Button slot="trigger">{id}</Button>
            </Heading>
            <DisclosurePanel>About {id}</DisclosurePanel>
          </Disclosure>
        ))}
      </DisclosureGroup>
    ),
  ],
];

describe.each(accordions)('Accordion of %s', (_, View) => {
  const buttons = () => [...host.querySelectorAll<HTMLElement>('summary, button')];
  const isOpen = (button: Element) =>
    button.getAttribute('aria-expanded') === 'true' || button.matches('[open] > summary');
  const expectOpen = (...ids: readonly string[]) =>
    vi.waitFor(() => {
      const open = buttons().filter(isOpen);
      expect(open.map((button) => button.textContent)).toEqual(ids);
    });

  test('Enter and Space open one and close the other', async () => {
    await show(<View />);
    await press('{Tab}{Enter}');
    await expectOpen('one');
    await press('{Tab}[Space]');
    await expectOpen('two');
    await press('[Space]');
    await expectOpen();
  });

  test('its content is in a group with its button, or in one that the button names', async () => {
    await show(<View allowsMultipleExpanded />);
    for (const button of buttons()) await click(button);
    await expectOpen('one', 'two');
    for (const button of buttons()) {
      const group =
        document.getElementById(button.getAttribute('aria-controls') ?? '') ??
        button.closest('details');
      expect(group?.textContent).toContain(`About ${button.textContent}`);
    }
  });

  test('one that find-in-page reveals opens', async () => {
    await show(<View />);
    await act(() => reveal('About two'));
    await expectOpen('two');
  });

  test('a disabled one stays as it is', async () => {
    await show(<View isDisabled />);
    await act(async () => buttons()[0]?.click());
    await expectOpen();
  });

  test('a disabled item is not a tab stop, and stays closed', async () => {
    await show(<View disabledId="one" />);
    await press('{Tab}');
    expect(document.activeElement).toBe(buttons()[1]);
    await act(async () => buttons()[0]?.click());
    await expectOpen();
  });

  test('items that come and go leave the others as they are', async () => {
    await show(<View ids={['one', 'two']} />);
    await click(buttons()[1] as Element);
    await show(<View ids={['zero', 'one', 'two']} />);
    await expectOpen('two');
    await show(<View ids={['two']} />);
    await expectOpen('two');
  });

  test('a tap opens one', async () => {
    await show(<View />);
    await touch(buttons()[1] as Element, [0.5, 0.5]);
    await expectOpen('two');
  });
});

/** Reveals hidden text as find-in-page does: by `beforematch`, or by opening its `<details>`. */
async function reveal(text: string) {
  const hidden = [...host.querySelectorAll('details > div, [hidden]')].find((element) =>
    element.textContent?.includes(text),
  );
  const details = hidden?.closest('details');
  if (details) details.open = true;
  else hidden?.dispatchEvent(new Event('beforematch', { bubbles: true }));
}

const openDetails = () =>
  [...host.querySelectorAll('details[open] > summary')].map((summary) => summary.textContent);

describe('the kit’s Accordion', () => {
  const items = ['one', 'two'].map((id) => (
    <AccordionItem key={id} id={id} heading={id}>
      About {id}
    </AccordionItem>
  ));

  test('does not open a disabled item that the address names', async () => {
    location.hash = 'one';
    await show(<Accordion isDisabled>{items}</Accordion>);
    location.hash = '';
    expect(openDetails()).toEqual([]);
  });

  test('opens the item that the address names when it is rendered', async () => {
    history.replaceState(null, '', '#two');
    await show(<Accordion>{items}</Accordion>);
    history.replaceState(null, '', location.pathname + location.search);
    expect(openDetails()).toEqual(['two']);
  });

  test('opens an item each time that a link to it is clicked, and puts its heading into view', async () => {
    await show(
      <>
        <a href="#two">About two</a>
        <div style={{ height: '200vh' }} />
        <Accordion>{items}</Accordion>
        <div style={{ height: '200vh' }} />
      </>,
    );
    const summary = () => find('details:last-child > summary');
    for (const _ of ['first', 'second']) {
      await click(find('a'));
      await vi.waitFor(() => expect(openDetails()).toEqual(['two']));
      const { top } = find('details:last-child').getBoundingClientRect();
      expect(Math.abs(top)).toBeLessThan(2);
      await click(summary());
      await vi.waitFor(() => expect(openDetails()).toEqual([]));
    }
    location.hash = '';
  });

  test('opens one at a time before React hydrates it, and reports that one then', async () => {
    const onExpandedChange = vi.fn();
    const content = (
      <Accordion defaultExpandedKeys={['one']} onExpandedChange={onExpandedChange}>
        {items}
      </Accordion>
    );
    const messages = await serve(content, async () => {
      location.hash = 'one';
      await userEvent.click(find('details:last-child > summary'));
      expect(openDetails()).toEqual(['two']);
    });
    location.hash = '';
    expect(messages).toEqual([]);
    expect(openDetails()).toEqual(['two']);
    expect(onExpandedChange).toHaveBeenLastCalledWith(new Set(['two']));
    await click(find('details:first-child > summary'));
    await vi.waitFor(() => expect(openDetails()).toEqual(['one']));
  });

  test('stays closed if its caller does not open it', async () => {
    const onExpandedChange = vi.fn();
    await show(
      <Accordion expandedKeys={[]} onExpandedChange={onExpandedChange}>
        {items}
      </Accordion>,
    );
    await click(find('details:last-child > summary'));
    await vi.waitFor(() => expect(onExpandedChange).toHaveBeenCalledWith(new Set(['two'])));
    await vi.waitFor(() => expect(openDetails()).toEqual([]));
  });

  test('keeps two items open that open in one batch, where it allows several', async () => {
    const onExpandedChange = vi.fn();
    await show(
      <Accordion allowsMultipleExpanded onExpandedChange={onExpandedChange}>
        {items}
      </Accordion>,
    );
    await act(async () => {
      for (const summary of host.querySelectorAll('summary')) summary.click();
    });
    await vi.waitFor(() =>
      expect(onExpandedChange).toHaveBeenLastCalledWith(new Set(['one', 'two'])),
    );
    expect(openDetails()).toEqual(['one', 'two']);
  });

  test('prints every item where CSS can’t show closed ones, and closes them again', async () => {
    const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false);
    const onExpandedChange = vi.fn();
    await show(
      <Accordion defaultExpandedKeys={['two']} onExpandedChange={onExpandedChange}>
        {items}
      </Accordion>,
    );
    supports.mockRestore();
    await act(async () => void window.dispatchEvent(new Event('beforeprint')));
    expect(openDetails()).toEqual(['one', 'two']);
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    await act(async () => void window.dispatchEvent(new Event('afterprint')));
    await act(() => new Promise<void>((resolve) => setTimeout(resolve)));
    expect(openDetails()).toEqual(['two']);
    expect(onExpandedChange).not.toHaveBeenCalled();
  });
});

interface SliderCase {
  isDisabled?: boolean;
  onChangeEnd?: (value: unknown) => void;
}

const sliders: [string, ComponentType<SliderCase>][] = [
  [
    'the kit',
    (props) => (
      <Slider {...props} label="Miles" name="miles" min={0} max={200} step={5} defaultValue={50} />
    ),
  ],
  [
    'React Aria',
    (props) => (
      <AriaSlider.Slider {...props} minValue={0} maxValue={200} step={5} defaultValue={50}>
        <Label>Miles</Label>
        <AriaSlider.SliderTrack style={{ height: 40 }}>
          <AriaSlider.SliderThumb name="miles" style={{ width: 20, height: 20, top: '50%' }} />
        </AriaSlider.SliderTrack>
      </AriaSlider.Slider>
    ),
  ],
];

describe.each(sliders)('Slider of %s', (_, View) => {
  const slider = () => find<HTMLInputElement>('[type=range]');

  test('arrow keys move by a step, Home and End to the ends', async () => {
    const onChangeEnd = vi.fn();
    await show(<View onChangeEnd={onChangeEnd} />);
    await press('{Tab}{ArrowRight}{ArrowUp}{ArrowLeft}');
    expect(slider().value).toBe('55');
    await press('{End}');
    expect(slider().value).toBe('200');
    await press('{Home}');
    expect(slider().value).toBe('0');
    expect(onChangeEnd).toHaveBeenCalled();
  });

  test('Page Up moves further than an arrow key', async () => {
    await show(<View />);
    await press('{Tab}{PageUp}');
    expect(slider().valueAsNumber).toBeGreaterThan(55);
  });

  test('arrow keys follow the reading direction', async () => {
    await show(rightToLeft(<View />));
    await press('{Tab}{ArrowLeft}');
    expect(slider().value).toBe('55');
  });

  test.each([
    ['left to right', (view: ReactNode) => view],
    ['right to left', rightToLeft],
  ])('a finger drags it, %s', async (_direction, inDirection) => {
    const onChangeEnd = vi.fn();
    await show(inDirection(<View {...{ onChangeEnd }} />));
    const isReversed = inDirection === rightToLeft;
    const [start, end] = isReversed ? ([0.75, 0.25] as const) : ([0.25, 0.75] as const);
    // The element as wide as the page: the input itself, or the track around the thumb.
    let track: Element = slider();
    while (track.clientWidth < 200) track = track.parentElement as Element;
    await touch(track, [start, 0.5], [0.5, 0.5], [end, 0.5]);
    expect(Math.abs(slider().valueAsNumber - 150)).toBeLessThanOrEqual(10);
    expect(onChangeEnd).toHaveBeenCalled();
  });

  test('a reset of the form restores the initial number', async () => {
    await show(
      <form>
        <View />
      </form>,
    );
    await press('{Tab}{End}');
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(slider().value).toBe('50');
  });

  test('is labeled, sent and disabled', async () => {
    await show(
      <form>
        <View />
      </form>,
    );
    const name = slider().getAttribute('aria-labelledby')?.split(' ')[0] ?? '';
    expect(document.getElementById(name)?.textContent).toBe('Miles');
    expect(answers(find('form'))).toEqual({ miles: '50' });
    await show(
      <form>
        <View isDisabled />
      </form>,
    );
    expect(slider().disabled).toBe(true);
    expect(answers(find('form'))).toEqual({});
  });
});

interface RangeCase {
  isDisabled?: boolean;
  defaultValue?: readonly [number, number];
  onChange?: (value: unknown) => void;
  onChangeEnd?: (value: unknown) => void;
}

const ranges: [string, ComponentType<RangeCase>][] = [
  [
    'the kit',
    ({ defaultValue = [20, 60], ...props }) => (
      <RangeSlider
        {...props}
        {...{ defaultValue }}
        label="Miles"
        name="from"
        endName="to"
        min={0}
        max={100}
        step={5}
      />
    ),
  ],
  [
    'React Aria',
    ({ defaultValue = [20, 60], ...props }) => (
      <AriaSlider.Slider
        {...props}
        defaultValue={[...defaultValue]}
        minValue={0}
        maxValue={100}
        step={5}
      >
        <Label>Miles</Label>
        <AriaSlider.SliderTrack style={{ height: 40 }}>
          {['from', 'to'].map((name, index) => (
            <AriaSlider.SliderThumb
              key={name}
              {...{ index, name }}
              aria-label={name}
              style={{ width: 20, height: 20, top: '50%' }}
            />
          ))}
        </AriaSlider.SliderTrack>
      </AriaSlider.Slider>
    ),
  ],
];

describe.each(ranges)('RangeSlider of %s', (_, View) => {
  const thumbs = () => [...host.querySelectorAll<HTMLInputElement>('[type=range]')];
  const values = () => thumbs().map((thumb) => thumb.valueAsNumber);
  const track = () => {
    const [thumb] = thumbs();
    // The input's parent is the thumb, whose parent is the track.
    let element: Element | null | undefined = thumb?.parentElement;
    while (element && element.clientWidth < 200) element = element.parentElement;
    return element as Element;
  };

  test('each thumb is a separate tab stop, in a group that the label names', async () => {
    await show(<View />);
    const group = find('[role=group]');
    const label = document.getElementById(group.getAttribute('aria-labelledby') ?? '');
    expect(label?.textContent).toBe('Miles');
    for (const thumb of thumbs()) {
      await press('{Tab}');
      expect(document.activeElement).toBe(thumb);
      expect(thumb.getAttribute('aria-labelledby')).toContain(label?.id);
    }
  });

  test('arrow keys move by a step, Page Up and Page Down by a tenth, and each move reports its end', async () => {
    const onChangeEnd = vi.fn();
    await show(<View {...{ onChangeEnd }} />);
    await press('{Tab}{ArrowRight}{ArrowUp}{ArrowLeft}');
    expect(values()).toEqual([25, 60]);
    await press('{Tab}{PageUp}');
    expect(values()).toEqual([25, 70]);
    await press('{PageDown}{PageDown}');
    expect(values()).toEqual([25, 50]);
    expect(onChangeEnd).toHaveBeenLastCalledWith([25, 50]);
  });

  test('Home and End stop at the other thumb', async () => {
    await show(<View />);
    await press('{Tab}{End}');
    expect(values()).toEqual([60, 60]);
    await press('{ArrowRight}');
    expect(values()).toEqual([60, 60]);
    await press('{Tab}{End}');
    expect(values()).toEqual([60, 100]);
    await press('{Home}');
    expect(values()).toEqual([60, 60]);
  });

  test('arrow keys follow the reading direction', async () => {
    await show(rightToLeft(<View />));
    await press('{Tab}{ArrowLeft}');
    expect(values()).toEqual([25, 60]);
  });

  test('a click on the track moves the nearer thumb', async () => {
    const onChangeEnd = vi.fn();
    await show(<View {...{ onChangeEnd }} />);
    const { width, height } = track().getBoundingClientRect();
    await act(() =>
      userEvent.click(track(), { position: { x: 0.9 * width, y: height / 2 }, force: true }),
    );
    expect(values()).toEqual([20, 90]);
    expect(onChangeEnd).toHaveBeenLastCalledWith([20, 90]);
  });

  test('a finger drags a thumb as far as the other', async () => {
    const onChangeEnd = vi.fn();
    await show(<View {...{ onChangeEnd }} />);
    await touch(track(), [0.2, 0.5], [0.3, 0.5], [0.4, 0.5]);
    expect(values()).toEqual([40, 60]);
    await touch(track(), [0.4, 0.5], [0.7, 0.5], [0.9, 0.5]);
    expect(values()).toEqual([60, 60]);
    expect(onChangeEnd).toHaveBeenLastCalledWith([60, 60]);
  });

  test('from right to left a finger drags the other way', async () => {
    await show(rightToLeft(<View />));
    await touch(track(), [0.8, 0.5], [0.7, 0.5], [0.6, 0.5]);
    expect(values()).toEqual([40, 60]);
  });

  test('both numbers are sent, and neither while it is disabled', async () => {
    await show(
      <form>
        <View />
      </form>,
    );
    expect(answers(find('form'))).toEqual({ from: '20', to: '60' });
    await show(
      <form>
        <View isDisabled />
      </form>,
    );
    expect(thumbs().every((thumb) => thumb.disabled)).toBe(true);
    expect(answers(find('form'))).toEqual({});
    await touch(track(), [0.2, 0.5], [0.4, 0.5]);
    expect(values()).toEqual([20, 60]);
  });
});

interface NumberCase {
  isDisabled?: boolean;
  onChange?: (value: unknown) => void;
}

const numbers: [string, ComponentType<NumberCase>][] = [
  [
    'the kit',
    (props) => (
      <NumberField
        {...props}
        label="Term"
        name="term"
        min={12}
        max={84}
        step={12}
        defaultValue={60}
      />
    ),
  ],
  [
    'React Aria',
    (props) => (
      <AriaNumberField.NumberField
        {...props}
        name="term"
        minValue={12}
        maxValue={84}
        step={12}
        defaultValue={60}
      >
        <Label>Term</Label>
        <Input />
      </AriaNumberField.NumberField>
    ),
  ],
];

describe.each(numbers)('NumberField of %s', (_, View) => {
  const box = () => find<HTMLInputElement>('input:not([type=hidden])');

  test('arrow keys move by a step and stop at the ends', async () => {
    const onChange = vi.fn();
    await show(<View onChange={onChange} />);
    await press('{Tab}{ArrowUp}');
    expect(box().value).toBe('72');
    await press('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(box().value).toBe('72');
    expect(onChange).toHaveBeenLastCalledWith(72);
  });

  test('typed text becomes the value on blur, and the plain number is sent', async () => {
    const onChange = vi.fn();
    await show(
      <form>
        <View onChange={onChange} />
      </form>,
    );
    await act(() => userEvent.fill(box(), '48'));
    await act(async () => box().blur());
    expect(onChange).toHaveBeenLastCalledWith(48);
    expect(answers(find('form'))).toEqual({ term: '48' });
  });

  test('a reset of the form restores the initial number', async () => {
    await show(
      <form>
        <View />
      </form>,
    );
    await act(() => userEvent.fill(box(), '48'));
    await act(async () => box().blur());
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(box().value).toBe('60');
  });

  test('is labeled and disabled', async () => {
    await show(<View isDisabled />);
    expect(box().labels?.[0]?.textContent).toBe('Term');
    expect(box().disabled).toBe(true);
  });
});

interface SearchCase {
  isDisabled?: boolean;
  onChange?: (value: string) => void;
}

const searches: [string, ComponentType<SearchCase>][] = [
  ['the kit', (props) => <SearchField {...props} label="VIN" name="vin" defaultValue="1FT" />],
  [
    'React Aria',
    (props) => (
      <AriaSearchField.SearchField {...props} name="vin" defaultValue="1FT">
        <Label>VIN</Label>
        <Input />
        <Button>Clear</Button>
      </AriaSearchField.SearchField>
    ),
  ],
];

describe.each(searches)('SearchField of %s', (_, View) => {
  const box = () => find<HTMLInputElement>('[type=search]');

  test('Escape clears it', async () => {
    const onChange = vi.fn();
    await show(<View onChange={onChange} />);
    await press('{Tab}{Escape}');
    expect(box().value).toBe('');
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  test('its button clears it and leaves focus in the box', async () => {
    await show(<View />);
    await click(find('button'));
    expect(box().value).toBe('');
    expect(document.activeElement).toBe(box());
  });

  test('a finger on its button clears it', async () => {
    const onChange = vi.fn();
    await show(<View {...{ onChange }} />);
    await touch(find('button'), [0.5, 0.5]);
    expect(box().value).toBe('');
    expect(onChange).toHaveBeenLastCalledWith('');
  });

  test('is sent, and restored by a reset', async () => {
    await show(
      <form>
        <View />
      </form>,
    );
    await act(() => userEvent.fill(box(), '2GC'));
    expect(answers(find('form'))).toEqual({ vin: '2GC' });
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(box().value).toBe('1FT');
  });

  test('a disabled field preserves its text', async () => {
    await show(<View isDisabled />);
    expect(box().disabled).toBe(true);
    expect(find<HTMLButtonElement>('button').disabled).toBe(true);
  });
});

interface ListCase {
  states?: readonly string[];
  disabledState?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  defaultValue?: string;
  onChange?: (value: unknown) => void;
}

const someStates = ['California', 'Montana', 'Texas'];
const asOptions = (states: readonly string[], disabledState?: string) =>
  states.map((state) => ({ value: state, label: state, isDisabled: state === disabledState }));

const selects: [string, ComponentType<ListCase>][] = [
  [
    'the kit',
    ({ states = someStates, disabledState, ...props }) => (
      <Select {...props} label="State" name="state" options={asOptions(states, disabledState)} />
    ),
  ],
  [
    'React Aria',
    ({ states = someStates, disabledState, ...props }) => (
      <AriaSelect.Select
        {...props}
        name="state"
        disabledKeys={disabledState ? [disabledState] : []}
      >
        <Label>State</Label>
        <Button>
          <AriaSelect.SelectValue />
        </Button>
        <Popover>
          <ListBox>
            {states.map((state) => (
              <ListBoxItem key={state} id={state}>
                {state}
              </ListBoxItem>
            ))}
          </ListBox>
        </Popover>
      </AriaSelect.Select>
    ),
  ],
];

describe.each(selects)('Select of %s', (_, View) => {
  /** The visible control: the native select, or the button instead. */
  const control = () => host.querySelector<HTMLElement>('button') ?? find('select');
  const native = () => find<HTMLSelectElement>('select');
  const chosen = () => native().value;

  test('is a tab stop that the label names', async () => {
    await show(<View />);
    await press('{Tab}');
    expect(document.activeElement).toBe(control());
    const labelled = control().getAttribute('aria-labelledby');
    const label = labelled
      ? document.getElementById(labelled.split(' ').at(-1) ?? '')
      : native().labels[0];
    expect(label?.textContent).toContain('State');
  });

  test('while closed, typed letters choose an option', async () => {
    const onChange = vi.fn();
    await show(<View {...{ onChange }} />);
    await press('{Tab}t');
    expect(chosen()).toBe('Texas');
    expect(onChange).toHaveBeenLastCalledWith('Texas');
  });

  test('while closed, ArrowRight and ArrowLeft choose the next and the previous option', async () => {
    await show(<View defaultValue="California" />);
    await press('{Tab}{ArrowRight}{ArrowRight}');
    expect(chosen()).toBe('Texas');
    await press('{ArrowLeft}');
    expect(chosen()).toBe('Montana');
  });

  test('a disabled option is skipped', async () => {
    await show(<View defaultValue="California" disabledState="Montana" />);
    await press('{Tab}{ArrowRight}');
    expect(chosen()).toBe('Texas');
  });

  test('options that are added later can be chosen, and leave the choice unchanged', async () => {
    await show(<View states={['Texas']} defaultValue="Texas" />);
    await show(<View states={['Alaska', 'Texas', 'Utah']} defaultValue="Texas" />);
    expect(chosen()).toBe('Texas');
    await press('{Tab}u');
    expect(chosen()).toBe('Utah');
  });

  test('is sent, restored by a reset, and not sent while disabled', async () => {
    const form = (isDisabled: boolean) => (
      <form>
        <View defaultValue="California" {...{ isDisabled }} />
      </form>
    );
    await show(form(false));
    await press('{Tab}m');
    expect(answers(find('form'))).toEqual({ state: 'Montana' });
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(answers(find('form'))).toEqual({ state: 'California' });
    await show(form(true));
    expect(answers(find('form'))).toEqual({});
    await press('{Tab}');
    expect(document.activeElement).not.toBe(control());
  });

  test('a required Select blocks the form until an option is chosen', async () => {
    await show(
      <form>
        <View isRequired />
      </form>,
    );
    const isValid = () => act(async () => find<HTMLFormElement>('form').checkValidity());
    expect(await isValid()).toBe(false);
    await act(async () => control().focus());
    await press('t');
    expect(await isValid()).toBe(true);
  });
});

const radios: [string, ComponentType<ListCase>][] = [
  [
    'the kit',
    ({ states = someStates, disabledState, ...props }) => (
      <RadioGroup
        {...props}
        label="State"
        name="state"
        options={asOptions(states, disabledState)}
      />
    ),
  ],
  [
    'React Aria',
    ({ states = someStates, disabledState, ...props }) => (
      <AriaRadioGroup.RadioGroup {...props} name="state">
        <Label>State</Label>
        {states.map((state) => (
          <AriaRadioGroup.RadioField key={state} value={state} isDisabled={state === disabledState}>
            <AriaRadioGroup.RadioButton>{state}</AriaRadioGroup.RadioButton>
          </AriaRadioGroup.RadioField>
        ))}
      </AriaRadioGroup.RadioGroup>
    ),
  ],
];

describe.each(radios)('RadioGroup of %s', (_, View) => {
  const all = () => [...host.querySelectorAll<HTMLInputElement>('[type=radio]')];
  const chosen = () => all().find(({ checked }) => checked)?.value;
  const label = (index: number) => all()[index]?.labels?.[0] as HTMLElement;

  test('is one tab stop: the chosen option, or the first', async () => {
    await show(<View defaultValue="Montana" />);
    await press('{Tab}');
    expect(document.activeElement).toBe(all()[1]);
    await press('{Tab}');
    expect(all()).not.toContain(document.activeElement);
  });

  test('arrow keys choose the next option and wrap around, past a disabled one', async () => {
    const onChange = vi.fn();
    await show(<View defaultValue="California" disabledState="Montana" {...{ onChange }} />);
    await press('{Tab}{ArrowDown}');
    expect(chosen()).toBe('Texas');
    expect(onChange).toHaveBeenLastCalledWith('Texas');
    await press('{ArrowDown}');
    expect(chosen()).toBe('California');
    await press('{ArrowUp}');
    expect(chosen()).toBe('Texas');
  });

  test.each(['mouse', 'touch'] as const)(
    'React Aria’s own tester chooses one by %s',
    async (interactionType) => {
      await show(<View />);
      const tester = new User({ interactionType }).createTester('RadioGroup', { root: host });
      await act(() => tester.triggerRadio({ radio: 2 }));
      expect(tester.selectedRadio).toBe(all()[2]);
      expect(chosen()).toBe('Texas');
    },
  );

  test('a tap on a label chooses its option, unless it is disabled', async () => {
    await show(<View disabledState="Montana" />);
    await touch(label(2), [0.5, 0.5]);
    expect(chosen()).toBe('Texas');
    await touch(label(1), [0.5, 0.5]);
    expect(chosen()).toBe('Texas');
  });

  test('is sent, and restored by a reset', async () => {
    await show(
      <form>
        <View defaultValue="California" />
      </form>,
    );
    await press('{Tab}{ArrowDown}');
    expect(answers(find('form'))).toEqual({ state: 'Montana' });
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(answers(find('form'))).toEqual({ state: 'California' });
  });
});

test('if the chosen option of the kit’s RadioGroup is removed, another is focusable', async () => {
  const group = (states: readonly string[]) => (
    <RadioGroup label="State" defaultValue="Montana" options={asOptions(states)} />
  );
  await show(group(someStates));
  await show(group(['California', 'Texas']));
  await press('{Tab}[Space]');
  expect(find<HTMLInputElement>(':checked').value).toBe('California');
});

interface ChecksCase {
  disabledState?: string;
  isRequired?: boolean;
  defaultValue?: string[];
  onChange?: (value: readonly string[]) => void;
}

const checks: [string, ComponentType<ChecksCase>][] = [
  [
    'the kit',
    ({ disabledState, ...props }) => (
      <CheckboxGroup
        {...props}
        label="States"
        name="state"
        options={asOptions(someStates, disabledState)}
      />
    ),
  ],
  [
    'React Aria',
    ({ disabledState, ...props }) => (
      <AriaCheckboxGroup.CheckboxGroup {...props} name="state">
        <Label>States</Label>
        {someStates.map((state) => (
          <CheckboxField key={state} value={state} isDisabled={state === disabledState}>
            <CheckboxButton>{state}</CheckboxButton>
          </CheckboxField>
        ))}
      </AriaCheckboxGroup.CheckboxGroup>
    ),
  ],
];

describe.each(checks)('CheckboxGroup of %s', (_, View) => {
  const all = () => [...host.querySelectorAll<HTMLInputElement>('[type=checkbox]')];
  const sent = () => new FormData(find('form')).getAll('state');

  test('each checkbox is a tab stop that Space checks, and checked ones are sent', async () => {
    const onChange = vi.fn();
    await show(
      <form>
        <View disabledState="Montana" {...{ onChange }} />
      </form>,
    );
    await press('{Tab}[Space]{Tab}[Space]');
    expect(onChange).toHaveBeenLastCalledWith(['California', 'Texas']);
    expect(sent()).toEqual(['California', 'Texas']);
    await press('[Space]');
    expect(sent()).toEqual(['California']);
  });

  test.each(['mouse', 'touch', 'keyboard'] as const)(
    'React Aria’s own tester ticks one by %s',
    async (interactionType) => {
      await show(<View />);
      const tester = new User({ interactionType }).createTester('CheckboxGroup', { root: host });
      await act(() => tester.toggleCheckbox({ checkbox: 1 }));
      expect(tester.selectedCheckboxes).toEqual([all()[1]]);
    },
  );

  test('a tap on a label checks its box', async () => {
    await show(<View />);
    await touch(all()[2]?.labels?.[0] as HTMLElement, [0.5, 0.5]);
    expect(all().map(({ checked }) => checked)).toEqual([false, false, true]);
  });

  test('a reset of the form restores the checked boxes', async () => {
    await show(
      <form>
        <View defaultValue={['Texas']} />
      </form>,
    );
    await press('{Tab}[Space]');
    expect(sent()).toEqual(['California', 'Texas']);
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(sent()).toEqual(['Texas']);
  });

  test('a required CheckboxGroup blocks the form until any box is checked', async () => {
    await show(
      <form>
        <View isRequired />
      </form>,
    );
    const isFine = () => find<HTMLFormElement>('form').checkValidity();
    expect(isFine()).toBe(false);
    await press('{Tab}{Tab}[Space]');
    expect(isFine()).toBe(true);
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(isFine()).toBe(false);
  });
});

test('server-rendered checkboxes of a required CheckboxGroup are not required: browsers would require each', () => {
  host.innerHTML = trusted(
    renderToString(<CheckboxGroup label="States" options={asOptions(someStates)} isRequired />),
  );
  expect(host.querySelector('[required]')).toBeNull();
});

const checkboxes: [string, ComponentType<{ isSelected?: boolean; onChange?: () => void }>][] = [
  ['the kit', (props) => <Checkbox {...props} label="All" isIndeterminate />],
  [
    'React Aria',
    (props) => (
      <CheckboxField {...props} isIndeterminate>
        <CheckboxButton>All</CheckboxButton>
      </CheckboxField>
    ),
  ],
];

describe.each(checkboxes)('Checkbox of %s', (_, View) => {
  test.each([{}, { isSelected: false }])(
    'a click does not change whether it is indeterminate: only the caller does (%o)',
    async (props) => {
      const onChange = vi.fn();
      await show(<View {...props} onChange={onChange} />);
      await press('{Tab}[Space]');
      expect(onChange).toHaveBeenCalledTimes(1);
      await show(<View {...props} onChange={onChange} />);
      expect(find<HTMLInputElement>('input').indeterminate).toBe(true);
    },
  );
});

interface SwitchCase {
  isDisabled?: boolean;
  onChange?: (isSelected: boolean) => void;
}

const switches: [string, ComponentType<SwitchCase>][] = [
  ['the kit', (props) => <Switch {...props} label="Autopay" name="autopay" />],
  [
    'React Aria',
    (props) => (
      <SwitchField {...props} name="autopay">
        <SwitchButton>Autopay</SwitchButton>
      </SwitchField>
    ),
  ],
];

describe.each(switches)('Switch of %s', (_, View) => {
  const control = () => find<HTMLInputElement>('[role=switch]');

  test('Space turns it on and off, and it is sent while on', async () => {
    const onChange = vi.fn();
    await show(
      <form>
        <View {...{ onChange }} />
      </form>,
    );
    expect(control().labels?.[0]?.textContent).toBe('Autopay');
    await press('{Tab}[Space]');
    expect(onChange).toHaveBeenLastCalledWith(true);
    expect(answers(find('form'))).toEqual({ autopay: 'on' });
    await press('[Space]');
    expect(onChange).toHaveBeenLastCalledWith(false);
    expect(answers(find('form'))).toEqual({});
  });

  test('a tap on its label turns it on, and a reset turns it off', async () => {
    await show(
      <form>
        <View />
      </form>,
    );
    await touch(control().labels?.[0] as HTMLElement, [0.5, 0.5]);
    expect(control().checked).toBe(true);
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(control().checked).toBe(false);
  });

  test('a disabled switch does not change', async () => {
    await show(<View isDisabled />);
    await touch(control().labels?.[0] as HTMLElement, [0.5, 0.5]);
    expect(control().checked).toBe(false);
  });
});
