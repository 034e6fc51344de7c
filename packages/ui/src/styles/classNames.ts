/** An element's classes, without those that don't apply. */
export const classNames = (...classes: (string | false | undefined)[]) =>
  classes.filter(Boolean).join(' ');
