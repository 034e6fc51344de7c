import { AreaChart } from '@milepost/ui/AreaChart';
import { BarChart } from '@milepost/ui/BarChart';
import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { spanish } from '@milepost/ui/locales/es-US';
import { StackedBar } from '@milepost/ui/StackedBar';
import { act, type ReactNode } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { emulateMedia, find, host, serve, show, touch } from './page.tsx';

const dollars = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
const points = [
  { x: '2029-09', principal: 7910, interest: 2560 },
  { x: '2029-10', principal: 7595, interest: 2520 },
  { x: '2029-11', principal: 7274, interest: 2479 },
  { x: '2029-12', principal: 6950, interest: 2438 },
];
const series = [
  { key: 'principal', label: 'Principal', unit: 'left' },
  { key: 'interest', label: 'Interest', unit: 'interest' },
] as const;
const given = { label: 'What is left to pay', points, series, format: dollars };

const charts: Record<string, (props?: object) => ReactNode> = {
  AreaChart: (props) => <AreaChart {...given} isStacked {...props} />,
  BarChart: (props) => <BarChart {...given} {...props} />,
};

const slider = () => find<HTMLInputElement>('input');
const spoken = () => slider().getAttribute('aria-valuetext');
const plot = () => slider().parentElement as HTMLElement;
/** The readout: the only element beside the drawing and the slider. */
const readout = () => plot().querySelector<HTMLElement>(':scope > div');
const cells = () =>
  [...host.querySelectorAll('tr')].map((row) =>
    [...row.cells].map((cell) => cell.textContent?.trim()),
  );

const tab = () => act(() => userEvent.tab());
const keyboard = (keys: string) => act(() => userEvent.keyboard(keys));

/** Moves the mouse to a share of the plot's width. */
const hover = async (share: number) => {
  const { width, height } = plot().getBoundingClientRect();
  await act(() =>
    userEvent.hover(plot(), { position: { x: share * width, y: height / 2 }, force: true }),
  );
};

afterEach(() => {
  document.documentElement.dir = '';
});

describe.each(Object.entries(charts))('%s', (_, chart) => {
  test('changes the rows of its table as one, among which Orca drops no announcement', async () => {
    const many = Array.from({ length: 60 }, (_, x) => ({ x: `${x}`, principal: x, interest: 1 }));
    await show(chart({ points: many }));
    let changes = 0;
    new MutationObserver((records) => (changes += records.length)).observe(find('table'), {
      subtree: true,
      childList: true,
      characterData: true,
    });
    await show(chart({ points: many.map((point) => ({ ...point, principal: 9 })) }));
    expect(changes).toBeLessThanOrEqual(2);
    expect(
      cells()
        .slice(1)
        .every((row) => row[1] === '$9'),
    ).toBe(true);
  });

  test('is one tab stop, whose arrow keys, Home and End announce each point as a sentence', async () => {
    await show(
      <>
        {chart()}
        <button type="button">After</button>
      </>,
    );
    await tab();
    expect(document.activeElement).toBe(slider());
    expect(spoken()).toBe('September 2029: $7,910 left, $2,560 interest');
    await keyboard('{ArrowRight}{ArrowRight}');
    expect(spoken()).toBe('November 2029: $7,274 left, $2,479 interest');
    expect(readout()?.textContent).toBe('November 2029Principal$7,274Interest$2,479');
    await keyboard('{End}');
    expect(spoken()).toMatch(/^December 2029/);
    await keyboard('{ArrowLeft}');
    expect(spoken()).toMatch(/^November 2029/);
    await keyboard('{Home}');
    expect(spoken()).toMatch(/^September 2029/);
    await tab();
    expect(document.activeElement?.textContent).toBe('After');
    expect(readout()).toBeNull();
  });

  test('reads the point closest to the mouse, until it leaves', async () => {
    await show(
      <>
        {chart()}
        <button type="button">After</button>
      </>,
    );
    await hover(0.95);
    await expect.poll(() => readout()?.textContent).toContain('December 2029');
    await hover(0.05);
    await expect.poll(() => readout()?.textContent).toContain('September 2029');
    await act(() => userEvent.hover(find('button')));
    await expect.poll(readout).toBeNull();
  });

  test('continues by keys from the point that was clicked', async () => {
    await show(chart());
    const { width } = plot().getBoundingClientRect();
    await act(() => userEvent.click(plot(), { position: { x: 0.95 * width, y: 50 }, force: true }));
    expect(spoken()).toMatch(/^December 2029/);
    await keyboard('{ArrowLeft}');
    expect(spoken()).toMatch(/^November 2029/);
  });

  test('reads the point below a finger that moves, and shows it after the finger is lifted', async () => {
    await show(chart());
    await touch(plot(), [0.05, 0.5], [0.5, 0.5], [0.95, 0.5]);
    expect(readout()?.textContent).toContain('December 2029');
    expect(spoken()).toMatch(/^December 2029/);
  });

  test('runs from right to left on a page that does', async () => {
    document.documentElement.dir = 'rtl';
    await show(chart());
    await hover(0.95);
    await expect.poll(() => readout()?.textContent).toContain('September 2029');
    const axis = host.querySelector('[aria-hidden] > span')?.parentElement as Element;
    expect(axis.getBoundingClientRect().left).toBeGreaterThanOrEqual(
      plot().getBoundingClientRect().right,
    );
    await tab();
    await keyboard('{Home}{ArrowLeft}');
    expect(spoken()).toMatch(/^October 2029/);
  });

  test('has a table with the same values', async () => {
    await show(chart());
    expect(find('caption').textContent).toBe(given.label);
    expect(cells()).toEqual([
      ['', 'Principal', 'Interest'],
      ['September 2029', '$7,910', '$2,560'],
      ['October 2029', '$7,595', '$2,520'],
      ['November 2029', '$7,274', '$2,479'],
      ['December 2029', '$6,950', '$2,438'],
    ]);
  });

  test('shows invalid values as a dash in the table, and says that they are unknown', async () => {
    const [first, , , last] = points;
    const invalid = [
      first,
      { x: '2029-10', principal: Number.NaN, interest: 2520 },
      { x: '2029-11', principal: null, interest: Number.POSITIVE_INFINITY },
      { x: '2029-12' },
      { ...last, x: '2030-01' },
    ];
    await show(chart({ points: invalid }));
    expect(cells().slice(2, 5)).toEqual([
      ['October 2029', '–', '$2,520'],
      ['November 2029', '–', '–'],
      ['December 2029', '–', '–'],
    ]);
    await tab();
    await keyboard('{ArrowRight}');
    expect(spoken()).toBe('October 2029: Principal unknown, $2,520 interest');
    expect(host.innerHTML).not.toMatch(/NaN|Infinity|∞/);
  });

  test.each([
    ['without points', []],
    ['with invalid values alone', [{ x: '2029-10', principal: Number.NaN }]],
  ])('says that there is no data %s', async (_case, none) => {
    await show(chart({ points: none }));
    expect(host.textContent).toContain('No data to show yet.');
    expect(host.querySelector('input')).toBeNull();
  });

  test('writes names, values and its own words in the locale', async () => {
    await show(
      <LocaleProvider locale="es-US" words={spanish}>
        {chart({ points: [{ x: '2029-11', principal: 7274 }] })}
      </LocaleProvider>,
    );
    expect(spoken()).toBe('noviembre de 2029: $7,274 left, Interest: sin datos');
  });

  test('shows the point that the caller selects, and reports the one that was asked for', async () => {
    const onSelectionChange = vi.fn();
    await show(chart({ selectedIndex: 2, onSelectionChange }));
    expect(readout()?.textContent).toContain('November 2029');
    await tab();
    await keyboard('{ArrowRight}');
    expect(onSelectionChange).toHaveBeenLastCalledWith(3);
    expect(readout()?.textContent).toContain('November 2029');
    await show(chart({ selectedIndex: null, onSelectionChange }));
    expect(readout()).toBeNull();
  });

  test('hydrates without a message', async () => {
    expect(await serve(chart({ selectedIndex: 1 }))).toEqual([]);
  });

  test('differs by pattern in forced colors, in system colors', async () => {
    await emulateMedia({ 'forced-colors': 'active' });
    await show(chart());
    const drawing = plot().querySelector('svg') as SVGElement;
    const fills = [...drawing.querySelectorAll('rect')].map((rect) => getComputedStyle(rect).fill);
    const probe = host.appendChild(document.createElement('i'));
    const system = (color: string) => {
      probe.style.color = color;
      return getComputedStyle(probe).color;
    };
    expect(new Set(fills.filter((fill) => !fill.startsWith('url')))).toEqual(
      new Set([system('CanvasText'), system('Canvas')]),
    );
    expect(fills.some((fill) => fill.startsWith('url'))).toBe(true);
  });

  test('prints its drawing without the readout', async () => {
    await show(chart({ selectedIndex: 1 }));
    await emulateMedia({}, 'print');
    expect(getComputedStyle(readout() as Element).display).toBe('none');
    expect(getComputedStyle(slider()).display).toBe('none');
    expect(getComputedStyle(plot().querySelector('svg') as Element).display).toBe('block');
  });
});

describe('AreaChart', () => {
  const edges = () =>
    [...host.querySelectorAll('svg[viewBox] path')]
      .map((path) => path.getAttribute('d') ?? '')
      .filter((path) => path.includes('L'));
  /** The parts of a line, each of which starts with a move. */
  const partsOf = (path: string) => path.split('M').length - 1;

  test('has a gap at an invalid value, in all series if they are stacked', async () => {
    const withGap = points.map((point, index) =>
      index === 2 ? { ...point, principal: Number.NaN } : point,
    );
    await show(<AreaChart {...given} points={withGap} />);
    expect(edges().map(partsOf)).toEqual([2, 1]);
    await show(<AreaChart {...given} points={withGap} isStacked />);
    expect(edges().map(partsOf)).toEqual([2, 2]);
  });

  test('ends a line at its last point, and shows the later values in the table', async () => {
    await show(
      <AreaChart {...given} series={[{ ...series[0], lastIndex: 1 }, series[1]]} marker={<g />} />,
    );
    const [ended = '', whole = ''] = edges();
    expect([ended, whole].map((path) => path.split('L').length)).toEqual([2, 4]);
    expect(cells()[4]).toEqual(['December 2029', '$6,950', '$2,438']);
  });

  test('turns its marker along the line', async () => {
    await show(<AreaChart {...given} marker={<circle r="7" />} />);
    const group = host.querySelector('circle[r="7"]')?.parentElement as Element;
    expect(Number.parseFloat(getComputedStyle(group).rotate)).toBeGreaterThan(0);
  });

  test('stacks its series, so that the upper edge is the sum', async () => {
    await show(
      <AreaChart
        label="Sum"
        series={[
          { key: 'a', label: 'A' },
          { key: 'b', label: 'B' },
        ]}
        points={[
          { x: 'one', a: 40, b: 60 },
          { x: 'two', a: 0, b: 0 },
        ]}
        isStacked
      />,
    );
    expect(edges()).toEqual(['M0,0.6L1,1', 'M0,0L1,1']);
  });

  test('draws a comparison as a dashed line, and names it in the readout and the table', async () => {
    await show(
      <AreaChart
        label="What is left to pay"
        points={[
          { x: '2029-11', principal: 7274, faster: 5100 },
          { x: '2029-12', principal: 6950, faster: 4700 },
        ]}
        series={[{ key: 'principal', label: 'Principal' }]}
        comparison={{ key: 'faster', label: 'With more', unit: 'with more' }}
        format={dollars}
      />,
    );
    const dashed = [...host.querySelectorAll('svg[viewBox] path:not([d=""])')].filter(
      (path) => getComputedStyle(path).strokeDasharray !== 'none',
    );
    expect(dashed).toHaveLength(1);
    expect(cells()[1]).toEqual(['November 2029', '$7,274', '$5,100']);
    await tab();
    expect(spoken()).toBe('November 2029: $7,274 Principal, $5,100 with more');
  });

  test('labels years on an axis of several years, and positions points in proportion to time', async () => {
    await show(
      <AreaChart
        label="Balance"
        series={[{ key: 'a', label: 'A' }]}
        points={['2026-11', '2027-01', '2028-01', '2030-11'].map((x, a) => ({ x, a }))}
      />,
    );
    const ticks = [...host.querySelectorAll('text')].map((text) => [
      text.textContent,
      Number.parseFloat(text.parentElement?.getAttribute('x') ?? ''),
    ]);
    expect(ticks.map(([text]) => text)).toEqual(['2027', '2028', '2030']);
    const [, share] = ticks[0] as [string, number];
    // 61 of 1461 days.
    expect(share).toBeCloseTo((100 * 61) / 1461, 2);
  });
});

describe('BarChart', () => {
  test('has no bar for an invalid value', async () => {
    await show(
      <BarChart
        label="Funded"
        series={[{ key: 'a', label: 'A' }]}
        points={[{ x: 'one', a: 1 }, { x: 'two', a: Number.NaN }, { x: 'three' }]}
      />,
    );
    expect(plot().querySelectorAll('svg > rect')).toHaveLength(1);
  });
});

describe('StackedBar', () => {
  const parts = [
    { key: 'principal', label: 'Principal' },
    { key: 'interest', label: 'Interest' },
  ] as const;
  const bars = [
    { label: '36 months', principal: 13_000, interest: 1447 },
    { label: '60 months', principal: 13_000, interest: 13_000 - 1447, mark: 'Your loan' },
  ];
  const drawn = () =>
    [...host.querySelectorAll('svg:has(> [x])')].map((bar) =>
      [...bar.querySelectorAll('rect:not([fill])')].map((rect) => rect.getAttribute('width')),
    );

  test('shows every value and total, and names the marked bar', async () => {
    await show(<StackedBar label="Cost" parts={parts} bars={bars} format={dollars} />);
    expect(cells()).toEqual([
      ['', 'Principal', 'Interest', 'Total'],
      ['36 months', '$13,000', '$1,447', '$14,447'],
      ['60 months Your loan', '$13,000', '$11,553', '$24,553'],
    ]);
  });

  test('draws all bars on one scale, of which the largest total is the end', async () => {
    await show(
      <StackedBar
        label="Cost"
        parts={parts}
        bars={[
          { label: 'A', principal: 50, interest: 50 },
          { label: 'B', principal: 20, interest: 30 },
        ]}
      />,
    );
    expect(drawn()).toEqual([
      ['50%', '50%'],
      ['20%', '30%'],
    ]);
  });

  test('shows an invalid value and its total as a dash, and draws the other parts', async () => {
    await show(
      <StackedBar
        label="Cost"
        parts={parts}
        bars={[{ label: 'A', principal: 100, interest: Number.NaN }]}
      />,
    );
    expect(cells()[1]).toEqual(['A', '100', '–', '–']);
    expect(drawn()).toEqual([['100%', '0%']]);
  });

  test('says that there is no data without bars', async () => {
    await show(<StackedBar label="Cost" parts={parts} bars={[]} />);
    expect(host.textContent).toContain('No data to show yet.');
  });

  test('hydrates without a message', async () => {
    expect(await serve(<StackedBar label="Cost" parts={parts} bars={bars} />)).toEqual([]);
  });
});
