import { ErrorSummary } from '@milepost/ui/ErrorSummary';
import { Tab, TabList, TabPanel, Tabs } from '@milepost/ui/Tabs';
import { TextField } from '@milepost/ui/TextField';
import { act } from 'react';
import { createPortal } from 'react-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { show } from './page.tsx';

let place: HTMLElement;
let shadow: ShadowRoot;
beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'));
  shadow = place.attachShadow({ mode: 'open' });
});
afterEach(() => place.remove());

test('in a shadow root too, arrow keys open the next tab', async () => {
  const keys = ['One', 'Two', 'Three'];
  await show(
    createPortal(
      <Tabs>
        <TabList label="Views">
          {keys.map((key) => (
            <Tab key={key} id={key}>
              {key}
            </Tab>
          ))}
        </TabList>
        {keys.map((key) => (
          <TabPanel key={key} id={key}>
            About {key}
          </TabPanel>
        ))}
      </Tabs>,
      shadow,
    ),
  );
  shadow.querySelector<HTMLElement>('[role=tab]')?.focus();
  await act(() => userEvent.keyboard('{ArrowRight}'));
  expect(shadow.activeElement?.textContent).toBe('Two');
  expect(shadow.querySelector('[role=tabpanel]')?.textContent).toBe('About Two');
});

test.each(['price', '50%'])(
  'in a shadow root too, an ErrorSummary links to its field, whatever its id: %s',
  async (id) => {
    await show(
      createPortal(
        <>
          <ErrorSummary errors={[{ fieldId: id, message: 'Enter the price' }]} />
          <TextField id={id} label="Price" errorMessage="Enter the price" />
        </>,
        shadow,
      ),
    );
    await act(async () => shadow.querySelector('a')?.click());
    expect(shadow.activeElement?.id).toBe(id);
  },
);
