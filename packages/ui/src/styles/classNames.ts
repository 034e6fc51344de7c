/** Joins class names and skips the falsy ones. */
export const classNames = (...classes: (string | false | undefined)[]) =>
  classes.filter(Boolean).join(' ');
