import '@milepost/ui/theme.css';
import { linkWords } from '@milepost/domain/content/calculator-more';
import { RouterContextProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { readSearch } from '../../navigation/search.ts';
import { createRouter } from '../../router.tsx';
import { Calculator } from './Calculator.tsx';
import { RememberTerms } from './terms.tsx';

vi.mock('./more/LinkedTerms.tsx', () => {
  throw new Error('offline');
});

test('a link whose parser can’t be loaded shows a notice and leaves the example usable', async () => {
  await act(
    async () =>
      void render(
        <RouterContextProvider router={createRouter()}>
          <RememberTerms>
            <Calculator search={readSearch('price=30000')} />
          </RememberTerms>
        </RouterContextProvider>,
      ),
  );
  await expect.element(page.getByText(linkWords.failed)).toBeVisible();
  await expect.element(page.getByRole('strong').first()).toHaveTextContent('$227.93');
  await page.getByRole('textbox', { name: 'Vehicle price', exact: true }).fill('21000');
  await expect.element(page.getByRole('strong').first()).toHaveTextContent('$245.47');
});
