import { accountActions, loanRoad, summaryCards } from '@milepost/domain/content/account';
import { Card } from '@milepost/ui/Card';
import { Figure } from '@milepost/ui/Figure';
import { GaugeIcon, IconTile, RefreshIcon } from '@milepost/ui/Icon';
import { Inline } from '@milepost/ui/Inline';
import { Text } from '@milepost/ui/Text';
import { Scene } from '../../brand/Scene.tsx';
import { plainList } from '../../features/cards/plainList.ts';
import { LinkButton } from '../../navigation/links.tsx';
import * as styles from './LoanRoad.css.ts';

const [balance, nextPayment, score, autoPay] = summaryCards;
const [pay, payoff] = accountActions;
const { made, of, first, last, years } = loanRoad;

/** The state of the loan: the balance, the next payment, and the road to the last payment. */
export function LoanRoad() {
  return (
    <Card background="panel">
      <div className={styles.panel}>
        <Figure size="large" value={balance.value} label={`${balance.title}, ${balance.text}`} />
        <div className={styles.next}>
          <Figure value={nextPayment.value} label={`${nextPayment.title}. ${nextPayment.text}.`} />
          <Inline>
            <LinkButton variant="primary" flexGrow={1} to={pay.to}>
              {pay.text}
            </LinkButton>
            <LinkButton variant="outline" flexGrow={1} to={payoff.to}>
              {payoff.text}
            </LinkButton>
          </Inline>
        </div>
        <Road />
      </div>
    </Card>
  );
}

const positionOf = (payment: number) => `${(100 * payment) / of}%`;

/** A milepost at each January, and the car at the payments made, which it reaches once. The text beside it says the same. */
function Road() {
  return (
    <svg aria-hidden="true" className={styles.road}>
      <line x1="0" x2="100%" y1="51" y2="51" className={styles.line} />
      <line x1="0" x2={positionOf(made)} y1="51" y2="51" className={styles.done} />
      <text y="107" className={styles.end}>
        {first}
      </text>
      <text x="100%" y="107" textAnchor="end" className={styles.end}>
        {last}
      </text>
      {years.map(({ label, made }) => (
        <svg aria-hidden="true" key={label} x={positionOf(made)} y="62" overflow="visible">
          <line y1="-9" className={styles.post} />
          <rect x="-18" width="36" height="24" rx="7" className={styles.post} />
          <text y="17" className={styles.number}>
            {label}
          </text>
        </svg>
      ))}
      <g className={styles.car}>
        <svg aria-hidden="true" x={positionOf(made)} y="7" overflow="visible">
          <svg aria-hidden="true" x="-56" width="112" height="44" overflow="visible">
            <Scene name="car" shape="bare" />
          </svg>
        </svg>
      </g>
    </svg>
  );
}

/** The score and Auto Pay, one row each. */
export function AccountFacts() {
  return (
    <ul {...plainList} className={styles.facts}>
      {[
        { ...score, Icon: GaugeIcon },
        { ...autoPay, Icon: RefreshIcon },
      ].map(({ title, value, text, Icon }) => (
        <li key={title} className={styles.fact}>
          <IconTile>
            <Icon size="medium" />
          </IconTile>
          <div className={styles.about}>
            <strong>{title}</strong>
            <Text as="div" size="small" tone="soft" marginTop="xs">
              {text}
            </Text>
          </div>
          <strong>{value}</strong>
        </li>
      ))}
    </ul>
  );
}
