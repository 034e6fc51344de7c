import { onSign, shape, small, words } from './Scene.css.ts';
import drawings from './scenes.svg';

/** The drawings of `scenes.svg`, each with its view box. */
const views = {
  /** An open road through hills, a car, a milepost. */
  home: '-170 0 780 500',
  /** A dealership with cars for sale. */
  forecourt: '0 0 640 400',
  /** A bill on a kitchen table. */
  kitchen: '0 0 640 400',
  /** A car by the road, a hazard triangle, a tow truck. */
  tow: '0 0 640 400',
  /** A service member beside a car, and the flag. */
  service: '0 0 640 400',
  /** The office of 1990, between palms. */
  office: '0 0 640 400',
  /**
   * The hills and towers of Los Angeles along a road. Its sky is the background of its container.
   */
  city: '40 30 1240 236',
  /** A road that ends at a barrier. */
  'dead-end': '0 0 640 400',
  /** A car from the side, without surroundings. */
  car: '0 0 160 62',
} as const;

export interface SceneProps {
  readonly name: keyof typeof views;
  /** The number on the milepost of `home` and on the sign of `dead-end`, up to three digits. */
  readonly sign?: number;
  /**
   * The shape of the picture. `fill` covers its container, which must be positioned. `bare` is as
   * high as its container and has no background. `foot` is as wide as its container, which shows as
   * much of it as fits. `beside` is a card that is hidden where columns are below one another.
   * @default 'card'
   */
  readonly shape?: keyof typeof shape;
  /**
   * Describes the picture if it shows more than the text beside it. Without it assistive technology
   * skips the picture.
   */
  readonly label?: string;
}

/**
 * One of the brand's drawings. They share the same hills, light and line. A dark theme turns them
 * to night. All of them are in one file, which the browser caches.
 */
export function Scene({ name, sign, shape: look = 'card', label }: SceneProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={views[name]}
      // The milepost of the home page is at the far side, which must not be cropped.
      preserveAspectRatio={name === 'home' ? 'xMaxYMax slice' : 'xMidYMax slice'}
      className={shape[look]}
    >
      <use href={`${drawings}#${name}`} />
      {name === 'home' && sign && (
        <>
          <text className={small} x="505" y="240" fontSize="23" letterSpacing="1">
            MILE
          </text>
          <text className={words} x="505" y="294" fontSize={sign > 99 ? 42 : 54} letterSpacing="-2">
            {sign}
          </text>
        </>
      )}
      {name === 'dead-end' && sign && (
        <text className={onSign} x="488" y="171" fontSize="58" letterSpacing="-2">
          {sign}
        </text>
      )}
    </svg>
  );
}
