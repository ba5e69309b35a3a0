import { parse } from 'acorn';
import type { AnyNode, Expression, ObjectExpression, Pattern, Program, SpreadElement, Super } from 'acorn';
import { full } from 'acorn-walk';
import type { ContractNames } from './contractNames.ts';

/** Uses of contract names in one module. */
export interface Uses {
  readonly sends: Set<string>;
  readonly hears: Set<string>;
  readonly slots: Set<string>;
  readonly services: Set<string>;
}

/** A module after its loaders, and which of its exports are imported. */
export interface ModuleSource {
  readonly text: string;
  isTaken(name: string): boolean;
}

/**
 * The syntax tree without functions and constants that are never imported: unused hooks of a package are
 * not in this bundle.
 */
export function treeOf({ text, isTaken }: ModuleSource): Program {
  const tree = parse(text, { ecmaVersion: 'latest', sourceType: 'module' });
  return {
    ...tree,
    body: tree.body.filter((item) => {
      if (item.type !== 'ExportNamedDeclaration' || !item.declaration) return true;
      const { declaration } = item;
      const names =
        declaration.type === 'VariableDeclaration'
          ? declaration.declarations.flatMap(({ id }) => (id.type === 'Identifier' ? [id.name] : []))
          : [declaration.id.name];
      return names.length === 0 || names.some((name) => isTaken(name));
    }),
  };
}

/**
 * Functions that return one service, `useWallet` → `wallet`: uses of their result are uses of the service.
 */
export function serviceHooks(tree: Program, names: ContractNames): readonly (readonly [string, string])[] {
  return tree.body.flatMap((item) => {
    const declared = item.type === 'ExportNamedDeclaration' ? item.declaration : undefined;
    if (declared?.type !== 'FunctionDeclaration') return [];
    const bound = bindings(declared, names, new Map());
    const last = declared.body.body.at(-1);
    const service =
      last?.type === 'ReturnStatement' && last.argument
        ? pathOf(last.argument, names, bound, new Map())
        : undefined;
    return service !== undefined && service !== '' ? [[declared.id.name, service] as const] : [];
  });
}

export function usesOf(tree: Program, names: ContractNames, hooks: ReadonlyMap<string, string>): Uses {
  const uses: Uses = { sends: new Set(), hears: new Set(), slots: new Set(), services: new Set() };
  const bound = bindings(tree, names, hooks, (path) => uses.services.add(path));
  const keys = new Set<AnyNode>();
  full(tree, (node) => {
    const item = node;
    if (item.type === 'Property' && !item.computed) keys.add(item.key);
    if (item.type === 'CallExpression') readCall(item.callee, item.arguments, names, uses);
    const path = item.type === 'MemberExpression' ? pathOf(item, names, bound, hooks) : undefined;
    if (path !== undefined && path !== '') uses.services.add(path);
  });
  full(tree, (node) => {
    const item = node;
    if (
      item.type === 'Literal' &&
      typeof item.value === 'string' &&
      names.slots.has(item.value) &&
      !keys.has(item)
    )
      uses.slots.add(item.value);
  });
  return uses;
}

/** The object that a remote passes to `defineRemote`, if this module contains it. */
export function remoteDefinition(tree: Program):
  | {
      readonly pages: readonly string[];
      readonly laterPages: readonly string[];
      readonly slots: readonly string[];
    }
  | undefined {
  let found: ObjectExpression | undefined;
  full(tree, (node) => {
    const item = node;
    if (
      item.type !== 'CallExpression' ||
      item.callee.type !== 'Identifier' ||
      item.callee.name !== 'defineRemote'
    )
      return;
    if (item.arguments[0]?.type === 'ObjectExpression') [found] = item.arguments as [ObjectExpression];
  });
  if (!found) return undefined;
  const pages = entriesOf(member(found, 'pages'));
  const isLater = (value: AnyNode): boolean => value.type === 'Literal' && value.value === 'not-available';
  return {
    pages: pages.filter(([, value]) => !isLater(value)).map(([name]) => name),
    laterPages: pages.filter(([, value]) => isLater(value)).map(([name]) => name),
    slots: entriesOf(member(found, 'slots')).map(([name]) => name),
  };
}

function readCall(
  callee: Expression | Super,
  [first]: readonly (Expression | SpreadElement)[],
  names: ContractNames,
  uses: Uses,
): void {
  if (
    callee.type !== 'MemberExpression' ||
    callee.property.type !== 'Identifier' ||
    first?.type !== 'Literal'
  )
    return;
  const event = typeof first.value === 'string' && names.events.has(first.value) ? first.value : undefined;
  if (event === undefined) return;
  if (callee.property.name === 'emit') uses.sends.add(event);
  if (callee.property.name === 'on') uses.hears.add(event);
}

type Bound = Map<string, string>;

/**
 * Local names of services, `const { bus } = useServices()`. A name with another meaning elsewhere in the
 * module is left out, because scopes are not tracked.
 */
function bindings(
  tree: AnyNode,
  names: ContractNames,
  hooks: ReadonlyMap<string, string>,
  note: (path: string) => void = () => undefined,
): Bound {
  const bound: Bound = new Map();
  const others = new Set<string>();
  const bind = (pattern: Pattern, path: string): void => {
    if (path !== '') note(path);
    if (pattern.type === 'Identifier') bound.set(pattern.name, path);
    if (pattern.type === 'AssignmentPattern') bind(pattern.left, path);
    if (pattern.type !== 'ObjectPattern') return;
    for (const property of pattern.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      const inner = joined(path, property.key.name, names);
      if (inner !== undefined) bind(property.value, inner);
    }
  };
  // twice, because a binding may depend on one that the walk visits later
  for (const _round of [1, 2]) {
    full(tree, (node) => {
      const item = node;
      if (item.type === 'VariableDeclarator' && item.init) {
        const path = pathOf(item.init, names, bound, hooks);
        if (path !== undefined) bind(item.id, path);
        else if (item.id.type === 'Identifier') others.add(item.id.name);
      }
      for (const parameter of parametersOf(item)) if (isOfServices(parameter, names)) bind(parameter, '');
    });
  }
  for (const name of others) bound.delete(name);
  return bound;
}

function parametersOf(node: AnyNode): readonly Pattern[] {
  return node.type === 'ArrowFunctionExpression' ||
    node.type === 'FunctionExpression' ||
    node.type === 'FunctionDeclaration'
    ? node.params
    : [];
}

/**
 * Whether a parameter has the form `({ apollo, page }) => …`: services under their own names and nothing
 * else.
 */
function isOfServices(parameter: Pattern, { services }: ContractNames): boolean {
  return (
    parameter.type === 'ObjectPattern' &&
    parameter.properties.length > 0 &&
    parameter.properties.every(
      (property) =>
        property.type === 'Property' && property.key.type === 'Identifier' && services.has(property.key.name),
    )
  );
}

/**
 * Path of an expression: `''` for all services, `wallet`, `wallet.transfer`; undefined for any other
 * expression.
 */
function pathOf(
  node: AnyNode,
  names: ContractNames,
  bound: Bound,
  hooks: ReadonlyMap<string, string>,
): string | undefined {
  if (node.type === 'Identifier') return bound.get(node.name) ?? (node.name === 'services' ? '' : undefined);
  if (node.type === 'ChainExpression') return pathOf(node.expression, names, bound, hooks);
  if (node.type === 'CallExpression') {
    if (node.callee.type !== 'Identifier') return undefined;
    return node.callee.name === 'useServices' ? '' : hooks.get(node.callee.name);
  }
  if (node.type !== 'MemberExpression' || node.computed || node.property.type !== 'Identifier')
    return undefined;
  const { name } = node.property;
  const path = pathOf(node.object, names, bound, hooks);
  if (path === undefined) return name === 'services' ? '' : undefined;
  return joined(path, name, names);
}

function joined(path: string, name: string, { services }: ContractNames): string | undefined {
  if (path === '') return services.has(name) ? name : undefined;
  return path.includes('.') ? undefined : `${path}.${name}`;
}

function member(object: ObjectExpression, wanted: string): AnyNode | undefined {
  return entriesOf(object).find(([name]) => name === wanted)?.[1];
}

function entriesOf(node: AnyNode | undefined): readonly (readonly [string, AnyNode])[] {
  if (node?.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property) => {
    if (property.type !== 'Property' || property.computed) return [];
    const name =
      property.key.type === 'Identifier'
        ? property.key.name
        : property.key.type === 'Literal'
          ? String(property.key.value)
          : undefined;
    return name === undefined ? [] : [[name, property.value] as const];
  });
}
