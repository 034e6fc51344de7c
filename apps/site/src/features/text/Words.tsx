import { type Inline, type Line, lineText } from '@milepost/domain/content/text';
import { Fragment } from 'react';
import { Link, linkTo } from '../../frame/links.tsx';
import { unbroken } from '../../frame/Unbroken.tsx';

/** A line of the domain's texts, with its links and its stress. */
export function Words({ line }: { readonly line: Line }) {
  if (typeof line === 'string') return unbroken(line);
  return line.map((part) => <Fragment key={lineText(part)}>{inline(part)}</Fragment>);
}

function inline(part: Inline) {
  if (typeof part === 'string') return unbroken(part);
  if ('strong' in part) return <strong>{part.strong}</strong>;
  return <Link {...linkTo(part)}>{unbroken(part.text)}</Link>;
}
