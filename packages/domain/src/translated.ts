/** Properties that are the same in every language: anchors, links and styles. */
type Kept = 'id' | 'to' | 'hash' | 'href' | 'tone' | 'side' | 'opens';

type Digit = '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9';

/** Texts with every number of `Rest`, in any order: `` `${string}9${string}` & … ``. */
type Numbers<
  Rest extends string,
  Digits extends string = '',
  Found = unknown,
> = Rest extends `${infer First}${infer After}`
  ? First extends Digit
    ? Numbers<After, `${Digits}${First}`, Found>
    : Numbers<After, '', Found & Holding<Digits>>
  : Found & Holding<Digits>;

type Holding<Digits extends string> = Digits extends '' ? unknown : `${string}${Digits}${string}`;

type Text<E extends string> = string extends E ? string : string & Numbers<E>;

/**
 * The type of a translation of English words. Texts have every number of the English text, functions
 * take the same facts, lists are as long, and links, ids and styles are the same. The words of a
 * text whose literal type is unknown, such as the result of a function, are checked by tests.
 */
export type Translated<E> = E extends string
  ? Text<E>
  : E extends RegExp
    ? RegExp
    : E extends (...facts: infer Facts) => infer Result
      ? (...facts: Facts) => Translated<Result>
      : E extends object
        ? { readonly [Key in keyof E]: Key extends Kept ? E[Key] : Translated<E[Key]> }
        : E;
