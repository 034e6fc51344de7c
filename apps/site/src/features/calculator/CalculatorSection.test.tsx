import { Section } from '@milepost/ui/Section';
import { Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Calculator } from './Calculator.tsx';
import { CalculatorSection } from './CalculatorSection.tsx';
import { arrival } from './load.ts';

test('code that arrives while React asks for it brings the served calculator to life', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  place.innerHTML = renderToString(
    <Section id="calculator" aria-labelledby="calculator-heading">
      <Suspense>
        <Calculator />
      </Suspense>
    </Section>,
  );
  const served = page.getByRole('slider', { name: 'Vehicle price' }).element();
  const errors: unknown[] = [];
  vi.spyOn(arrival, 'then').mockImplementation((...handlers) => {
    Object.assign(arrival, { status: 'fulfilled', value: Calculator });
    return Promise.resolve(Calculator).then(...handlers);
  });
  const root = hydrateRoot(place, <CalculatorSection />, {
    onRecoverableError: (error) => errors.push(error),
  });
  await expect.poll(() => Object.keys(served).join()).toContain('__reactProps');
  (served as HTMLInputElement).focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('strong')).toHaveTextContent('$245.47');
  expect(errors).toEqual([]);
  root.unmount();
  place.remove();
});
