import { defaultTerms } from '@milepost/domain/calculator';
import { hero } from '@milepost/domain/content/home';
import { Card } from '@milepost/ui/Card';
import { Figure } from '@milepost/ui/Figure';
import { Text } from '@milepost/ui/Text';
import { useCallback, useInsertionEffect, useRef, useState } from 'react';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { live } from '../../loading/live.css.ts';
import { Link, linkTo } from '../../navigation/links.tsx';
import { Answered, Result } from './Answer.tsx';
import { QuantityField } from './QuantityField.tsx';
import * as styles from './SmallCalculator.css.ts';
import { FollowTerms, useStopEarly, useTerms } from './terms.tsx';

const { label, price, link } = hero.example;

/**
 * The monthly payment by the price of the car alone. It shares its terms with the calculator below.
 * `early.ts` answers until the visitor touches it. Until then its served text stays, so that the page
 * formats no number before it is needed.
 */
export function SmallCalculator() {
  const isChanged = useTerms((terms) => terms !== defaultTerms);
  const isStarted = useRef(false);
  const [isOutdated, setOutdated] = useState(false);
  // The calculator below has changed the terms. Hydration would report the served numbers as the
  // visitor's, so a new element shows the changed ones.
  if (isChanged && !isStarted.current && !isOutdated) setOutdated(true);
  const onStart = useCallback(() => {
    isStarted.current = true;
  }, []);
  return (
    <Card data-question="monthlyCost">
      <Served key={String(isOutdated)} onStart={onStart} />
      {/* Outside of what waits for a touch, so that its first click moves the focus too. */}
      <Link variant="standalone" {...linkTo(link)}>
        {link.text}
      </Link>
    </Card>
  );
}

interface ContentProps {
  readonly onStart: () => void;
}

const Served = lazyPart<ContentProps>(() => Followed, { when: 'touch' });

function Followed(props: ContentProps) {
  return (
    <FollowTerms>
      <Content {...props} />
    </FollowTerms>
  );
}

function Content({ onStart }: ContentProps) {
  // Before the fields report their values in layout effects.
  useInsertionEffect(onStart, [onStart]);
  useStopEarly();
  return (
    <Answered question="monthlyCost">
      <div className={styles.small}>
        <Figure value={<Result id="figure" />} label={label} />
        <div className={live}>
          <div data-quantity="price">
            <QuantityField quantity="price" label={price} />
          </div>
        </div>
        <Text size="small" tone="soft">
          <Result id="basis" />
        </Text>
      </div>
    </Answered>
  );
}
