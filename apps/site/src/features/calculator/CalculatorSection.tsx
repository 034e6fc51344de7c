import { Section } from '@milepost/ui/Section';
import { getRouteApi } from '@tanstack/react-router';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { Calculator } from './Calculator.tsx';

const id = 'calculator';

const home = getRouteApi('/');
const LinkedCalculator = () => <Calculator search={home.useSearch()} />;
/**
 * Its code is in the home page's chunk, so that a visitor who scrolls to it waits for no request.
 */
const CalculatorWhenNear = lazyPart(() => LinkedCalculator, { when: 'near' });

/** The auto loan calculator, far down the home page. */
export function CalculatorSection() {
  return (
    <Section id={id} aria-labelledby={`${id}-heading`}>
      <CalculatorWhenNear />
    </Section>
  );
}
