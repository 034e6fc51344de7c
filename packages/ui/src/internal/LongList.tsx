'use client';

import {
  type ComponentProps,
  type ContextType,
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import {
  type CollectionRenderer,
  CollectionRendererContext,
  DefaultCollectionRenderer,
} from 'react-aria-components/CollectionBuilder';
import { ListLayout, Size, Virtualizer } from 'react-aria-components/Virtualizer';
import { flushSync } from 'react-dom';

type RootProps = Parameters<
  Extract<CollectionRenderer['CollectionRoot'], (...args: never) => unknown>
>[0];
type Key = Parameters<Rows['getLayoutInfo']>[0];

/** The number of items up to which a list has all of them in the document. */
const mostRendered = 100;

/** The height of most rows in px: that of a touch target. */
const usualHeight = 44;

/**
 * Rows below each other, each as high as its content. React Aria measures a row in a separate layout,
 * which took more than half the time of opening a list; one observer measures them all.
 */
class Rows extends ListLayout<unknown> {
  private readonly heights = new Map<Key, number>();
  private readonly rows = new Set<HTMLElement>();
  private observer: ResizeObserver | undefined;

  /** The element that scrolls. */
  scrollRef: RootProps['scrollRef'];

  constructor() {
    super({ estimatedRowSize: usualHeight });
  }

  /** Measures a row whenever its height changes, until the returned function is called. */
  readonly observe = (row: HTMLElement) => {
    this.observer ??= new ResizeObserver((entries) => this.measure(entries));
    this.observer.observe(row);
    this.rows.add(row);
    return () => {
      this.observer?.unobserve(row);
      this.rows.delete(row);
    };
  };

  private measure(entries: readonly ResizeObserverEntry[]) {
    const isFirst = this.heights.size === 0;
    let hasChanged = false;
    for (const { target, borderBoxSize } of entries) {
      const key = (target as HTMLElement).dataset.key;
      const height = borderBoxSize[0]?.blockSize;
      // A row that is not displayed has no height.
      if (key === undefined || !height) continue;
      this.heights.set(key, height);
      const width = this.virtualizer?.size.width ?? 0;
      hasChanged = this.updateItemSize(key, new Size(width, height)) || hasChanged;
    }
    if (!hasChanged) return;
    // Most lists have rows of one height: that of the first one is the best estimate for the others.
    const [height] = this.heights.values();
    if (isFirst && height) {
      this.estimatedRowSize = height;
      this.layoutNodes.clear();
    }
    const kept = this.rowToKeep(entries.map(({ target }) => target));
    // The browser calls an observer between layout and paint.
    flushSync(() => this.virtualizer?.invalidate({ itemSizeChanged: true }));
    const scroller = this.scrollRef?.current;
    if (!kept || !scroller) return;
    const now = [...this.rows].find((row) => row.dataset.key === kept.key);
    if (now) scroller.scrollTop += now.getBoundingClientRect().top - kept.top;
  }

  /** The row in view that stays where it is when others change their height: that with focus, or the first. */
  private rowToKeep(changed: readonly Element[]) {
    const frame = this.scrollRef?.current?.getBoundingClientRect();
    if (!frame) return null;
    const inView = [...this.rows]
      .map((row) => ({ row, box: row.getBoundingClientRect() }))
      .filter(({ box }) => box.bottom > frame.top && box.top < frame.bottom)
      .toSorted((a, b) => a.box.top - b.box.top);
    const kept =
      inView.find(({ row }) => row.dataset.focused) ??
      inView.find(({ row }) => !changed.includes(row));
    return kept ? { key: kept.row.dataset.key, top: kept.box.top } : null;
  }

  protected override buildItem(...[node, x, y]: Parameters<ListLayout<unknown>['buildItem']>) {
    const { layoutInfo, ...row } = super.buildItem(node, x, y);
    layoutInfo.rect.height = this.heights.get(node.key) ?? this.estimatedRowSize ?? usualHeight;
    layoutInfo.estimatedSize = false;
    return { ...row, layoutInfo, validRect: layoutInfo.rect.intersection(this.requestedRect) };
  }
}

/** The layout of the list around, and how React Aria renders it, if it is long. */
const LongContext = createContext<{ layout: Rows; virtual: CollectionRenderer } | null>(null);

/** The frames after which the rows around a new position have been rendered and measured. */
const framesToSettle = 5;

/**
 * Keeps the item with focus in view while the rows around it are rendered and measured: when the list
 * opens, and when a key has moved focus. React Aria scrolls once, to where the item is assumed to be.
 */
function useFocusInView({ scrollRef, persistedKeys }: RootProps) {
  const [key = null] = persistedKeys ?? [];
  const hasOpened = useRef(false);
  const scroll = useEffectEvent((isOpening: boolean) => {
    const row = scrollRef?.current?.querySelector(`[data-key="${CSS.escape(`${key}`)}"]`);
    // A pointer that moves over items gives them focus too.
    if (isOpening || row?.hasAttribute('data-focus-visible')) {
      row?.scrollIntoView({ block: 'nearest' });
    }
  });
  useEffect(() => {
    if (key === null) return;
    const isOpening = !hasOpened.current;
    hasOpened.current = true;
    let frame = 0;
    const wait = (left: number) => {
      frame = requestAnimationFrame(() => {
        scroll(isOpening);
        if (left > 1) wait(left - 1);
      });
    };
    wait(framesToSettle);
    return () => cancelAnimationFrame(frame);
  }, [key]);
}

/**
 * Keeps Home and End from scrolling the list by themselves: React Aria moves focus without handling the
 * event, and the browser's animation would go on from where the rows were.
 */
function preventScroll(event: KeyboardEvent) {
  if (event.key === 'Home' || event.key === 'End') event.preventDefault();
}

function VirtualRoot(props: RootProps & { long: NonNullable<ContextType<typeof LongContext>> }) {
  const { long, ...root } = props;
  useFocusInView(root);
  useLayoutEffect(() => {
    long.layout.scrollRef = root.scrollRef;
  }, [long, root.scrollRef]);
  useEffect(() => {
    const scroller = root.scrollRef?.current;
    scroller?.addEventListener('keydown', preventScroll);
    return () => scroller?.removeEventListener('keydown', preventScroll);
  }, [root.scrollRef]);
  return <long.virtual.CollectionRoot {...root} />;
}

function Root(props: RootProps) {
  const long = use(LongContext);
  return long ? (
    <VirtualRoot {...props} long={long} />
  ) : (
    <DefaultCollectionRenderer.CollectionRoot {...props} />
  );
}

/** Chooses how items are rendered. The list stays mounted when they become many, with its choice and its focus. */
function Renderer({
  layout,
  isLong,
  children,
}: {
  layout: Rows;
  isLong: boolean;
  children: ReactNode;
}) {
  const virtual = use(CollectionRendererContext);
  const long = useMemo(() => (isLong ? { layout, virtual } : null), [layout, virtual, isLong]);
  const renderer = useMemo(
    () => ({ ...(isLong ? virtual : DefaultCollectionRenderer), CollectionRoot: Root }),
    [virtual, isLong],
  );
  return (
    <CollectionRendererContext value={renderer}>
      <LongContext value={long}>{children}</LongContext>
    </CollectionRendererContext>
  );
}

/** Renders only the visible items of React Aria's ListBox or Menu if it has many. */
export function LongList({ count, children }: { count: number; children: ReactNode }) {
  const [layout] = useState(() => new Rows());
  return (
    <Virtualizer layout={layout}>
      <Renderer layout={layout} isLong={count > mostRendered}>
        {children}
      </Renderer>
    </Virtualizer>
  );
}

/** The part of React Aria's collections that lists use. */
export interface Nodes extends Iterable<{ key: Key; type: string }> {
  getFirstKey(): Key | null;
  getChildren?(key: Key): Iterable<{ key: Key; type: string }>;
}

const positions = new WeakMap<Nodes, ReadonlyMap<string, number>>();

/**
 * Returns the position of an item in all sections of a list together, from 1. The collection can't be a
 * prop: in development, React reads all properties of a prop that changed, and some of React Aria's throw.
 */
export const positionIn = (nodes: Nodes | undefined, key: string | undefined) =>
  nodes && key !== undefined ? positionsIn(nodes).get(key) : undefined;

function positionsIn(nodes: Nodes) {
  const known = positions.get(nodes);
  if (known) return known;
  const found = new Map<string, number>();
  const count = (some: Iterable<{ key: Key; type: string }>) => {
    for (const { key, type } of some) {
      if (type === 'item') found.set(`${key}`, found.size + 1);
      else if (type === 'section') count(nodes.getChildren?.(key) ?? []);
    }
  };
  count(nodes);
  positions.set(nodes, found);
  return found;
}

export interface RowProps extends ComponentProps<'div'> {
  'data-key'?: string;
}

/** The element of an item, for its `render`. In a long list, its height sets that of its row. */
export function Row({ position, ref, ...props }: RowProps & { position: number | undefined }) {
  const layout = use(LongContext)?.layout;
  const own = useRef<HTMLDivElement>(null);
  const key = props['data-key'];
  // The element of a row that is out of view becomes that of another row.
  useLayoutEffect(
    () => (layout && key !== undefined && own.current ? layout.observe(own.current) : undefined),
    [layout, key],
  );
  return (
    <div
      {...props}
      // React Aria numbers an item by its position in its section, before the list was filtered.
      {...(layout && position && { 'aria-posinset': position })}
      ref={useMemo(() => mergeRefs(own, ref ?? null), [ref])}
    />
  );
}
