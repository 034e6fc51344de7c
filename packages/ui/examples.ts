// Turns stories into code that an app can copy: a story's args become props, and the kit's modules
// become its subpaths.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { Module, type Node } from '../../tooling/props.ts';

/** An example of a component. */
export interface Example {
  /** The name of its story. */
  readonly name: string;
  /** The story's doc comment, if it has one. */
  readonly description: string;
  readonly code: string;
}

/** A story has no example if it needs something that only the kit's tests have. */
class NotPlain extends Error {}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

/** Returns the child nodes that can refer to a declaration, without the names of members and keys. */
const childrenOf = (node: Node): Node[] =>
  Object.entries(node)
    .filter(
      ([key]) =>
        !(key === 'property' && !node.computed) &&
        !(key === 'key' && !node.computed) &&
        !(node.type === 'JSXAttribute' && key === 'name'),
    )
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter(isNode);

/** Replaces some nodes within a node's source. `replace` returns undefined for a node that stays. */
function sourceWith(
  module: Module,
  node: Node,
  replace: (each: Node) => string | undefined,
): string {
  const whole = replace(node);
  if (whole !== undefined) return whole;
  const children = childrenOf(node).sort((a, b) => a.start - b.start);
  let { start } = node;
  let text = '';
  for (const child of children) {
    // The value of a shorthand property is the same text as its key.
    if (child.start < start) continue;
    text += module.text.slice(start, child.start) + sourceWith(module, child, replace);
    start = child.end;
  }
  return text + module.text.slice(start, node.end);
}

/** Returns the source of a node. A mock becomes the function that it wraps, or an empty one. */
const sourceOf = (module: Module, node: Node): string =>
  sourceWith(module, node, (each) => {
    if (each.type !== 'CallExpression' || each.callee.name !== 'fn') return undefined;
    const [wrapped] = each.arguments as Node[];
    return wrapped ? sourceOf(module, wrapped) : '() => {}';
  });

/** Declares a constant. A mock in it accepts any arguments, because the example may call it. */
const constantOf = (module: Module, name: string, value: Node): string =>
  `const ${name} = ${sourceOf(module, value).replace(/^\(\) => \{\}$/, '(..._: unknown[]) => {}')};`;

/** Unwraps `value satisfies Type` and `value as Type`. */
const valueIn = (node: Node): Node =>
  /^TS(?:Satisfies|As)Expression$/.test(node.type) ? valueIn(node.expression) : node;

/** Returns the properties of an object by name. */
function propertiesOf(module: Module, node: Node | undefined): Map<string, Node> {
  const all = new Map<string, Node>();
  for (const each of (node && (valueIn(node).properties as Node[])) ?? []) {
    if (each.type === 'SpreadElement') {
      if (!/\.args$/.test(module.source(each.argument))) throw new NotPlain();
      const [of] = module.source(each.argument).split('.');
      const [at, found] = module.find(of ?? '') ?? [];
      if (!at || !found) throw new NotPlain();
      const args = propertiesOf(at, found.init).get('args');
      for (const [name, value] of propertiesOf(at, args)) all.set(name, value);
    } else all.set(each.key.name ?? each.key.value, each.value);
  }
  return all;
}

const pathOf = (statement: string) => statement.split(' from ')[1] ?? '';
const byPath = (a: string, b: string) => pathOf(a).localeCompare(pathOf(b));

/** Collects the imports and declarations that a part of the code needs. */
class Needs {
  readonly imports = new Map<string, Set<string>>();
  readonly packages = new Set<string>();
  readonly declarations: string[] = [];
  readonly #seen = new Set<string>();

  add(module: Module, node: Node): void {
    const isName = node.type === 'Identifier' || node.type === 'JSXIdentifier';
    if (isName && node.name !== 'fn') this.#name(module, node.name);
    for (const child of childrenOf(node)) this.add(module, child);
  }

  #name(module: Module, name: string): void {
    if (this.#seen.has(name)) return;
    this.#seen.add(name);
    const statement = module.packages.get(name);
    const declared = module.declared.get(name);
    if (statement) {
      if (/'(?:storybook\/test|@storybook\/.*)'/.test(statement)) throw new NotPlain();
      this.packages.add(statement);
    } else if (declared) {
      this.add(module, declared);
      this.declarations.push(
        declared.type === 'VariableDeclarator'
          ? constantOf(module, module.source(declared.id), declared.init)
          : sourceOf(module, declared),
      );
    } else if (module.taken.has(name)) this.#fromOther(module, name);
  }

  #fromOther(module: Module, name: string): void {
    const { file } = module.taken.get(name) as { file: string };
    const [, path, folder] = /\/(components\/(\w+)|theme|locales)\/[\w.-]+\.tsx?$/.exec(file) ?? [];
    if (path) {
      const isLocale = path === 'locales';
      const subpath = isLocale ? `locales/${basename(file, '.ts')}` : (folder ?? path);
      const index = isLocale ? file : join(dirname(file), 'index.ts');
      const kind = Module.of(index).exported.get(name);
      if (!isLocale && !kind) throw new NotPlain();
      const names = this.imports.get(subpath) ?? new Set();
      this.imports.set(subpath, names.add(kind?.isType ? `type ${name}` : name));
      return;
    }
    if (!/\/examples\//.test(file)) throw new NotPlain();
    const [at, found] = module.find(name) as readonly [Module, Node];
    this.#seen.delete(name);
    this.#name(at, found.id.name);
  }

  code(example: string): string {
    const imports = [...this.imports].map(
      ([subpath, names]) =>
        `import { ${[...names].sort().join(', ')} } from '@milepost/ui/${subpath}';`,
    );
    return [
      [...this.packages, ...imports].sort(byPath).join('\n'),
      ...this.declarations,
      `export const Example = ${example};`,
    ].join('\n\n');
  }
}

const isElement = (node: Node) => /^JSX(?:Element|Fragment)$/.test(node.type);

/** Returns the content of an element for a value of `children`. */
function contentOf(module: Module, value: Node): string {
  if (value.type === 'Literal' && !/[{}<>]/.test(value.value)) return value.value;
  if (value.type === 'JSXFragment') {
    return module.text.slice(value.openingFragment.end, value.closingFragment.start);
  }
  if (value.type === 'JSXElement') return sourceOf(module, value);
  const elements = value.elements as Node[] | undefined;
  if (elements?.every(isElement)) {
    return elements.map((each) => sourceOf(module, each)).join('\n');
  }
  return `{${sourceOf(module, value)}}`;
}

/** Writes the args of a component as JSX attributes. */
const attributesOf = (module: Module, args: ReadonlyMap<string, Node>): string[] =>
  [...args]
    .filter(([name]) => name !== 'children')
    .map(([name, value]) => {
      if (value.value === true) return name;
      const isText = typeof value.value === 'string' && !/["\\\n]/.test(value.value);
      return isText ? `${name}="${value.value}"` : `${name}={${sourceOf(module, value)}}`;
    });

const elementOf = (name: string, attributes: readonly string[], content: string | undefined) => {
  const open = [name, ...attributes].join(' ');
  return content === undefined ? `<${open} />` : `<${open}>${content}</${name}>`;
};

/** Writes a component with its args as JSX. */
function jsxOf(module: Module, component: string, args: ReadonlyMap<string, Node>): string {
  const children = args.get('children');
  return elementOf(component, attributesOf(module, args), children && contentOf(module, children));
}

/**
 * Returns the body of a story's `render`. `{...args}` becomes the args themselves, and `args.name` its
 * value, or a constant of that name.
 */
function renderOf(
  module: Module,
  { params, body }: Node,
  args: ReadonlyMap<string, Node>,
  needs: Needs,
): string {
  const [parameter] = params as Node[];
  const hoisted = new Map<string, string>();
  const nameFor = (name: string) => {
    const value = args.get(name);
    if (!value) return 'undefined';
    if (value.type === 'Literal') return sourceOf(module, value);
    needs.add(module, value);
    hoisted.set(name, constantOf(module, name, value));
    return name;
  };
  if (parameter?.type === 'ObjectPattern') {
    for (const each of parameter.properties as Node[]) {
      if (each.type !== 'Property' || !each.shorthand) throw new NotPlain();
      nameFor(each.key.name);
    }
  }
  const isArgs = (each: Node) => each.type === 'Identifier' && each.name === parameter?.name;
  const replace = (each: Node): string | undefined => {
    if (each.type === 'MemberExpression' && isArgs(each.object)) return nameFor(each.property.name);
    if (each.type === 'JSXElement') {
      const own = each.openingElement.attributes as Node[];
      if (!own.some((one) => one.type === 'JSXSpreadAttribute' && isArgs(one.argument))) {
        return undefined;
      }
      const others = own.filter(({ type }) => type === 'JSXAttribute');
      const given = new Map(args);
      for (const { name } of others) given.delete(name.name);
      for (const value of given.values()) needs.add(module, value);
      const children = args.get('children');
      const content = (each.children as Node[])
        .map((child) => sourceWith(module, child, replace))
        .join('');
      return elementOf(
        module.source(each.openingElement.name),
        [...attributesOf(module, given), ...others.map((one) => sourceWith(module, one, replace))],
        content || (children && contentOf(module, children)),
      );
    }
    if (each.type === 'CallExpression' && each.callee.name === 'fn') return sourceOf(module, each);
    if (isArgs(each)) throw new NotPlain();
    return undefined;
  };
  const text = sourceWith(module, body, replace);
  needs.add(module, body);
  needs.declarations.push(...hoisted.values());
  return `() => ${body.type === 'BlockStatement' ? text : `(${text})`}`;
}

/** Returns the code of a story, or undefined if it needs something that only the kit's tests have. */
function codeOf(module: Module, name: string): string | undefined {
  try {
    const meta = propertiesOf(module, module.declared.get('meta')?.init);
    const story = propertiesOf(module, module.declared.get(name)?.init);
    if (['tags', 'decorators', 'beforeEach', 'globals'].some((key) => story.has(key))) {
      return undefined;
    }
    const args = new Map([
      ...propertiesOf(module, meta.get('args')),
      ...propertiesOf(module, story.get('args')),
    ]);
    const render = story.get('render') ?? meta.get('render');
    const needs = new Needs();
    if (render) {
      if (!/Function/.test(render.type)) return undefined;
      return needs.code(renderOf(module, render, args, needs));
    }
    const component = meta.get('component') as Node;
    needs.add(module, component);
    for (const value of args.values()) needs.add(module, value);
    return needs.code(
      `() => (${jsxOf(module, module.source(component.expression ?? component), args)})`,
    );
  } catch (error) {
    if (error instanceof NotPlain) return undefined;
    throw error;
  }
}

/** Returns up to two examples of a component: its first stories that are plain code. */
export function examplesOf(component: string): Example[] {
  const folder = join(import.meta.dirname, 'src/components', component);
  const module = Module.of(join(folder, `${component}.stories.tsx`));
  const stories = [...module.declared].filter(([name, node]) =>
    /^[A-Z]/.test(name) && node.id?.typeAnnotation
      ? /^: Story\b/.test(module.source(node.id.typeAnnotation))
      : false,
  );
  const plain = stories.flatMap(([name, node]) => {
    if (/^(?:Keyboard|Stress|Hovered)$/.test(name)) return [];
    const code = codeOf(module, name);
    // The comment is before `export const`.
    const start = module.text.lastIndexOf('export', node.start);
    const { description } = module.comment({ ...node, start });
    return code ? [{ name, description, code }] : [];
  });
  return plain.slice(0, 2);
}

/** Formats many pieces of code as the repository is formatted. */
export function formatted(codes: readonly string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'milepost-examples-'));
  try {
    mkdirSync(join(folder, 'code'));
    const paths = codes.map((_, index) => join(folder, 'code', `${index}.tsx`));
    for (const [index, code] of codes.entries()) writeFileSync(paths[index] as string, code);
    const style = ['--indent-style=space', '--javascript-formatter-quote-style=single'];
    execFileSync('biome', ['format', '--write', ...style, '--line-width=100', 'code'], {
      cwd: folder,
      stdio: 'pipe',
    });
    return paths.map((path) => readFileSync(path, 'utf8').trim());
  } finally {
    rmSync(folder, { recursive: true });
  }
}
