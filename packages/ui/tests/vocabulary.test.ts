// Checks the rules of README.md for names, types and values of props against the published
// declarations.
import { expect, test } from 'vitest';
import { publicFace } from '../api.ts';

interface Declared {
  /** The subpath and the interface, such as `./Button ButtonProps`. */
  readonly owner: string;
  readonly name: string;
  readonly type: string;
  readonly isOptional: boolean;
  readonly isDocumented: boolean;
}

const ownKinds = /^export (?:declare )?(?:interface|type|function|const) (\w+)/;

/** Returns the exported declarations, and the props of the types among them. */
function read(face: string) {
  const declarations: Declared[] = [];
  const props: Declared[] = [];
  for (const section of face.split(/^## /m).slice(1)) {
    const [subpath = '', ...lines] = section.split('\n');
    let owner = '';
    lines.forEach((line, index) => {
      const isDocumented = lines[index - 1]?.trim().endsWith('*/') ?? false;
      const [, declared] = ownKinds.exec(line) ?? [];
      if (declared) {
        declarations.push({
          owner: subpath,
          name: declared,
          type: '',
          isOptional: false,
          isDocumented,
        });
        owner = /^export (?:interface|type)/.test(line) ? `${subpath} ${declared}` : '';
      } else if (/^\S/.test(line) && !line.startsWith('}')) {
        owner = '';
      }
      const [, name, mark, type = ''] =
        /^\s+(?:readonly )?'?([\w-]+)'?(\??): (.*?);?$/.exec(line) ?? [];
      if (owner && name && !declared) {
        const isOptional = mark === '?';
        props.push({
          owner,
          name,
          type: type.replace(/ \| undefined$/, ''),
          isOptional,
          isDocumented,
        });
        if (isOptional && !/\| undefined$|^never$|^unknown$|\{$/.test(type)) {
          unbound.push(`${owner}.${name}: ${type}`);
        }
      }
    });
  }
  return { declarations, props };
}

/** Optional props that don't accept `undefined`. */
const unbound: string[] = [];

const { declarations, props } = read(publicFace({ hasComments: true }));
const ofComponents = props.filter(({ owner }) => /^\.\/[A-Z]|^shared/.test(owner));

const said = (found: readonly Declared[]) =>
  found.map(({ owner, name, type }) => `${owner}.${name}: ${type}`);

const union = (...values: readonly string[]) => new RegExp(`^'(${values.join('|')})'$`);

test('the parser finds the known props', () => {
  expect(ofComponents.length).toBeGreaterThan(300);
  expect(declarations.length).toBeGreaterThan(150);
});

test('every optional prop accepts `undefined`, for callers with exactOptionalPropertyTypes', () => {
  expect(unbound.filter((prop) => !prop.startsWith('./theme'))).toEqual([]);
});

test('every export has a doc comment, except icons and the props of a component', () => {
  const isNameEnough = ({ owner, name }: Declared) =>
    /.Props$/.test(name) || (owner === './Icon' && /.Icon$/.test(name));
  const silent = declarations.filter((one) => !one.isDocumented && !isNameEnough(one));
  expect(said(silent)).toEqual([]);
});

test('every prop has a doc comment, except `children` and `ref`', () => {
  const isPlain = ({ name }: Declared) => name === 'children' || name === 'ref';
  const silent = ofComponents.filter((prop) => !prop.isDocumented && !isPlain(prop));
  expect(said(silent)).toEqual([]);
});

test.each([
  ['ground', 'background'],
  ['tint', 'background'],
  ['title', 'heading or label'],
  ['action', 'actions or actionLabel'],
  ['logo', 'brand'],
  ['onClick', 'onPress'],
  ['className', 'layout props'],
  ['style', 'layout props'],
  ['disabled', 'isDisabled'],
  ['required', 'isRequired'],
  ['color', 'tone'],
])('no prop is called `%s`: the word is %s', (name) => {
  expect(said(ofComponents.filter((prop) => prop.name === name))).toEqual([]);
});

test('the name of a boolean prop starts with is, has, allows or should, or with default', () => {
  const isQuestion = ({ name }: Declared) => /^(is|has|allows|should)[A-Z]/.test(name);
  const isStart = ({ name }: Declared) => /^default[A-Z]/.test(name);
  const isAnswer = ({ type }: Declared) => /^boolean$/.test(type);
  expect(
    said(ofComponents.filter((prop) => !isStart(prop) && isAnswer(prop) !== isQuestion(prop))),
  ).toEqual([]);
});

test('the name of a callback starts with on', () => {
  const isTold = ({ type }: Declared) => /=> void\)?$/.test(type);
  const isNamed = ({ name }: Declared) => /^on[A-Z]/.test(name);
  expect(said(ofComponents.filter((prop) => isTold(prop) && !isNamed(prop)))).toEqual([]);
});

test.each([
  // Text has two more tones: inherited, and softer.
  ['tone', union('neutral', 'info', 'success', 'warning', 'danger', 'inherit', 'soft')],
  ['background', /^(Background|Tint)$|^'(page|surface|sunken|panel|tint[1-5])'$/],
  ['headingLevel', /^[1-6]$|\bHeadingLevel\b/],
  ['orientation', union('vertical', 'horizontal')],
  ['align', union('start', 'center', 'end', 'stretch', 'baseline')],
  ['gap', union('none', 'xxs', 'xs', 's', 'm', 'l', 'xl', 'xxl')],
  ['inputWidth', union('full', 'medium', 'short')],
])('every `%s` takes some of the same values', (name, value) => {
  const others = ofComponents.filter(
    (prop) => prop.name === name && !prop.type.split(' | ').every((one) => value.test(one)),
  );
  expect(said(others)).toEqual([]);
});

test.each([
  ['heading', 'ReactNode'],
  ['description', 'ReactNode'],
  ['errorMessage', 'string'],
  ['warningMessage', 'string'],
  ['actions', 'ReactNode'],
])('every `%s` is a %s', (name, type) => {
  // A toast is announced, and compared with the one before it.
  const others = ofComponents.filter(
    (prop) => prop.name === name && prop.type !== type && !prop.owner.endsWith('ToastMessage'),
  );
  expect(said(others)).toEqual([]);
});

test('a `label` is a string or a node', () => {
  const labels = ofComponents.filter(({ name }) => name === 'label');
  expect(said(labels.filter(({ type }) => !/^(string|ReactNode)$/.test(type)))).toEqual([]);
});

test('names are in US spelling', () => {
  const names = [...declarations, ...props].map(({ name }) => name);
  expect(
    names.filter((name) => /colour|grey|centre|behaviour|licence|favourite|isation/i.test(name)),
  ).toEqual([]);
});
