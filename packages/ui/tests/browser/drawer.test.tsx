import { Drawer } from '@milepost/ui/Drawer';
import { act } from 'react';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { emulateMedia, find, show } from './page.tsx';

const { documentElement: root } = document;

afterEach(() => root.removeAttribute('dir'));

test.each([
  ['ltr', undefined, 'right'],
  ['ltr', 'start', 'left'],
  ['rtl', undefined, 'left'],
  ['rtl', 'start', 'right'],
] as const)('in %s text, a Drawer with the side %s is at the %s', async (dir, side, edge) => {
  await emulateMedia({ 'prefers-reduced-motion': 'no-preference' });
  root.dir = dir;
  await page.viewport(390, 844);
  await show(
    <Drawer heading="Deal" isOpen side={side}>
      Text
    </Drawer>,
  );
  const panel = find('[role=dialog]').offsetParent as HTMLElement;
  const isLeft = edge === 'left';

  const [animation] = panel.getAnimations();
  animation?.pause();
  if (animation) animation.currentTime = 0;
  const { m41: offset } = new DOMMatrix(getComputedStyle(panel).transform);
  expect(Math.sign(offset)).toBe(isLeft ? -1 : 1);
  await act(async () => animation?.finish());

  const { left, right, top, bottom } = panel.getBoundingClientRect();
  const gaps = [left, root.clientWidth - right];
  // The scrim beside it stays in reach of a tap.
  expect(gaps).toEqual(isLeft ? [0, 48] : [48, 0]);
  expect([top, bottom]).toEqual([0, innerHeight]);
  const { borderTopLeftRadius, borderTopRightRadius } = getComputedStyle(panel);
  const radii = [borderTopLeftRadius, borderTopRightRadius].map((radius) => radius !== '0px');
  expect(radii).toEqual([!isLeft, isLeft]);
});
