import { Section } from '@milepost/ui/Section';
import { getRouteApi } from '@tanstack/react-router';
import { lazyWhenNear } from '../../hydration/lazyWhenNear.tsx';
import { Calculator } from './Calculator.tsx';

const id = 'calculator';

const home = getRouteApi('/');
const CalculatorWhenNear = lazyWhenNear(id, () => <Calculator search={home.useSearch()} />);

/** The auto loan calculator at its place, far down the home page. */
export function CalculatorSection() {
  return (
    <Section id={id} aria-labelledby={`${id}-heading`}>
      <CalculatorWhenNear />
    </Section>
  );
}
