import { type Inline, type Line, lineText } from '@milepost/domain/content/text';
import { Fragment } from 'react';
import { Link, linkTo } from '../../frame/links.tsx';
import { withSign } from '../../frame/Unbroken.css.ts';
import { unbroken } from '../../frame/Unbroken.tsx';

/** A line of the domain's texts, with its links and its stress. */
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
            {dressed(part)}
            {sign}
          </span>
        ) : (
          dressed(part)
        )}
      </Fragment>
    );
  });
}

/** What must not begin a line: a browser may part it from a link, which is whole on its own line. */
const signOf = (part: Inline | undefined) =>
  (typeof part === 'string' && /^[.,;:!?)]/.exec(part)?.[0]) || '';

function dressed(part: Exclude<Inline, string>) {
  if ('strong' in part) return <strong>{part.strong}</strong>;
  return <Link {...linkTo(part)}>{unbroken(part.text)}</Link>;
}
