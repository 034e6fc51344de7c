import { type Inline, type Line, lineText } from '@milepost/domain/content/text';
import { Fragment } from 'react';
import { withSign } from '../../layout/Unbroken.css.ts';
import { unbroken } from '../../layout/Unbroken.tsx';
import { Link, linkTo } from '../../navigation/links.tsx';

/** Renders a line of the domain, with its links and its emphasis. */
export function Words({ line }: { readonly line: Line }) {
  if (typeof line === 'string') return unbroken(line);
  return line.map((part, at) => {
    const sign = signOf(line[at + 1]);
    return (
      <Fragment key={lineText(part)}>
        {typeof part === 'string' ? (
          unbroken(at > 0 ? part.slice(signOf(part).length) : part)
        ) : sign ? (
          <span className={withSign}>
            {styled(part, false)}
            {sign}
          </span>
        ) : (
          styled(part, line.length === 1)
        )}
      </Fragment>
    );
  });
}

/** The punctuation mark that a text starts with, which must not start a line. */
const signOf = (part: Inline | undefined) =>
  (typeof part === 'string' && /^[.,;:!?)]/.exec(part)?.[0]) || '';

function styled(part: Exclude<Inline, string>, isAlone: boolean) {
  if ('strong' in part) return <strong>{part.strong}</strong>;
  return (
    <Link variant={isAlone ? 'standalone' : 'text'} {...linkTo(part)}>
      {unbroken(part.text)}
    </Link>
  );
}
