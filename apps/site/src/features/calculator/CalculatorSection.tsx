import { Section } from '@milepost/ui/Section';
import { lazyWhenNear } from '../../hydration/lazyWhenNear.tsx';

const id = 'calculator';

/** The auto loan calculator, far down the home page. */
export const calculator = lazyWhenNear(
  id,
  async () => (await import('./Calculator.tsx')).Calculator,
);

/** The calculator's place on the page. */
export function CalculatorSection() {
  return (
    <Section id={id} aria-labelledby={`${id}-heading`}>
      {calculator.element}
    </Section>
  );
}
