import { fill, picture, words } from './HeroScene.css.ts';

/** Props of HeroScene. */
export interface HeroSceneProps {
  /** The number on the milepost, up to three digits. */
  readonly mile: number;
  /** What the picture shows, where it says more than the words beside it. Without it assistive technology skips the picture. */
  readonly label?: string | undefined;
}

/**
 * The illustrated scene: hills, a road with its dashed center line, the sun, a car and a milepost.
 * It turns to night with a dark theme.
 */
export function HeroScene({ mile, label }: HeroSceneProps) {
  return (
    <svg
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      viewBox="0 0 600 500"
      className={picture}
    >
      <path className={fill.sky} d="M0 0h600v500H0z" />
      <circle className={fill.glow} cx="404" cy="166" r="112" />
      <circle className={fill.sun} cx="404" cy="166" r="74" />
      <path
        className={fill.cloud}
        d="M66 96a16 16 0 0 1 0-32h26a24 24 0 0 1 44 0h22a16 16 0 0 1 0 32zM468 76a11 11 0 0 1 0-22h16a18 18 0 0 1 34 0h14a11 11 0 0 1 0 22z"
      />
      <path
        className={fill.peak}
        d="M-20 290 84 184l44 42 104-104 96 104 50-44 92 80 66-54 100 100z"
      />
      <path
        className={fill.peakShade}
        d="M84 184l44 42-12 10 20 54H76l14-50zM232 122l96 104 30 64H226l16-70-14-26zM378 182l92 80 8 28h-94l8-50zM536 208l100 82H528z"
      />
      <path
        className={fill.far}
        d="M0 262c70-38 128-26 190-4 72 24 140-16 220-8 70 8 130-16 190-10v150H0z"
      />
      <path className={fill.middle} d="M0 316c90-54 190-54 280-28 80 22 190-20 320-8v120H0z" />
      <path className={fill.near} d="M0 336c110-24 220-28 330-23.2 100 4 190-5 270 5V500H0z" />
      <path
        className={fill.tree}
        d="M44 296l17 38H50v8H38v-8H27zM84 278l21 46H91v9H77v-9H63zM124 298l15 33h-10v7h-10v-7h-10zM578 296l17 38h-11v8h-12v-8h-11z"
      />
      <path
        className={fill.far}
        d="M64 516C72 509 97 487 116 473C134 459 155 443 175 431C195 418 216 406 236 396C257 386 279 377 298 369C317 361 337 355 352 350C366.6 344.2 381.4 339.4 387.1 335.3C392.8 331.3 392.3 328.4 385.8 325.5C379.2 322.7 360.8 320.3 347.9 318.0C335.0 315.7 315.0 312.8 308.4 311.8L339.4 311.8C347.6 312.8 372.2 315.7 388.7 318.0C405.1 320.3 427.3 322.7 438.4 325.5C449.4 328.4 454.4 331.3 455.0 335.3C455.7 339.4 448.3 344.2 442.3 349.8C436 355 426 361 419 369C411 377 403 386 399 396C395 406 392 418 392 431C392 443 395 459 399 473C403 487 412 509 414 516z"
      />
      <path
        className={fill.road}
        d="M77.6 515.7C86 509 109 487 127 473C145 459 164 443 184 431C203 418 223 406 243 396C262 386 284 377 303 369C322 361 341 355 355 350C369.8 344.2 384.4 339.4 389.8 335.3C395.2 331.3 394.6 328.4 387.9 325.5C381.2 322.7 362.6 320.3 349.5 318.0C336.5 315.7 316.3 312.8 309.6 311.8L338.2 311.8C346.3 312.8 370.7 315.7 387.0 318.0C403.4 320.3 425.4 322.7 436.3 325.5C447.1 328.4 451.9 331.3 452.3 335.3C452.7 339.4 445.1 344.2 438.7 349.8C432 355 422 361 414 369C406 377 398 386 393 396C388 406 385 418 384 431C383 443 385 459 388 473C391 487 398 509 400 516z"
      />
      <path
        className={fill.sun}
        d="M241 496L271 443 279 443 252 496zM301 408L325 388 330 388 308 408zM349.5 372.6L368.1 362.7 372.3 362.7 354.3 372.6zM386.4 353.9L399.1 347.9 402.6 347.9 390.3 353.9zM410.2 342.2L416.5 338.2 419.6 338.2 413.5 342.2zM420.3 334.3L420.6 331.4 423.3 331.4 423.2 334.3zM417.8 328.5L413.2 326.3 415.6 326.3 420.5 328.5zM405.5 324.1L397.4 322.4 399.7 322.4 407.9 324.1zM386.9 320.7L377.4 319.3 379.5 319.3 389.2 320.7zM366.2 317.9L356.9 316.8 359.0 316.8 368.3 317.9z"
      />
      <g transform="matrix(.76 0 0 .76 65 88)">
        <path
          className={fill.glass}
          d="M290 440h20v28a5 5 0 0 1-5 5h-10a5 5 0 0 1-5-5zM384 440h20v28a5 5 0 0 1-5 5h-10a5 5 0 0 1-5-5z"
        />
        <path
          className={fill.car}
          d="M312 376q3-11 14-11h42q11 0 14 11l10 31q14 4 14 20v22q0 7-7 7H295q-7 0-7-7v-22q0-16 14-20z"
        />
        <path className={fill.glass} d="M321 379q2-5 7-5h38q5 0 7 5l7 22q1 4-3 4h-60q-4 0-3-4z" />
        <path
          className={fill.carShade}
          d="M288 438h118v11q0 7-7 7H295q-7 0-7-7zM331 418h32v13h-32z"
        />
        <path
          className={fill.light}
          d="M295 416h20q4 0 4 4v2q0 4-4 4h-22q-3 0-2-4 1-6 4-6zM399 416h-20q-4 0-4 4v2q0 4 4 4h22q3 0 2-4-1-6-4-6z"
        />
      </g>
      <path className={fill.carShade} d="M499 300h12v168h-12z" />
      <rect className={fill.car} x="453" y="200" width="104" height="116" rx="20" />
      <rect className={fill.near} x="459" y="206" width="92" height="104" rx="14" />
      <text className={`${words} ${fill.sun}`} x="505" y="240" fontSize="23" letterSpacing="1">
        MILE
      </text>
      <text
        className={`${words} ${fill.car}`}
        x="505"
        y={mile > 99 ? 290 : 294}
        fontSize={mile > 99 ? 42 : 54}
        letterSpacing="-2"
      >
        {mile}
      </text>
    </svg>
  );
}
