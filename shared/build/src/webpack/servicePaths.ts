import type { AnyNode, Pattern } from 'acorn';
import { full } from 'acorn-walk';
import type { ContractNames } from './contractNames.ts';

/** Paths of services by their local names. */
export type Bound = Map<string, string>;

/**
 * Local names of services, `const { bus } = useServices()`. A name with another meaning elsewhere in the
 * module is left out, because scopes are not tracked.
 */
export function bindings(
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
  // twice, because a binding may depend on a later one
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
 * True if a parameter has the form `({ apollo, page }) => …`: services under their own names and nothing
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
export function pathOf(
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
