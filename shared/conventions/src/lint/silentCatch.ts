import type { ESTree, Rule, SourceCode } from '@oxlint/plugins';

type Node = ESTree.Node;
type Functions = ESTree.ArrowFunctionExpression | ESTree.Function;

/**
 * Rejects handlers of errors that neither use the error nor throw nor call anything: such an error leaves no
 * trace. `ignoreError` of `@foyer/kernel` counts it and states why it is harmless.
 */
export const noSilentCatch: Rule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      silent:
        "The error leaves no trace: handle it, or state why it is harmless with ignoreError('…') of @foyer/kernel.",
    },
  },
  create: (context) => ({
    CatchClause(node) {
      if (isSilent(node.body, context.sourceCode)) context.report({ node, messageId: 'silent' });
    },
    CallExpression({ callee, arguments: [handler] }) {
      if (callee.type !== 'MemberExpression' || callee.computed || callee.property.name !== 'catch') return;
      if (handler && isFunction(handler) && handler.body && isSilent(handler.body, context.sourceCode))
        context.report({ node: handler, messageId: 'silent' });
    },
  }),
};

function isFunction(node: Node): node is Functions {
  return node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression';
}

/** True when nothing in the handler can report the error: no call, no throw, no assignment, no use of it. */
function isSilent(body: Node, sourceCode: SourceCode): boolean {
  const scope = sourceCode.getScope(body);
  const names = new Set(
    [scope, scope.upper]
      .flatMap((one) => one?.variables ?? [])
      .filter((variable) => variable.defs.some(({ type }) => type === 'CatchClause' || type === 'Parameter'))
      .filter((variable) => variable.references.some(({ identifier }) => isInside(identifier, body)))
      .map(({ name }) => name),
  );
  if (names.size > 0) return false;
  let isReporting = false;
  const visit = (node: Node): void => {
    if (REPORTING.has(node.type)) isReporting = true;
    for (const key of sourceCode.visitorKeys[node.type] ?? []) {
      const child = (node as unknown as Record<string, unknown>)[key];
      for (const one of Array.isArray(child) ? child : [child]) if (isNode(one)) visit(one);
    }
  };
  visit(body);
  return !isReporting;
}

const REPORTING = new Set([
  'AssignmentExpression',
  'CallExpression',
  'NewExpression',
  'ThrowStatement',
  'UpdateExpression',
]);

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value;
}

function isInside(identifier: { range?: [number, number] | undefined }, { range }: Node): boolean {
  const [start = -1] = identifier.range ?? [];
  return range !== undefined && start >= range[0] && start < range[1];
}
