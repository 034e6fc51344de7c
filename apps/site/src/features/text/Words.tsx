import type { Inline, Line } from '@milepost/domain/content/text';
import { Fragment } from 'react';
import { Link, linkTo } from '../../frame/links.tsx';
import { unbroken } from './Unbroken.tsx';

/** A line of the domain's texts, with its links and its stress. */
export function Words({ line }: { readonly line: Line }) {
  if (typeof line === 'string') return unbroken(line);
  return line.map((part) => <Fragment key={plain(part)}>{inline(part)}</Fragment>);
}

/** The words of a line alone. */
export const plain = (line: Line | Inline): string => {
  if (typeof line === 'string') return line;
  if ('map' in line) return line.map(plain).join('');
  return 'strong' in line ? line.strong : line.text;
};

function inline(part: Inline) {
  if (typeof part === 'string') return unbroken(part);
  if ('strong' in part) return <strong>{part.strong}</strong>;
  return <Link {...linkTo(part)}>{unbroken(part.text)}</Link>;
}
