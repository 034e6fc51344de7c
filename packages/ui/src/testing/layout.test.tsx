import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Badge } from '../components/Badge/index.ts';

test('of two layout props that speak of the same side, the narrower has the last word', () => {
  const html = renderToStaticMarkup(
    <Badge marginTop="xl" margin="l" marginInline="auto">
      New
    </Badge>,
  );
  const [, classes = ''] = /class="([^"]*)"/.exec(html) ?? [];
  const sides = classes.split(' ').filter((name) => name.startsWith('mp-'));
  expect(sides.sort()).toEqual([
    'mp-marginBottom-l',
    'mp-marginInlineEnd-auto',
    'mp-marginInlineStart-auto',
    'mp-marginTop-xl',
  ]);
});
