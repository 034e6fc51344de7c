import { useUnsavedChanges } from '@milepost/ui/Form';
import { TextField } from '@milepost/ui/TextField';
import { Wizard, type WizardProps } from '@milepost/ui/Wizard';
import { act, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, show } from './page.tsx';

const steps = ['one', 'two', 'three'].map((id) => ({
  id,
  label: id,
  content: <TextField label={`Answer ${id}`} name={id} />,
}));
const press = (name: string) => act(() => userEvent.click(page.getByRole('button', { name })));
const shown = () => find('section:not([hidden]) h2').textContent;
const failure = () => find('[role=alert]').textContent;

function Deal(props: Partial<WizardProps>) {
  return <Wizard label="Deal" finishLabel="Finish" onFinish={() => {}} {...{ steps }} {...props} />;
}

let goTo: (step: string) => void;

/** The step is outside, as in an address. */
function Addressed({ first = 'one', ...props }: Partial<WizardProps> & { first?: string }) {
  const [step, setStep] = useState(first);
  goTo = setStep;
  return <Deal {...props} step={step} onStepChange={setStep} />;
}

test('a Wizard with a controlled step changes it only by the caller', async () => {
  const onStepChange = vi.fn();
  await show(<Deal step="one" {...{ onStepChange }} />);
  await press('Continue');
  expect(onStepChange.mock.calls).toEqual([['two']]);
  expect(shown()).toBe('one');
});

test('a step that the caller changes gets focus, keeps the answers and stays reachable', async () => {
  await show(<Addressed />);
  expect(document.activeElement).toBe(document.body);
  await act(() => userEvent.type(page.getByLabelText('Answer one'), 'A{Enter}'));
  expect(shown()).toBe('two');
  await act(async () => goTo('one'));
  expect(document.activeElement?.textContent).toBe('one');
  expect(find<HTMLInputElement>('[name=one]').value).toBe('A');
  await press('two done');
  expect(shown()).toBe('two');
});

test('an unknown step is the first one', async () => {
  await show(<Deal step="nine" />);
  expect(shown()).toBe('one');
});

test('a Wizard checks the steps that the address skipped', async () => {
  const checkStep = vi.fn((id: string) => id !== 'two');
  const onFinish = vi.fn();
  await show(<Addressed first="three" {...{ checkStep, onFinish }} />);
  await press('Finish');
  expect(checkStep.mock.calls.map(([id]) => id)).toEqual(['one', 'two']);
  expect(onFinish).not.toHaveBeenCalled();
  expect(shown()).toBe('two');
});

test('a step that was opened again is checked again before the last one is accepted', async () => {
  const checkStep = vi.fn((_: string) => true);
  await show(<Addressed {...{ checkStep }} />);
  await press('Continue');
  await press('Continue');
  await act(async () => goTo('one'));
  await act(async () => goTo('three'));
  checkStep.mockClear();
  await press('Finish');
  expect(checkStep.mock.calls.map(([id]) => id)).toEqual(['one', 'two', 'three']);
});

test.each([
  [
    'onFinish',
    { defaultStep: 'three', onFinish: () => Promise.reject(new Error('offline')) },
    'Finish',
    'three',
  ],
  ['checkStep', { checkStep: () => Promise.reject(new Error('offline')) }, 'Continue', 'one'],
] as const)(
  'a Wizard reports a rejection of %s, and forgets it on the next try',
  async (name, props, button, step) => {
    await show(<Deal {...props} />);
    await press(button);
    expect(failure()).toBe('That didn’t work. Try again.');
    expect(shown()).toBe(step);
    const again = Promise.withResolvers<never>();
    await show(<Deal {...props} {...{ [name]: () => again.promise }} />);
    await press(button);
    expect(failure()).toBe('');
  },
);

test('a Wizard shows its own failure message', async () => {
  const onFinish = () => Promise.reject(new Error('offline'));
  await show(<Deal defaultStep="three" {...{ onFinish }} failureMessage="Call us." />);
  await press('Finish');
  expect(failure()).toBe('Call us.');
});

function Guarded({ isDirty }: { isDirty: boolean }) {
  useUnsavedChanges(isDirty);
  return null;
}

test('useUnsavedChanges asks before the page is left only while there are changes', async () => {
  const isAsked = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await show(<Guarded isDirty={false} />);
  expect(isAsked()).toBe(false);
  await show(<Guarded isDirty />);
  expect(isAsked()).toBe(true);
  await show(<Guarded isDirty={false} />);
  expect(isAsked()).toBe(false);
});
