import { parse } from 'acorn';
import type { AnyNode, Expression, Program, SpreadElement, Super } from 'acorn';
import { full } from 'acorn-walk';
import type { ContractNames } from './contractNames.ts';
import { bindings, pathOf } from './servicePaths.ts';

/** Uses of contract names in one module. */
export interface Uses {
  readonly sends: Set<string>;
  readonly receives: Set<string>;
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
  const uses: Uses = { sends: new Set(), receives: new Set(), slots: new Set(), services: new Set() };
  const bound = bindings(tree, names, hooks, (path) => uses.services.add(path));
  const keys = new Set<AnyNode>();
  full(tree, (node) => {
    const item = node;
    if (item.type === 'Property' && !item.computed) keys.add(item.key);
    if (item.type === 'CallExpression') {
      readCall(item.callee, item.arguments, names, uses);
      readInvitedSlot(item.callee, item.arguments, uses);
    }
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

/** Slots of other invited squads are in no list: `invitedSlot('bingo.next-game')`. */
function readInvitedSlot(
  callee: Expression | Super,
  [first]: readonly (Expression | SpreadElement)[],
  uses: Uses,
): void {
  if (callee.type !== 'Identifier' || callee.name !== 'invitedSlot') return;
  if (first?.type === 'Literal' && typeof first.value === 'string') uses.slots.add(first.value);
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
  if (callee.property.name === 'on') uses.receives.add(event);
}
