// Reads the props of the kit's components from their source. Storybook's own readers need
// TypeScript's JavaScript API, which TypeScript 7 does not have, or lose inherited props.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Plugin, parseAst } from 'vite';
import { scale } from '../packages/ui/src/theme/tokens.ts';

/** A prop as a docs page shows it. */
export interface Prop {
  readonly name: string;
  /** The type as TypeScript writes it, without `undefined`. */
  readonly type: string;
  readonly isRequired: boolean;
  readonly description: string;
  readonly default?: string | undefined;
}

export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  // biome-ignore lint/suspicious/noExplicitAny: a program's syntax tree has many node types.
  readonly [key: string]: any;
}

/** The type arguments by the name of their parameter. */
type Given = ReadonlyMap<string, string>;

/** A source file with its declarations, imports and exports. */
export class Module {
  static readonly #known = new Map<string, Module>();
  readonly file: string;
  readonly text: string;
  readonly declared = new Map<string, Node>();
  /** Names imported from other modules of the kit, with their exported names. */
  readonly taken = new Map<string, { readonly file: string; readonly name: string }>();
  /** Import statements of names from other packages. */
  readonly packages = new Map<string, string>();
  /** The names that it exports from other modules, and whether it exports only their type. */
  readonly exported = new Map<string, { readonly isType: boolean }>();

  private constructor(file: string) {
    this.file = file;
    this.text = readFileSync(file, 'utf8');
    const program = parseAst(this.text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    for (const node of program.body as unknown as Node[]) {
      const from = node.source?.value as string | undefined;
      for (const each of from?.startsWith('.') ? ((node.specifiers ?? []) as Node[]) : []) {
        const name = (each.imported ?? each.local)?.name;
        const known = (each.exported ?? each.local).name;
        this.taken.set(known, { file: join(dirname(file), from as string), name });
        if (each.exported) {
          const isType = [node.exportKind, each.exportKind].includes('type');
          this.exported.set(known, { isType });
        }
      }
      if (node.type === 'ExportAllDeclaration') {
        const target = Module.of(join(dirname(file), from as string));
        for (const [name, kind] of target.exported) {
          this.exported.set(name, kind);
          this.taken.set(name, { file: target.file, name });
        }
      }
      for (const each of from?.startsWith('.') ? [] : ((node.specifiers ?? []) as Node[])) {
        const isType = [node.importKind, node.exportKind, each.importKind].includes('type');
        const name = (each.imported ?? each.exported)?.name ?? each.local.name;
        const isDefault = each.type === 'ImportDefaultSpecifier';
        const words = isDefault ? name : `{ ${isType ? 'type ' : ''}${name} }`;
        this.packages.set(name, `import ${words} from '${from}';`);
      }
      const declaration = (node.declaration ?? node) as Node;
      const name = declaration.id?.name as string | undefined;
      if (name) this.declared.set(name, declaration);
      for (const each of (declaration.declarations ?? []) as Node[]) {
        if (each.id.name) this.declared.set(each.id.name, each);
        for (const part of (each.id.properties ?? []) as Node[]) {
          if (part.type === 'RestElement') this.declared.set(part.argument.name, each);
        }
      }
    }
  }

  /** Clears the cache, to read every module again after a change. */
  static forget(): void {
    Module.#known.clear();
  }

  static of(file: string): Module {
    const module = Module.#known.get(file) ?? new Module(file);
    Module.#known.set(file, module);
    return module;
  }

  /** Resolves a name to its declaration and its module. */
  find(name: string): readonly [Module, Node] | undefined {
    const node = this.declared.get(name);
    if (node) return [this, node];
    const taken = this.taken.get(name);
    return taken && Module.of(taken.file).find(taken.name);
  }

  source({ start, end }: Node): string {
    return this.text.slice(start, end);
  }

  /** The doc comment before a node, as one line, and its default. */
  comment({ start }: Node) {
    const said = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*(?:readonly\s*)?$/.exec(
      this.text.slice(0, start),
    );
    const words = (said?.[1] ?? '').replace(/^\s*\* ?/gm, '').replaceAll(/\s+/g, ' ');
    const [description = '', value] = words.split('@default').map((part) => part.trim());
    return { description, default: value?.replace(/\.$/, '') };
  }
}

/** Returns the keys of an object, such as the steps of the space scale. */
function namesIn(module: Module, node: Node): string[] {
  if (node.type.startsWith('TS')) return namesIn(module, node.expression);
  if (node.type === 'ObjectExpression') {
    return (node.properties as Node[]).flatMap((each) =>
      each.type === 'SpreadElement'
        ? namesIn(module, each.argument)
        : [String(each.key.name ?? each.key.value)],
    );
  }
  if (node.type === 'CallExpression') return node.arguments.map((each: Node) => each.value);
  if (node.type === 'MemberExpression') {
    return Object.keys(scale[node.property.name as keyof typeof scale] ?? {});
  }
  const [at, found] = (node.type === 'Identifier' && module.find(node.name)) || [];
  if (!at || !found?.init) return [];
  const all = namesIn(at, found.init);
  const left = ((found.id.properties ?? []) as Node[]).map((each) => each.key?.name);
  return all.filter((name) => !left.includes(name));
}

const literal = /^(?:'[^']*'|\d+)$/;
const areLiterals = (parts: readonly string[]) => parts.every((part) => literal.test(part));

/** Kinds of types that are expanded, because they say more than their name. */
const isWritten = /^TS(?:Function|Union|Array|Tuple)Type$|^TSTypeOperator$/;

/** Formats a type: expands short aliases, and replaces type parameters with their arguments. */
function written(module: Module, node: Node, given: Given): string {
  if (node.type === 'TSUnionType') {
    const parts = (node.types as Node[])
      .map((each) => ({ each, words: written(module, each, given) }))
      .filter(({ words }) => words !== 'undefined');
    const isOneOfMany = parts.length > 1;
    return parts
      .map(({ each, words }) =>
        isOneOfMany && (each.typeAnnotation ?? each).type === 'TSFunctionType'
          ? `(${words})`
          : words,
      )
      .join(' | ');
  }
  if (node.type === 'TSParenthesizedType') return written(module, node.typeAnnotation, given);
  if (node.type === 'TSIndexedAccessType') {
    const [at, found] = module.find(module.source(node.objectType)) ?? [];
    const key = node.indexType.literal?.value;
    if (at && found?.type === 'TSInterfaceDeclaration') {
      const prop = propsIn(at, found, given).find(({ name }) => name === key);
      if (prop) return prop.type;
    }
    const table = at && found && /typeof (\w+)/.exec(at.source(found))?.[1];
    const values = table && at.find(table)?.[1].init;
    const value = (values?.expression ?? values)?.properties?.find(
      (each: Node) => each.key.name === key,
    );
    if (at && value) {
      return namesIn(at, value.value)
        .map((name) => (/^\d+$/.test(name) ? name : `'${name}'`))
        .join(' | ');
    }
  }
  if (node.type === 'TSTypeReference' && !node.typeArguments) {
    const name = module.source(node.typeName);
    const stands = given.get(name);
    if (stands !== undefined) return stands;
    const [at, found] = module.find(name) ?? [];
    const alias = found?.type === 'TSTypeAliasDeclaration' ? (found.typeAnnotation as Node) : null;
    if (at && alias) {
      const keys = /^keyof typeof (\w+)$/.exec(at.source(alias))?.[1];
      const table = keys && at.find(keys)?.[1].init;
      const names = table?.type === 'CallExpression' ? table.arguments[0] : table;
      if (at && names) {
        return namesIn(at, names)
          .map((each) => `'${each}'`)
          .join(' | ');
      }
      const text = written(at, alias, given);
      if (areLiterals(text.split(' | ')) || isWritten.test(alias.type)) return text;
    }
  }
  if (node.type === 'TSTypeReference' && module.source(node.typeName) === 'Responsive') {
    return written(module, node.typeArguments.params[0], given);
  }
  if (
    node.type === 'TSTypeReference' &&
    /^(?:Exclude|Extract)$/.test(module.source(node.typeName))
  ) {
    const [all, some] = node.typeArguments.params as [Node, Node];
    const parts = written(module, all, given).split(' | ');
    // In a union of names it may be a pattern: `tint${number}`.
    const pattern = written(module, some, given).replaceAll('`', "'");
    const isSome = new RegExp(
      `^(?:${pattern.replaceAll(' | ', '|').replaceAll(/\$\{number\}/g, '\\d+')})$`,
    );
    if (areLiterals(parts)) {
      const keepsSome = module.source(node.typeName) === 'Extract';
      return parts.filter((part) => isSome.test(part) === keepsSome).join(' | ');
    }
  }
  const text = module
    .source(node)
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/\b[A-Z]\w+\b/g, (name) => {
      const [at, found] = module.find(name) ?? [];
      const isPair = found?.typeAnnotation?.type === 'TSTypeOperator';
      return at && isPair ? written(at, found.typeAnnotation, given) : name;
    });
  return [...given].reduce(
    (words, [name, stands]) => words.replaceAll(new RegExp(`\\b${name}\\b`, 'g'), stands),
    text.replaceAll(/ \| undefined\b/g, ''),
  );
}

/** Returns the names in a union of names: `'a' | 'b'`, `keyof Props`. */
function keysOf(module: Module, node: Node): string[] {
  if (node.type === 'TSLiteralType') return [node.literal.value];
  if (node.type === 'TSUnionType') return node.types.flatMap((each: Node) => keysOf(module, each));
  if (node.type === 'TSTypeOperator') {
    return propsIn(module, node.typeAnnotation, new Map()).map(({ name }) => name);
  }
  const [at, found] = module.find(module.source(node)) ?? [];
  return at && found?.typeAnnotation ? keysOf(at, found.typeAnnotation) : [];
}

/** Removes duplicate props: a type's own props override inherited ones. */
const once = (props: readonly Prop[]): Prop[] =>
  [...new Map(props.toReversed().map((prop) => [prop.name, prop])).values()].reverse();

const byWidth = 'Or one for each width: `{ phone, tablet, desktop }`.';
const isByWidth = (module: Module, type: Node) => module.source(type).startsWith('Responsive<');

/** Describes a prop. Its type has the values at a single width. */
const commentOf = (module: Module, prop: Node) => {
  const comment = module.comment(prop);
  if (!isByWidth(module, prop.typeAnnotation.typeAnnotation)) return comment;
  return { ...comment, description: `${comment.description} ${byWidth}` };
};

/** Returns the props of a type, without those from outside the kit, such as an element's attributes. */
function propsIn(module: Module, node: Node, given: Given): Prop[] {
  const members = (body: readonly Node[]) =>
    body
      .filter(({ type }) => type === 'TSPropertySignature')
      .map((each) => ({
        name: (each.key.name ?? each.key.value) as string,
        type: written(module, each.typeAnnotation.typeAnnotation, given),
        isRequired: !each.optional,
        ...commentOf(module, each),
      }));
  switch (node.type) {
    case 'TSInterfaceDeclaration': {
      const own = members(node.body.body);
      const others = (node.extends as Node[]).flatMap((each) =>
        byName(module, module.source(each.expression), each.typeArguments?.params ?? [], given),
      );
      return once([...own, ...others]);
    }
    case 'TSTypeAliasDeclaration':
      return propsIn(module, node.typeAnnotation, given);
    case 'TSTypeLiteral':
      return members(node.members);
    case 'TSIntersectionType':
    case 'TSUnionType': {
      const all = (node.types as Node[]).flatMap((each) => propsIn(module, each, given));
      return once(all);
    }
    case 'TSMappedType': {
      // One prop for each name in a table: `[Name in keyof Inside]`.
      const [at, found] = module.find(module.source(node.constraint).replace('keyof ', '')) ?? [];
      const name = at && found && /typeof (\w+)/.exec(at.source(found))?.[1];
      const [tableAt, table] = (name && at.find(name)) || [];
      const values = table?.init?.expression ?? table?.init;
      return ((values?.properties ?? []) as Node[]).map((each) => ({
        name: each.key.name,
        type: namesIn(tableAt as Module, each.value)
          .map((one) => `'${one}'`)
          .join(' | '),
        isRequired: false,
        description: isByWidth(module, node.typeAnnotation) ? byWidth : '',
      }));
    }
    case 'TSTypeReference':
      return byName(module, module.source(node.typeName), node.typeArguments?.params ?? [], given);
    default:
      return [];
  }
}

function byName(module: Module, name: string, params: readonly Node[], given: Given): Prop[] {
  const [first, second] = params;
  if (first && (name === 'Omit' || name === 'Pick') && second) {
    const keys = new Set(keysOf(module, second));
    return propsIn(module, first, given).filter(
      (prop) => keys.has(prop.name) === (name === 'Pick'),
    );
  }
  const [at, found] = module.find(name) ?? [];
  if (!at || !found) return [];
  const named = ((found.typeParameters?.params ?? []) as Node[]).map((each) =>
    at.source(each.name ?? each),
  );
  const stands = params.map((each) => written(module, each, given));
  return propsIn(at, found, new Map(named.map((each, index) => [each, stands[index] ?? each])));
}

/** Returns the parameter of a component, which is a function or a constant with a function. */
function parameterOf(node: Node): Node | undefined {
  const component = node.type === 'VariableDeclarator' ? node.init : node;
  return /Function/.test(component?.type) ? component.params[0] : undefined;
}

/** Returns the props that a type of a module declares and inherits. */
export const propsOfType = (file: string, name: string): Prop[] =>
  byName(Module.of(file), name, [], new Map());

/** Returns the props of each exported component of a module, by the component's name. */
export function propsOfModule(file: string): Record<string, Prop[]> {
  const module = Module.of(file);
  const all: Record<string, Prop[]> = {};
  for (const [name, node] of module.declared) {
    const type = parameterOf(node)?.typeAnnotation?.typeAnnotation as Node | undefined;
    if (/^[A-Z]/.test(name) && type) all[name] = propsIn(module, type, new Map());
  }
  return all;
}

/** Returns what a component accepts besides the props of its table, from the doc comment of their type. */
export function alsoTakes(file: string, name: string): string {
  const module = Module.of(file);
  const type = parameterOf(module.declared.get(name) as Node)?.typeAnnotation?.typeAnnotation;
  if (!type) return '';
  const [at, found] = module.find(/^\w+/.exec(module.source(type))?.[0] ?? '') ?? [];
  // The comment is before `export`.
  const start = at && found ? at.text.lastIndexOf('export', found.start) : 0;
  const said = at && found ? at.comment({ ...found, start }).description : '';
  return /also[^.]*\./.exec(said)?.[0].replace(/^a/, 'A') ?? '';
}

/** Converts a type to Storybook's format for tables and controls. */
function typeOf(type: string) {
  const parts = type.split(' | ');
  return parts.length > 1 && areLiterals(parts)
    ? {
        name: 'union',
        raw: type,
        elements: parts.map((value) => ({ name: 'literal', value: value.replaceAll("'", '"') })),
      }
    : { name: type };
}

const components = /packages\/ui\/src\/(?:components|internal)\/(?!.*\.(?:stories|test)\.).*\.tsx$/;

/** Adds to each component of the kit the data of its Storybook props table. */
export const propTables = (): Plugin => ({
  name: 'milepost-prop-tables',
  enforce: 'pre',
  watchChange: () => Module.forget(),
  transform: (code, id) => {
    const [file = ''] = id.split('?');
    if (!components.test(file)) return null;
    const lines = Object.entries(propsOfModule(file)).map(([displayName, all]) => {
      const props = Object.fromEntries(
        all.map(({ name, type, isRequired, description, default: value }) => [
          name,
          {
            required: isRequired,
            tsType: typeOf(type),
            description,
            ...(value && { defaultValue: { value, computed: false } }),
          },
        ]),
      );
      const description = alsoTakes(file, displayName);
      const info = { displayName, description, methods: [], props };
      return `${displayName}.__docgenInfo = ${JSON.stringify(info)};`;
    });
    return { code: [code, ...lines].join('\n'), map: null };
  },
});
