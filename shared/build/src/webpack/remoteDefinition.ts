import type { AnyNode, ObjectExpression, Program } from 'acorn';
import { full } from 'acorn-walk';

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
