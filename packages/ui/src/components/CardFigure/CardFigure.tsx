import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './CardFigure.css.ts';

export interface CardFigureProps
  extends Omit<ElementProps<'svg'>, 'children' | 'role' | 'aria-label' | 'viewBox'> {
  /** The text alternative: where the security code is. */
  label: string;
  /** `back` has three digits beside the signature strip, `front` four above the card number. */
  side: 'back' | 'front';
}

/** Shows where the security code is on a card, without a brand. Describe the same in text beside it. */
export function CardFigure({ label, side, ...props }: CardFigureProps) {
  return (
    <svg {...placed(props, styles.figure)} viewBox="0 0 160 102" role="img" aria-label={label}>
      <rect x="1" y="1" width="158" height="100" rx="10" className={styles.card} />
      {side === 'back' ? (
        <>
          <rect x="1" y="14" width="158" height="20" className={styles.stripe} />
          <rect x="14" y="48" width="92" height="20" className={styles.line} />
          <path d="M20 62q8-12 14-4t14-2 16 2 16-4" className={styles.line} />
          <Code x={112} y={45} width={36} digits="123" />
        </>
      ) : (
        <>
          <rect x="14" y="18" width="26" height="20" rx="4" className={styles.line} />
          <path d="M14 70h34M54 70h50M110 70h36M14 86h58" className={styles.line} />
          <Code x={104} y={32} width={44} digits="1234" />
        </>
      )}
    </svg>
  );
}

interface CodeProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly digits: string;
}

function Code({ x, y, width, digits }: CodeProps) {
  return (
    <>
      <rect {...{ x, y, width }} height="26" rx="13" className={styles.frame} />
      <text x={x + width / 2} y={y + 18} textAnchor="middle" className={styles.code}>
        {digits}
      </text>
    </>
  );
}
