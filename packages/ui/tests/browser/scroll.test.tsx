import { RangeSlider } from '@milepost/ui/RangeSlider';
import { Slider } from '@milepost/ui/Slider';
import { SliderField } from '@milepost/ui/SliderField';
import { act, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, host, show, touch } from './page.tsx';

interface Callbacks {
  onChange: (value: unknown) => void;
  onChangeEnd: (value: unknown) => void;
}

const scale = { label: 'Miles', min: 0, max: 200, step: 5 };

const sliders: [string, ComponentType<Callbacks>, value: unknown][] = [
  ['Slider', (props) => <Slider {...scale} {...props} defaultValue={50} />, 50],
  ['SliderField', (props) => <SliderField {...scale} {...props} defaultValue={52} />, 52],
  [
    'RangeSlider',
    (props) => <RangeSlider {...scale} {...props} defaultValue={[40, 60]} />,
    [40, 60],
  ],
];

const inputs = () => [...host.querySelectorAll('input')].map(({ value }) => value);

/** The element under the finger: the slider, or the track of two thumbs. */
const track = () => {
  const [input] = host.querySelectorAll('input[type=range]');
  const element = host.querySelector('[role=group]') ? input?.parentElement?.parentElement : input;
  if (!element) throw new Error('There is no slider.');
  return element;
};

/** Scrolls the page with a finger that starts on the slider. */
async function scroll() {
  const before = scrollY;
  await touch(track(), [0.8, 0.5], [0.8, -0.5], [0.8, -2], [0.8, -3]);
  await expect.poll(() => scrollY).toBeGreaterThan(before);
}

test.each(sliders)(
  '%s keeps its value when a finger scrolls the page over it',
  async (_, View, value) => {
    const callbacks = { onChange: vi.fn(), onChangeEnd: vi.fn() };
    await show(
      <div style={{ height: 3_000 }}>
        <div style={{ height: 200 }} />
        <View {...callbacks} />
      </div>,
    );
    const before = inputs();
    await scroll();
    expect(inputs()).toEqual(before);
    if (callbacks.onChange.mock.calls.length > 0) {
      expect(callbacks.onChange).toHaveBeenLastCalledWith(value);
    }
    expect(callbacks.onChangeEnd).not.toHaveBeenCalled();

    await act(() => userEvent.keyboard('{Tab}{ArrowRight}'));
    await act(() => userEvent.keyboard('{Tab}{ArrowRight}'));
    expect(callbacks.onChangeEnd).toHaveBeenCalled();
    scrollTo(0, 0);
  },
);

test('SliderField keeps text that is not a number when a finger scrolls the page over it', async () => {
  await show(
    <div style={{ height: 3_000 }}>
      <div style={{ height: 200 }} />
      <SliderField {...scale} />
    </div>,
  );
  await act(() => userEvent.fill(find('input[type=text]'), 'many'));
  await scroll();
  expect(inputs()[0]).toBe('many');
  scrollTo(0, 0);
});
