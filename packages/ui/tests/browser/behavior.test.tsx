// One suite for the kit's own parts and for React Aria's of the same name: what holds for the one
// holds for the other. The keys are those of the ARIA Authoring Practices.
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
import { act, type ComponentType, type ReactNode } from 'react';
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
import { userEvent } from 'vitest/browser';
import { answers, find, host, show, touch } from './page.tsx';

const press = (keys: string) => act(() => userEvent.keyboard(keys));
const click = (element: Element) => act(() => userEvent.click(element));
const named = (role: string, name: string) => {
  const found = [...host.querySelectorAll<HTMLElement>(`[role=${role}]`)].find(
    (element) => element.textContent === name,
  );
  if (!found) throw new Error(`No ${role} is called ${name}.`);
  return found;
};

/** Right to left, for the page and for React Aria. */
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

  test('the first is open, and named by its tab', async () => {
    await show(<View keys={keys} />);
    expect(open()).toBe('One');
    const shown = find('[role=tabpanel]');
    expect(document.getElementById(shown.getAttribute('aria-labelledby') ?? '')?.textContent).toBe(
      'One',
    );
    expect(find('[aria-selected=true]').getAttribute('aria-controls')).toBe(shown.id);
    expect(find('[role=tablist]').getAttribute('aria-orientation')).toBe('horizontal');
  });

  test('a press opens one and tells of it', async () => {
    const onSelectionChange = vi.fn();
    await show(<View keys={keys} defaultSelectedKey="One" onSelectionChange={onSelectionChange} />);
    await click(named('tab', 'Two'));
    expect(panel()).toBe('About Two');
    expect(onSelectionChange).toHaveBeenLastCalledWith('Two');
  });

  test('Tab stops at the open one, then at a panel without a stop of its own', async () => {
    await show(<View keys={keys} defaultSelectedKey="Two" />);
    await press('{Tab}');
    expect(focused()).toBe('Two');
    await press('{Tab}');
    expect(document.activeElement).toBe(find('[role=tabpanel]'));
  });

  test('arrow keys go round, Home and End to the ends', async () => {
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

  test('in a column, arrow keys go down and up', async () => {
    await show(<View keys={keys} orientation="vertical" />);
    expect(find('[role=tablist]').getAttribute('aria-orientation')).toBe('vertical');
    await press('{Tab}{ArrowDown}');
    expect(open()).toBe('Two');
    await press('{ArrowUp}');
    expect(open()).toBe('One');
  });

  test('with manual activation an arrow key moves focus, and Enter or Space opens', async () => {
    await show(<View keys={keys} keyboardActivation="manual" />);
    await press('{Tab}{ArrowRight}');
    expect([focused(), open()]).toEqual(['Two', 'One']);
    await press('{Enter}');
    expect(open()).toBe('Two');
    await press('{ArrowRight}[Space]');
    expect(open()).toBe('Three');
  });

  test('one that is switched off is passed over, and no press opens it', async () => {
    await show(<View keys={keys} disabledKeys={['Two']} />);
    await press('{Tab}{ArrowRight}');
    expect(open()).toBe('Three');
    await act(async () => named('tab', 'Two').click());
    expect(open()).toBe('Three');
  });

  test('the first can be off: the next one is open', async () => {
    await show(<View keys={keys} disabledKeys={['One']} />);
    expect([open(), panel()]).toEqual(['Two', 'About Two']);
    await press('{Tab}');
    expect(focused()).toBe('Two');
  });

  test('where the open one goes, another is open and within reach', async () => {
    await show(<View keys={keys} defaultSelectedKey="Two" />);
    await show(<View keys={['One', 'Three']} defaultSelectedKey="Two" />);
    expect(panel()).toBe(`About ${open()}`);
    await press('{Tab}');
    expect(focused()).toBe(open());
  });

  test('where the one that has focus goes, another has it next', async () => {
    await show(<View keys={keys} />);
    await press('{Tab}{ArrowRight}');
    await show(<View keys={['One', 'Three']} />);
    await act(() => vi.waitFor(() => expect(document.activeElement?.role).toBe('tab')));
  });

  test('one that comes later can be opened', async () => {
    await show(<View keys={['One']} />);
    await show(<View keys={['Zero', 'One', 'Two']} />);
    expect(open()).toBe('One');
    await press('{Tab}{ArrowRight}');
    expect(open()).toBe('Two');
  });

  test('an unknown one opens the first', async () => {
    await show(<View keys={keys} defaultSelectedKey="Nine" />);
    expect(panel()).toBe('About One');
  });

  test('in a column with manual activation, arrow keys move focus alone', async () => {
    await show(<View keys={keys} orientation="vertical" keyboardActivation="manual" />);
    await press('{Tab}{ArrowDown}{ArrowDown}');
    expect([focused(), open()]).toEqual(['Three', 'One']);
    await press('[Space]');
    expect(open()).toBe('Three');
  });

  test('from right to left, Home and End go to the first and the last', async () => {
    await show(rightToLeft(<View keys={keys} />));
    await press('{Tab}{End}');
    expect(open()).toBe('Three');
    await press('{ArrowLeft}');
    expect(open()).toBe('One');
  });

  test('an open one that the caller keeps changes when the caller says so', async () => {
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

  test('a finger opens one', async () => {
    await show(<View keys={keys} />);
    await touch(named('tab', 'Two'), [0.5, 0.5]);
    expect(panel()).toBe('About Two');
  });

  test('an id may hold blanks and signs', async () => {
    await show(<View keys={['In review', 'A & B']} />);
    const [tab, shown] = [find('[aria-selected=true]'), find('[role=tabpanel]')];
    expect(tab.getAttribute('aria-controls')).toBe(shown.id);
    expect(shown.getAttribute('aria-labelledby')).toBe(tab.id);
    expect(shown.id).not.toMatch(/\s/);
  });
});

test('a tab of the kit that has focus and is then switched off hands it on', async () => {
  const [, View] = tabsOf[0] as (typeof tabsOf)[0];
  await show(<View keys={['One', 'Two']} />);
  await press('{Tab}');
  await show(<View keys={['One', 'Two']} disabledKeys={['One']} />);
  expect(document.activeElement?.textContent).toBe('Two');
});

test('a tab of the kit that is open and then switched off makes way for the next', async () => {
  const [, View] = tabsOf[0] as (typeof tabsOf)[0];
  await show(<View keys={['One', 'Two']} defaultSelectedKey="One" />);
  await show(<View keys={['One', 'Two']} defaultSelectedKey="One" disabledKeys={['One']} />);
  expect(find('[role=tabpanel]').textContent).toBe('About Two');
  await press('{Tab}');
  expect(document.activeElement?.textContent).toBe('Two');
});

test('TabPanel and TabList hand on their refs', async () => {
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
  const buttons = () => [...host.querySelectorAll('button')];
  const states = () => buttons().map((button) => button.getAttribute('aria-expanded'));

  test('Enter and Space open one and close the other', async () => {
    await show(<View />);
    await press('{Tab}{Enter}');
    expect(states()).toEqual(['true', 'false']);
    await press('{Tab}[Space]');
    expect(states()).toEqual(['false', 'true']);
    await press('[Space]');
    expect(states()).toEqual(['false', 'false']);
  });

  test('each button names its panel, which is a group named by it', async () => {
    await show(<View allowsMultipleExpanded />);
    for (const button of buttons()) await click(button);
    for (const button of buttons()) {
      const panel = document.getElementById(button.getAttribute('aria-controls') ?? '');
      expect(panel?.textContent).toBe(`About ${button.textContent}`);
      expect(panel?.getAttribute('aria-labelledby')).toBe(button.id);
    }
  });

  test('find-in-page opens what it finds', async () => {
    await show(<View />);
    const panel = document.getElementById(buttons()[1]?.getAttribute('aria-controls') ?? '');
    expect(panel?.getAttribute('hidden')).toBe('until-found');
    await act(async () => void panel?.dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(states()).toEqual(['false', 'true']);
  });

  test('switched off, it stays as it is', async () => {
    await show(<View isDisabled />);
    await act(async () => buttons()[0]?.click());
    expect(states()).toEqual(['false', 'false']);
  });

  test('one that is switched off is no stop, and stays closed', async () => {
    await show(<View disabledId="one" />);
    await press('{Tab}');
    expect(document.activeElement).toBe(buttons()[1]);
    await act(async () => buttons()[0]?.click());
    expect(states()).toEqual(['false', 'false']);
  });

  test('those that come and go leave the others as they are', async () => {
    await show(<View ids={['one', 'two']} />);
    await click(buttons()[1] as Element);
    await show(<View ids={['zero', 'one', 'two']} />);
    expect(states()).toEqual(['false', 'false', 'true']);
    await show(<View ids={['two']} />);
    expect(states()).toEqual(['true']);
  });

  test('a finger opens one', async () => {
    await show(<View />);
    await touch(buttons()[1] as Element, [0.5, 0.5]);
    expect(states()).toEqual(['false', 'true']);
  });
});

test('an address opens no item of the kit’s Accordion that is switched off', async () => {
  location.hash = 'one';
  await show(
    <Accordion isDisabled>
      <AccordionItem id="one" heading="One">
        About one
      </AccordionItem>
    </Accordion>,
  );
  location.hash = '';
  expect(find('button').ariaExpanded).toBe('false');
});

test('a link to a part of the kit’s Accordion opens it each time that it is pressed', async () => {
  const [, View] = accordions[0] as (typeof accordions)[0];
  await show(
    <>
      <a href="#two">About two</a>
      <View />
    </>,
  );
  const button = () => find('#two > button');
  for (const _ of ['first', 'second']) {
    await click(find('a'));
    await vi.waitFor(() => expect(button().ariaExpanded).toBe('true'));
    await click(button());
    expect(button().ariaExpanded).toBe('false');
  }
  location.hash = '';
});

test('two items of the kit’s Accordion that open in one batch both stay open', async () => {
  const onExpandedChange = vi.fn();
  await show(
    <Accordion allowsMultipleExpanded onExpandedChange={onExpandedChange}>
      {['one', 'two'].map((id) => (
        <AccordionItem key={id} id={id} heading={id}>
          About {id}
        </AccordionItem>
      ))}
    </Accordion>,
  );
  const buttons = [...host.querySelectorAll('button')];
  await act(async () => {
    for (const button of buttons) button.click();
  });
  expect(buttons.map((button) => button.getAttribute('aria-expanded'))).toEqual(['true', 'true']);
  expect(onExpandedChange).toHaveBeenLastCalledWith(new Set(['one', 'two']));
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

  test('arrow keys go by a step, Home and End to the ends', async () => {
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

  test('Page Up goes further than an arrow key', async () => {
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
    // What is as wide as the page: the input itself, or the track around the thumb.
    let track: Element = slider();
    while (track.clientWidth < 200) track = track.parentElement as Element;
    await touch(track, [start, 0.5], [0.5, 0.5], [end, 0.5]);
    expect(Math.abs(slider().valueAsNumber - 150)).toBeLessThanOrEqual(10);
    expect(onChangeEnd).toHaveBeenCalled();
  });

  test('a reset of the form brings back the first number', async () => {
    await show(
      <form>
        <View />
      </form>,
    );
    await press('{Tab}{End}');
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(slider().value).toBe('50');
  });

  test('is named, sent and switched off', async () => {
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
    // Around the input stands what is held, around that the track.
    let element: Element | null | undefined = thumb?.parentElement;
    while (element && element.clientWidth < 200) element = element.parentElement;
    return element as Element;
  };

  test('each thumb is a stop of its own, in a group that the label names', async () => {
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

  test('arrow keys go by a step, Page Up and Page Down by a tenth, and tell of the end', async () => {
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

  test('a press on the track moves the nearer thumb', async () => {
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

  test('both numbers are sent, and none while it is switched off', async () => {
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

  test('arrow keys go by a step and stop at the ends', async () => {
    const onChange = vi.fn();
    await show(<View onChange={onChange} />);
    await press('{Tab}{ArrowUp}');
    expect(box().value).toBe('72');
    await press('{ArrowUp}{ArrowUp}{ArrowDown}');
    expect(box().value).toBe('72');
    expect(onChange).toHaveBeenLastCalledWith(72);
  });

  test('what was typed is the value once focus leaves, and the plain number is sent', async () => {
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

  test('a reset of the form brings back the first number', async () => {
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

  test('is named and switched off', async () => {
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

  test('is sent, and brought back by a reset', async () => {
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

  test('switched off, it keeps its text', async () => {
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
  /** What a visitor sees of it: the browser's own control, or the button in its place. */
  const control = () => host.querySelector<HTMLElement>('button') ?? find('select');
  const native = () => find<HTMLSelectElement>('select');
  const chosen = () => native().value;

  test('is a stop of its own that the label names', async () => {
    await show(<View />);
    await press('{Tab}');
    expect(document.activeElement).toBe(control());
    const labelled = control().getAttribute('aria-labelledby');
    const label = labelled
      ? document.getElementById(labelled.split(' ').at(-1) ?? '')
      : native().labels[0];
    expect(label?.textContent).toContain('State');
  });

  test('while closed, what is typed chooses', async () => {
    const onChange = vi.fn();
    await show(<View {...{ onChange }} />);
    await press('{Tab}t');
    expect(chosen()).toBe('Texas');
    expect(onChange).toHaveBeenLastCalledWith('Texas');
  });

  test('while closed, ArrowRight and ArrowLeft choose the next and the one before', async () => {
    await show(<View defaultValue="California" />);
    await press('{Tab}{ArrowRight}{ArrowRight}');
    expect(chosen()).toBe('Texas');
    await press('{ArrowLeft}');
    expect(chosen()).toBe('Montana');
  });

  test('one that is switched off is passed over', async () => {
    await show(<View defaultValue="California" disabledState="Montana" />);
    await press('{Tab}{ArrowRight}');
    expect(chosen()).toBe('Texas');
  });

  test('options that come later can be chosen, and leave what was chosen', async () => {
    await show(<View states={['Texas']} defaultValue="Texas" />);
    await show(<View states={['Alaska', 'Texas', 'Utah']} defaultValue="Texas" />);
    expect(chosen()).toBe('Texas');
    await press('{Tab}u');
    expect(chosen()).toBe('Utah');
  });

  test('is sent, brought back by a reset, and not sent while switched off', async () => {
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

  test('a form waits for one that is required', async () => {
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

  test('is one stop: the chosen one, or the first', async () => {
    await show(<View defaultValue="Montana" />);
    await press('{Tab}');
    expect(document.activeElement).toBe(all()[1]);
    await press('{Tab}');
    expect(all()).not.toContain(document.activeElement);
  });

  test('arrow keys choose the next and go round, past one that is switched off', async () => {
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

  test('a finger on its words chooses one, and none that is switched off', async () => {
    await show(<View disabledState="Montana" />);
    await touch(label(2), [0.5, 0.5]);
    expect(chosen()).toBe('Texas');
    await touch(label(1), [0.5, 0.5]);
    expect(chosen()).toBe('Texas');
  });

  test('is sent, and brought back by a reset', async () => {
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

test('where the chosen one of the kit’s RadioGroup goes, another is within reach', async () => {
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

  test('each is a stop that Space ticks, and what is ticked is sent', async () => {
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

  test('a finger on its words ticks one', async () => {
    await show(<View />);
    await touch(all()[2]?.labels?.[0] as HTMLElement, [0.5, 0.5]);
    expect(all().map(({ checked }) => checked)).toEqual([false, false, true]);
  });

  test('a reset of the form brings back what was ticked', async () => {
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

  test('a form waits for one of those that are required, whichever it is', async () => {
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

test('a server leaves the rule of a required CheckboxGroup to JavaScript: browsers would ask for each', () => {
  host.innerHTML = renderToString(
    <CheckboxGroup label="States" options={asOptions(someStates)} isRequired />,
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
    'a press leaves it to the caller whether it is indeterminate: %o',
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

  test('a finger on its words turns it on, a reset off again', async () => {
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

  test('switched off for good, it stays as it is', async () => {
    await show(<View isDisabled />);
    await touch(control().labels?.[0] as HTMLElement, [0.5, 0.5]);
    expect(control().checked).toBe(false);
  });
});
