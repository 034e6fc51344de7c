// Compares DataTable's selection with a plain model: random clicks and keys select, sort, filter, page,
// delete and resize, and after each of them the rows, their selection and its number must be the model's.
import { DataTable, type DataTableColumn } from '@milepost/ui/DataTable';
import fc from 'fast-check';
import { act } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, host, show } from './page.tsx';

interface Deal {
  id: string;
  state: 'Open' | 'Funded';
  amount: number;
}
const deals: readonly Deal[] = ['Ana', 'Ben', 'Cleo', 'Dan', 'Dora', 'Eli', 'Fay', 'Gus'].map(
  (id, index) => ({
    id,
    state: index % 3 === 0 ? 'Funded' : 'Open',
    amount: (index * 37) % 50,
  }),
);
/** A row that can't be selected. */
const disabled = 'Dan';
const pageSize = 4;

const columns: readonly DataTableColumn<Deal>[] = [
  { id: 'name', label: 'Name', cell: ({ id }) => id, sortBy: ({ id }) => id, isResizable: true },
  { id: 'state', label: 'State', cell: ({ state }) => state, filter: ['Open', 'Funded'] },
  { id: 'amount', label: 'Amount', cell: ({ amount }) => amount, sortBy: ({ amount }) => amount },
];

/**
 * The rules of the selection, which `DataTable.docs.ts` describes.
 * - It is a set of keys. Sorting, filtering, paging, resizing and deleting never change it.
 * - Only rows that exist count. A deleted one is selected again when it returns.
 * - A press toggles its row.
 * - A press with Shift selects all rows from the last toggled one to this one, as they are shown now,
 *   instead of those that the last press with Shift added. If the toggled one is not shown, it toggles.
 * - The checkbox in the header, Ctrl+A and Escape change the rows of the page alone.
 * - A disabled row is never selected.
 */
class Model {
  gone = new Set<string>();
  sort: { column: 'name' | 'amount'; isDescending: boolean } | undefined;
  filter = '';
  page = 1;
  selected = new Set<string>();
  /** The selection before the presses with Shift since the last toggled row. */
  base = new Set<string>();
  from: string | undefined;

  rowsThatFit() {
    const rows = deals.filter(
      ({ id, state }) => !this.gone.has(id) && (this.filter === '' || state === this.filter),
    );
    const { sort } = this;
    if (!sort) return rows;
    const sign = sort.isDescending ? -1 : 1;
    return rows.sort((one, other) =>
      sort.column === 'name'
        ? sign * one.id.localeCompare(other.id)
        : sign * (one.amount - other.amount),
    );
  }
  pages() {
    return Math.max(1, Math.ceil(this.rowsThatFit().length / pageSize));
  }
  shown() {
    const start = (Math.min(this.page, this.pages()) - 1) * pageSize;
    return this.rowsThatFit()
      .slice(start, start + pageSize)
      .map(({ id }) => id);
  }
  enabled() {
    return this.shown().filter((id) => id !== disabled);
  }
  set(selected: Set<string>) {
    this.selected = selected;
    this.base = new Set(selected);
  }
  toggle(id: string) {
    const next = new Set(this.selected);
    if (!next.delete(id)) next.add(id);
    this.set(next);
    this.from = id;
  }
  press(id: string, isShift: boolean) {
    if (id === disabled) return;
    const shown = this.enabled();
    const from = this.from === undefined ? -1 : shown.indexOf(this.from);
    if (!isShift || from < 0) return this.toggle(id);
    const to = shown.indexOf(id);
    const range = shown.slice(Math.min(from, to), Math.max(from, to) + 1);
    this.selected = new Set([...this.base, ...range]);
  }
  selectPage() {
    this.set(new Set([...this.selected, ...this.enabled()]));
  }
  deselectPage() {
    this.set(new Set([...this.selected].filter((id) => !this.enabled().includes(id))));
  }
}

/** The rendered table, and what it reported last. */
class Real {
  reported = new Set<string>();
  #run: number;

  constructor(run: number) {
    this.#run = run;
  }
  async show(rows: readonly Deal[]) {
    await show(
      <DataTable
        key={this.#run}
        caption="Deals"
        columns={columns}
        rows={rows}
        selectionMode="multiple"
        disabledKeys={[disabled]}
        defaultPaging={{ page: 1, pageSize }}
        onSelectionChange={(keys) => {
          this.reported = keys;
        }}
      />,
    );
  }
  row(id: string) {
    const headers = [...host.querySelectorAll('tbody [role=rowheader]')];
    return headers.find(({ textContent }) => textContent === id)?.closest('tr') as HTMLElement;
  }
  button(name: string) {
    return page.getByRole('button', { name, exact: true }).element();
  }
}

const press = (keys: string) => act(() => userEvent.keyboard(keys));
const click = (element: Element, isShift = false) =>
  act(() => userEvent.click(element, { modifiers: isShift ? ['Shift'] : [], force: true }));

/** Runs a step on both, and compares them. */
abstract class Step implements fc.AsyncCommand<Model, Real> {
  check(_model: Readonly<Model>) {
    return true;
  }
  abstract act(model: Model, real: Real): Promise<unknown>;
  abstract toString(): string;
  async run(model: Model, real: Real) {
    await this.act(model, real);
    const rows = [...host.querySelectorAll<HTMLElement>('tbody tr[data-place]')];
    const nameOf = (row: Element) => row.querySelector('[role=rowheader]')?.textContent;
    expect(rows.map(nameOf)).toEqual(model.shown());
    expect(rows.filter((row) => row.getAttribute('aria-selected') === 'true').map(nameOf)).toEqual(
      model.shown().filter((id) => model.selected.has(id)),
    );
    expect(real.reported).toEqual(model.selected);
    const existing = [...model.selected].filter((id) => !model.gone.has(id)).length;
    const count = /(\d+) selected/.exec(host.textContent)?.[1];
    // A whole page is described by a sentence instead.
    if (!host.textContent.includes('on this page')) expect(Number(count ?? 0)).toBe(existing);
    const all = find('thead input[type=checkbox]') as HTMLInputElement;
    const enabled = model.enabled();
    const here = enabled.filter((id) => model.selected.has(id)).length;
    expect([all.checked, all.indeterminate]).toEqual([
      here > 0 && here === enabled.length,
      here > 0 && here < enabled.length,
    ]);
  }
}

/** A step on one of the visible rows. */
abstract class RowStep extends Step {
  readonly at: number;
  readonly isShift: boolean;

  constructor(at: number, isShift: boolean) {
    super();
    this.at = at;
    this.isShift = isShift;
  }
  override check(model: Readonly<Model>) {
    return model.shown().length > 0;
  }
  id(model: Model) {
    const shown = model.shown();
    return shown[this.at % shown.length] as string;
  }
  override toString() {
    return `${this.constructor.name}(${this.at}${this.isShift ? ', Shift' : ''})`;
  }
}

class ClickRow extends RowStep {
  override async act(model: Model, real: Real) {
    const id = this.id(model);
    model.press(id, this.isShift);
    await click(real.row(id).querySelector('[data-label=Amount]') as Element, this.isShift);
  }
}
class ClickMark extends RowStep {
  override async act(model: Model, real: Real) {
    const id = this.id(model);
    model.press(id, this.isShift);
    await click(real.row(id).querySelector('input') as Element, this.isShift);
  }
}
class PressSpace extends RowStep {
  override async act(model: Model, real: Real) {
    const id = this.id(model);
    model.press(id, this.isShift);
    await act(async () => real.row(id).focus());
    await press(this.isShift ? '{Shift>}[Space]{/Shift}' : '[Space]');
  }
}
class PressArrow extends RowStep {
  override async act(model: Model, real: Real) {
    const id = this.id(model);
    const next = model.shown()[model.shown().indexOf(id) + 1];
    if (this.isShift && next !== undefined) model.press(next, true);
    await act(async () => real.row(id).focus());
    await press(this.isShift ? '{Shift>}{ArrowDown}{/Shift}' : '{ArrowDown}');
  }
}
class PressKeys extends Step {
  readonly keys: '{Control>}a{/Control}' | '{Escape}';

  constructor(keys: PressKeys['keys']) {
    super();
    this.keys = keys;
  }
  override check(model: Readonly<Model>) {
    return model.shown().length > 0;
  }
  override async act(model: Model, real: Real) {
    const isNone = !model.enabled().some((id) => model.selected.has(id));
    if (this.keys !== '{Escape}') model.selectPage();
    else if (!isNone) model.deselectPage();
    await act(async () => real.row(model.shown()[0] as string).focus());
    await press(this.keys);
  }
  override toString() {
    return `PressKeys(${this.keys})`;
  }
}
class ClickAll extends Step {
  override check(model: Readonly<Model>) {
    return model.enabled().length > 0;
  }
  override async act(model: Model) {
    if (model.enabled().every((id) => model.selected.has(id))) model.deselectPage();
    else model.selectPage();
    await click(find('thead input[type=checkbox]'));
  }
  override toString() {
    return 'ClickAll';
  }
}
class Sort extends Step {
  readonly column: 'name' | 'amount';
  readonly isByKeyboard: boolean;

  constructor(column: 'name' | 'amount', isByKeyboard: boolean) {
    super();
    this.column = column;
    this.isByKeyboard = isByKeyboard;
  }
  override async act(model: Model) {
    const { sort } = model;
    model.sort = {
      column: this.column,
      isDescending: sort?.column === this.column && !sort.isDescending,
    };
    const header = find(`th[data-column=${this.column}]`);
    if (!this.isByKeyboard) return click(header);
    await act(async () => header.focus());
    return press('{Enter}');
  }
  override toString() {
    return `Sort(${this.column})`;
  }
}
class Filter extends Step {
  readonly value: '' | Deal['state'];

  constructor(value: '' | Deal['state']) {
    super();
    this.value = value;
  }
  /** A browser does not report a choice that changes nothing. */
  override check(model: Readonly<Model>) {
    return model.filter !== this.value;
  }
  override async act(model: Model) {
    model.page = 1;
    model.filter = this.value;
    await act(() => userEvent.selectOptions(find('search select'), this.value));
  }
  override toString() {
    return `Filter(${this.value})`;
  }
}
class Turn extends Step {
  readonly by: 1 | -1;

  constructor(by: 1 | -1) {
    super();
    this.by = by;
  }
  override check(model: Readonly<Model>) {
    const to = Math.min(model.page, model.pages()) + this.by;
    return to >= 1 && to <= model.pages();
  }
  override async act(model: Model, real: Real) {
    model.page = Math.min(model.page, model.pages()) + this.by;
    await click(real.button(this.by === 1 ? 'Next' : 'Previous'));
  }
  override toString() {
    return `Turn(${this.by})`;
  }
}
class Delete extends RowStep {
  override async act(model: Model, real: Real) {
    model.gone.add(this.id(model));
    await real.show(deals.filter(({ id }) => !model.gone.has(id)));
  }
}
class Restore extends Step {
  override async act(model: Model, real: Real) {
    model.gone.clear();
    await real.show(deals);
  }
  override toString() {
    return 'Restore';
  }
}
class Resize extends Step {
  override async act() {
    await act(async () => find('th[data-column=name] input').focus());
    await press('{Enter}{ArrowRight}{ArrowLeft}{ArrowRight}{Enter}');
  }
  override toString() {
    return 'Resize';
  }
}
class Clear extends Step {
  override check(model: Readonly<Model>) {
    return [...model.selected].some((id) => !model.gone.has(id));
  }
  override async act(model: Model, real: Real) {
    model.set(new Set());
    model.from = undefined;
    await click(real.button('Clear selection'));
  }
  override toString() {
    return 'Clear';
  }
}

const at = fc.nat(pageSize - 1);
const steps = fc.commands(
  [
    fc.tuple(at, fc.boolean()).map((each) => new ClickRow(...each)),
    fc.tuple(at, fc.boolean()).map((each) => new ClickMark(...each)),
    fc.tuple(at, fc.boolean()).map((each) => new PressSpace(...each)),
    fc.tuple(at, fc.boolean()).map((each) => new PressArrow(...each)),
    fc
      .constantFrom('{Control>}a{/Control}' as const, '{Escape}' as const)
      .map((keys) => new PressKeys(keys)),
    fc.constant(new ClickAll()),
    fc
      .tuple(fc.constantFrom('name' as const, 'amount' as const), fc.boolean())
      .map((each) => new Sort(...each)),
    fc
      .constantFrom('' as const, 'Open' as const, 'Funded' as const)
      .map((value) => new Filter(value)),
    fc.constantFrom(1 as const, -1 as const).map((by) => new Turn(by)),
    at.map((place) => new Delete(place, false)),
    fc.constant(new Restore()),
    fc.constant(new Resize()),
    fc.constant(new Clear()),
  ],
  { size: '+1', maxCommands: 25 },
);

test('DataTable’s selection follows its rules through random clicks and keys', async () => {
  await page.viewport(1000, 800);
  let run = 0;
  await fc.assert(
    fc.asyncProperty(steps, async (some) => {
      run += 1;
      const real = new Real(run);
      await real.show(deals);
      await fc.asyncModelRun(() => ({ model: new Model(), real }), some);
    }),
    { seed: 7, numRuns: 25, endOnFailure: true, interruptAfterTimeLimit: 150_000 },
  );
}, 240_000);
