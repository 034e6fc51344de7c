import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Editor, editors } from './Editor.tsx';
import { emulateMedia, show } from './page.tsx';

// What people do while an overlay moves in.

test.each(editors)(
  'a confirmation that opens while its %s moves in can be answered',
  async (_, of, isInside) => {
    await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
    await show(<Editor of={of} isInside={isInside} />);
    await userEvent.click(page.getByRole('button', { name: 'Edit' }));
    const leave = page.getByText('Leave');
    await expect.element(leave).toBeInViewport();
    // A driver waits until an element has stopped moving. People do not.
    await userEvent.click(leave, { force: true });
    await vi.waitFor(() => expect(document.querySelector('[data-entering]')).toBeNull());
    await userEvent.click(page.getByRole('button', { name: 'Discard' }), { timeout: 5000 });
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Edit'));
  },
);
