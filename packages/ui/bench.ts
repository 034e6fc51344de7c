// Measures the size of each component: its JavaScript without React, and its CSS. Compares four of them
// with the same components of other libraries.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import { keypresses } from './bench/keypress.ts';
import { listPresses } from './bench/lists.ts';
import { tablePresses } from './bench/tables.ts';

/** Bundles `input` without React. Returns its code, and the ids of its modules and stylesheets. */
export const bundlePart = async (input: string) => {
  const stylesheets: string[] = [];
  const bundle = await rolldown({
    input,
    external: ['react', 'react-dom', 'react/jsx-runtime'],
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // This is a bundle for the browser, so it excludes server-only modules.
    onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
    plugins: [
      {
        name: 'gather-css',
        load: (id) => {
          if (!id.endsWith('.css')) return null;
          stylesheets.push(id);
          return { code: '', moduleType: 'js' };
        },
      },
    ],
  });
  // Without the annotations for bundlers, which Vite leaves out of an app too.
  const { output } = await bundle.generate({ format: 'esm', minify: true, comments: false });
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    code: chunks.map((chunk) => chunk.code).join(''),
    modules: chunks.flatMap((chunk) => chunk.moduleIds),
    stylesheets,
  };
};

const compressed = (text: string) => brotliCompressSync(text).length / 1000;
const kilobytes = (text: string) => compressed(text).toFixed(1);

/** Returns a Markdown table of the size of each component, in kB (Brotli, minified, without React). */
export const componentSizes = async () => {
  await import('./build.ts');
  const components = join(import.meta.dirname, 'dist/components');
  const rows: string[] = [];
  for (const component of readdirSync(components).sort()) {
    const { code, stylesheets } = await bundlePart(join(components, component, 'index.js'));
    const css = stylesheets.map((path) => readFileSync(path, 'utf8')).join('');
    rows.push(`| ${component} | ${kilobytes(code)} | ${kilobytes(css)} |`);
  }
  return ['| component | JavaScript | CSS |', '|---|---:|---:|', ...rows].join('\n');
};

/** The compared components: the maximum size of the kit's, in kB, and the exports that it needs. */
const compared = {
  Badge: {
    limit: Number.POSITIVE_INFINITY,
    kit: ['Badge'],
    s2: ['Badge'],
    mantine: ['Badge'],
    shadcn: ['Badge'],
  },
  'Text field': {
    limit: 2.5,
    kit: ['TextField'],
    s2: ['TextField'],
    mantine: ['TextInput'],
    shadcn: ['TextField'],
  },
  Accordion: {
    limit: 4,
    kit: ['Accordion', 'AccordionItem'],
    s2: ['Accordion', 'Disclosure', 'DisclosureTitle', 'DisclosurePanel'],
    mantine: ['Accordion'],
    shadcn: ['Accordion', 'AccordionItem'],
  },
  Tabs: {
    limit: 3,
    kit: ['Tabs', 'TabList', 'Tab', 'TabPanel'],
    s2: ['Tabs', 'TabList', 'Tab', 'TabPanel'],
    mantine: ['Tabs'],
    shadcn: ['Tabs', 'TabList', 'Tab', 'TabPanel'],
  },
} as const;

/** Runs a callback in a folder where the other libraries are installed. */
export const withOthers = async <Result>(run: (folder: string) => Promise<Result>) => {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-bench-'));
  try {
    cpSync(join(import.meta.dirname, 'bench'), folder, { recursive: true });
    execFileSync('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], {
      cwd: folder,
      stdio: 'ignore',
    });
    return await run(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Returns the size of what a script exports, in kB, and its modules. */
const sizeOf = async (folder: string, script: string) => {
  const entry = join(folder, 'entry.js');
  writeFileSync(entry, script);
  const { code, modules } = await bundlePart(entry);
  return { size: compressed(code), modules };
};

/** Exports of a component of the kit. */
const ofKit = (component: string, names = component) =>
  `export { ${names} } from '${join(import.meta.dirname, `dist/components/${component}/index.js`)}';`;

/** Returns a Markdown table of the same components in four libraries, in kB, each imported as in an app. */
export const comparison = async (folder: string) => {
  const size = (names: readonly string[], from: string) =>
    sizeOf(folder, `export { ${names.join(', ')} } from '${from}';`);
  const rows: string[] = [];
  for (const [name, { limit, kit, s2, mantine, shadcn }] of Object.entries(compared)) {
    const own = await sizeOf(folder, ofKit(kit[0], kit.join(', ')));
    const others = [
      await size(s2, '@react-spectrum/s2'),
      await size(mantine, '@mantine/core'),
      await size(shadcn, './shadcn.jsx'),
    ];
    const bringsAria = own.modules.some((id) => id.includes('node_modules/react-aria'));
    const isMet = own.size <= limit && !(name === 'Badge' && bringsAria);
    const figures = [own, ...others].map((each) => each.size.toFixed(1));
    const allowed = name === 'Badge' ? 'nothing of React Aria' : `${limit} kB`;
    rows.push(`| ${name} | ${figures.join(' | ')} | ${allowed}: ${isMet ? 'met' : 'missed'} |`);
  }
  return [
    '| component | the kit | React Spectrum S2 | Mantine | Radix, as in shadcn/ui | limit |',
    '|---|---:|---:|---:|---:|---|',
    ...rows,
  ].join('\n');
};

const ariaTable = `export { Table, TableHeader, Column, TableBody, Row, Cell } from 'react-aria-components/Table';
  export { Virtualizer, TableLayout } from 'react-aria-components/Virtualizer';
  export { Checkbox } from 'react-aria-components/Checkbox';`;

/** The largest parts: the maximum size of the kit's, in kB, and a script for each library that has it. */
const largest = {
  'A table that sorts, selects and scrolls': {
    limit: 35,
    kit: ofKit('DataTable'),
    aria: ariaTable,
    mui: "export { DataGrid } from '@mui/x-data-grid';",
    mantine: "export { Table, Checkbox, Pagination, UnstyledButton } from '@mantine/core';",
  },
  'Area chart, bar chart, stacked bar': {
    limit: 12,
    kit: ['AreaChart', 'BarChart', 'StackedBar'].map((name) => ofKit(name)).join('\n'),
    aria: undefined,
    mui: "export { LineChart, BarChart } from '@mui/x-charts';",
    mantine: "export { AreaChart, BarChart } from '@mantine/charts';",
  },
} as const;

/** Returns a Markdown table of the sizes of the largest parts in four libraries, in kB. */
export const largestParts = async (folder: string) => {
  const rows: string[] = [];
  for (const [name, { limit, kit, aria, mui, mantine }] of Object.entries(largest)) {
    const figures: string[] = [];
    for (const script of [kit, aria, mui, mantine]) {
      figures.push(script ? (await sizeOf(folder, script)).size.toFixed(1) : '–');
    }
    const isMet = Number(figures[0]) <= limit;
    rows.push(`| ${name} | ${figures.join(' | ')} | ${limit} kB: ${isMet ? 'met' : 'missed'} |`);
  }
  return [
    '| part | the kit | React Aria | MUI X | Mantine | limit |',
    '|---|---:|---:|---:|---:|---|',
    ...rows,
  ].join('\n');
};

if (import.meta.main) {
  const sizes = await componentSizes();
  const besides = await withOthers(async (folder) => ({
    sizes: await comparison(folder),
    largest: await largestParts(folder),
    tables: await tablePresses(folder),
  }));
  console.log(`JavaScript and CSS in kB: minified, Brotli, React left out.

## Beside other libraries

JavaScript alone, made by the same bundler.

${besides.sizes}

A text field holds what all fields of a page share: its words and messages and the layout props. A second kind of field adds little.

${besides.largest}

DataTable is measured without its two menus, which an app imports separately. Mantine's table sorts, selects and pages by the app's own code. Mantine draws charts with Recharts, and React Aria has none.

## A keypress

From the key to the end of the frame that shows it, the median of 105 presses at 4× CPU, beside a bare native input on the same page.

${await keypresses()}

## A table of 10,000 rows

From the key to the end of the frame that shows its answer, in ms at 4× CPU: the median of five, and the slowest. All in one: of the rows only those in view are in the document. MUI’s free table shows at most 100 rows at once, and Mantine’s has no virtual rows.

${besides.tables}

## A list of many options

ComboBox beside React Aria's in its Virtualizer, from the key to the paint of its answer, in ms at 4× CPU: the median of ten, and the slowest.

${await listPresses()}

## Each component

${sizes}`);
}
