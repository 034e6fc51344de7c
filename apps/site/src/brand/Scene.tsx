import { onSign, shape, small, words } from './Scene.css.ts';
import drawings from './scenes.svg';

/** The drawings of `scenes.svg` and what of each is shown. */
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
  /** The hills and towers of Los Angeles along a road; its sky is what it stands on. */
  city: '40 30 1240 236',
  /** A road that ends at a barrier. */
  'dead-end': '0 0 640 400',
  /** A car from its side, alone. */
  car: '0 0 160 62',
} as const;

/** Props of Scene. */
export interface SceneProps {
  readonly name: keyof typeof views;
  /** What the milepost of `home` and the sign of `dead-end` read, up to three digits. */
  readonly sign?: number;
  /** `fill` is as large as what holds it, which has to be positioned; `bare` as high as its place, with no ground; `foot` as wide as its place, which shows as much of it as fits; `beside` a card that is left out where columns stand below one another. @default 'card' */
  readonly shape?: keyof typeof shape;
  /** What the picture shows, where it says more than the words beside it. Without it assistive technology skips the picture. */
  readonly label?: string;
}

/**
 * One of the brand's drawings: the same hills, light and line on each. It turns to night with a dark
 * theme. All of them are one file, which the browser keeps.
 */
export function Scene({ name, sign, shape: look = 'card', label }: SceneProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={views[name]}
      // The milepost of the home page stands at the far side, where nothing may cut it.
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
