import { answer, type ResultId, results } from '@milepost/domain/calculator/results';
import { hero } from '@milepost/domain/content/home';
import { Card } from '@milepost/ui/Card';
import { Figure } from '@milepost/ui/Figure';
import { Text } from '@milepost/ui/Text';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { live } from '../../loading/live.css.ts';
import { Link, linkTo } from '../../navigation/links.tsx';
import { Result } from './Answer.tsx';
import { QuantityField } from './QuantityField.tsx';
import { useStopEarly, useTerms } from './terms.tsx';

const { label, price, link } = hero.example;

/**
 * The monthly payment by the price of the car alone. It shares its terms with the calculator below.
 * `early.ts` answers until it is hydrated, before it comes into view.
 */
export const SmallCalculator = lazyPart(() => Content, { when: 'near' });

function Content() {
  const answered = answer(
    'monthlyCost',
    useTerms((terms) => terms),
  );
  const result = (id: ResultId) => <Result id={id} text={results[id](answered)} />;
  useStopEarly();
  return (
    <Card data-question="monthlyCost">
      <div role="status">
        <Figure value={result('figure')} label={label} />
      </div>
      <div className={live}>
        <div data-quantity="price">
          <QuantityField quantity="price" label={price} />
        </div>
      </div>
      <Text size="small" tone="soft">
        {result('basis')}
      </Text>
      <Link variant="standalone" {...linkTo(link)}>
        {link.text}
      </Link>
    </Card>
  );
}
