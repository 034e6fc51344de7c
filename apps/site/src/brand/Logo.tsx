import * as styles from './Logo.css.ts';

export interface LogoProps {
  /** The company's name, written beside the sign. */
  readonly name: string;
}

/** The milepost sign with the company's name. A link around it gets its name from it. */
export function Logo({ name }: LogoProps) {
  return (
    <span className={styles.logo}>
      <svg viewBox="0 0 30 34" aria-hidden="true" className={styles.mark}>
        <rect x="13" y="20" width="4" height="14" rx="1.5" className={styles.post} />
        <rect
          x="3"
          y="1"
          width="24"
          height="22"
          rx="6.5"
          strokeWidth="2"
          className={styles.board}
        />
        <path d="M9.5 17V8l5.5 5 5.5-5v9" strokeWidth="3" className={styles.letter} />
      </svg>
      <span className={styles.name}>{name}</span>
    </span>
  );
}
