import { type SVGAttributes, useId } from 'react';
import { onSign, shape, small, words } from './Scene.css.ts';
import drawings from './scenes.svg';

/** The part of a landscape's file that is drawn: wider than any screen. */
const land = '-800 0 3200 460';

/** A thing on the ground, without a sky. */
const thing = '-48 0 464 218';

/** One that is as wide and half as high. */
const lowThing = '-48 108 464 110';

/** The drawings of `scenes.svg`, each with its view box. */
const views = {
  /** An open road through hills, a car, a milepost. */
  home: '-170 0 780 500',
  /** Los Angeles behind a road with palms. */
  city: land,
  /** The office of 1990, between palms. */
  office: land,
  /** A dealership with cars for sale. */
  forecourt: land,
  /** People at their desks behind an office's windows, and a bus. */
  work: land,
  /** A road that climbs to a pass between snowy peaks. */
  pass: land,
  /** A house with a flag, and a pickup on its way home. */
  service: land,
  /** A bill on a kitchen table. */
  kitchen: '0 0 640 400',
  /** A road that ends at a barrier. */
  'dead-end': '0 0 640 400',
  /** A car from the side, without surroundings. */
  car: '0 0 160 62',
  /** A road that winds down through ten rows and grows wider. */
  years: '0 0 100 1000',
  /** Things beside the road, one for each year of the company's history. */
  y1990: thing,
  y1995: thing,
  y2000: lowThing,
  y2005: thing,
  y2010: thing,
  y2015: lowThing,
  y2018: thing,
  y2020: thing,
  y2023: thing,
  y2025: thing,
} as const;

type SceneName = keyof typeof views;

/** Where the number of a sign is drawn. */
const signs: Readonly<Partial<Record<SceneName, SVGAttributes<SVGTextElement>>>> = {
  home: { x: 505, y: 316, fontSize: 56 },
  city: { x: 778, y: 341, fontSize: 26 },
  office: { x: 640, y: 340, fontSize: 26 },
  pass: { x: 1010, y: 312, fontSize: 40 },
  y1995: { x: 232, y: 93, fontSize: 48 },
  'dead-end': { x: 488, y: 171, fontSize: 58 },
};

/** The drawings that run on past both edges of the screen, on one road. */
export type Landscape = {
  [Name in SceneName]: (typeof views)[Name] extends typeof land ? Name : never;
}[SceneName];

export interface SceneProps {
  readonly name: SceneName;
  /** The number on the milepost or the sign of a drawing that has one, up to three digits. */
  readonly sign?: number | undefined;
  /** The word above the number on the sign of `home`, up to five letters. */
  readonly caption?: string | undefined;
  /**
   * The shape of the picture. `fill` covers its container, which must be positioned. `land` is on
   * the lower edge of a positioned container with a sky, for a landscape. `bare` is as
   * high as its container and has no background, `wide` is as
   * wide as it, and `stretched` both. `beside` is a card that is hidden where columns
   * are below one another.
   * @default 'card'
   */
  readonly shape?: keyof typeof shape;
  /**
   * Describes the picture if it shows more than the text beside it. Without it assistive technology
   * skips the picture.
   */
  readonly label?: string;
}

function ratio(name: SceneName, look: SceneProps['shape']) {
  if (look === 'stretched') return 'none';
  // A sign at the far side must not be cropped.
  return name === 'home' || name === 'dead-end' ? 'xMaxYMax slice' : 'xMidYMax slice';
}

/** Whether a drawing has a sky, with haze and a sun. */
const hasSky = (name: SceneName) => name !== 'car' && !/^y/.test(name);

/**
 * The gradients of a sky. The drawings inherit them, because Chromium and Firefox don't find what a
 * drawing refers to in the document, and WebKit finds nothing else: haze has no fill, and the glow of
 * a sun has no stroke.
 */
function Gradients({ id }: { readonly id: string }) {
  return (
    <>
      <linearGradient id={`${id}h`} x2="0" y2="1">
        <stop stopColor="var(--scene-haze)" stopOpacity="0" />
        <stop offset=".4" stopColor="var(--scene-haze)" />
      </linearGradient>
      <radialGradient id={`${id}g`} gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1">
        <stop offset=".2" stopColor="var(--scene-glow)" stopOpacity=".6" />
        <stop offset="1" stopColor="var(--scene-glow)" stopOpacity="0" />
      </radialGradient>
    </>
  );
}

/**
 * One of the brand's drawings. They share the same road, light and line. A dark theme turns them
 * to night. All of them are in one file, which the browser caches.
 */
export function Scene({ name, sign, caption, shape: look = 'card', label }: SceneProps) {
  const id = useId();
  const lit = hasSky(name);
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox={views[name]}
      preserveAspectRatio={ratio(name, look)}
      className={shape[look]}
    >
      {lit && <Gradients id={id} />}
      <use
        href={`${drawings}#${name}`}
        {...(lit && { fill: `url(#${id}h)`, stroke: `url(#${id}g)`, strokeWidth: 0 })}
      />
      {sign !== undefined && signs[name] && (
        <text
          className={name === 'dead-end' ? onSign : words}
          {...signs[name]}
          letterSpacing="-.04em"
        >
          {sign}
        </text>
      )}
      {caption && (
        <text className={small} x="505" y="258" fontSize="21" letterSpacing="1">
          {caption}
        </text>
      )}
    </svg>
  );
}
