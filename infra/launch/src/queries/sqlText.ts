import ts from 'typescript';

/** Maximum number of alternatives of one text that are checked one by one. */
const MAX_ALTERNATIVES = 64;

/** An argument of a call, with the bindings of the function that contains it. */
export interface Bound {
  readonly node: ts.Expression;
  readonly scope: Scope;
}

/** Arguments by the symbol of the parameter that receives them. */
export type Scope = ReadonlyMap<ts.Symbol, Bound>;

export const NO_SCOPE: Scope = new Map();

/** Evaluates string expressions from constants, literal types, conditions and arguments. */
export interface SqlTexts {
  /** All texts the expression can have, or `undefined` when one part is not known before run time. */
  textsOf(node: ts.Expression, scope: Scope): readonly string[] | undefined;
}

export function createSqlTexts(checker: ts.TypeChecker): SqlTexts {
  const textsOf = (node: ts.Expression, scope: Scope): readonly string[] | undefined => {
    const bound = boundTo(checker, node, scope);
    if (bound) return textsOf(bound.node, bound.scope);
    const literals = literalsOf(checker.getTypeAtLocation(node));
    if (literals) return literals;
    if (isWrapper(node)) return textsOf(node.expression, scope);
    if (ts.isTemplateExpression(node)) return ofTemplate(node, scope);
    if (ts.isConditionalExpression(node)) return union([node.whenTrue, node.whenFalse], scope);
    if (ts.isBinaryExpression(node)) return ofBinary(node, scope);
    if (ts.isIdentifier(node) || ts.isPropertyAccessExpression(node)) return ofReference(node, scope);
    return ts.isCallExpression(node) ? ofCall(node, scope) : undefined;
  };

  const union = (nodes: readonly ts.Expression[], scope: Scope): readonly string[] | undefined => {
    const all = nodes.map((node) => textsOf(node, scope));
    return all.includes(undefined) ? undefined : limited(all.flatMap((texts) => texts ?? []));
  };

  const product = (parts: readonly (readonly string[] | undefined)[]): readonly string[] | undefined =>
    parts.reduce<readonly string[] | undefined>(
      (heads, tails) =>
        heads && tails && limited(heads.flatMap((head) => tails.map((tail) => `${head}${tail}`))),
      [''],
    );

  const ofTemplate = (node: ts.TemplateExpression, scope: Scope): readonly string[] | undefined =>
    product([
      [node.head.text],
      ...node.templateSpans.flatMap((span) => [textsOf(span.expression, scope), [span.literal.text]]),
    ]);

  const ofBinary = (node: ts.BinaryExpression, scope: Scope): readonly string[] | undefined => {
    const { kind } = node.operatorToken;
    if (kind === ts.SyntaxKind.PlusToken)
      return product([textsOf(node.left, scope), textsOf(node.right, scope)]);
    return kind === ts.SyntaxKind.QuestionQuestionToken ? union([node.left, node.right], scope) : undefined;
  };

  const ofReference = (
    node: ts.Identifier | ts.PropertyAccessExpression,
    scope: Scope,
  ): readonly string[] | undefined => {
    const declaration = originOf(checker, node)?.valueDeclaration;
    if (!declaration) return undefined;
    if (ts.isVariableDeclaration(declaration) && isConst(declaration) && declaration.initializer) {
      return textsOf(declaration.initializer, scope);
    }
    return ts.isPropertyAssignment(declaration) ? textsOf(declaration.initializer, scope) : undefined;
  };

  const ofCall = (node: ts.CallExpression, scope: Scope): readonly string[] | undefined => {
    const called = functionOf(checker, node);
    const body = called && resultOf(called);
    return body && textsOf(body, bindArguments(checker, called, node, scope));
  };

  return { textsOf };
}

/** The argument that a parameter receives in this scope. */
export function boundTo(checker: ts.TypeChecker, node: ts.Expression, scope: Scope): Bound | undefined {
  const symbol = ts.isIdentifier(node) ? originOf(checker, node) : undefined;
  return symbol && scope.get(symbol);
}

/** The symbol behind imports, so that it can be compared. */
export function originOf(checker: ts.TypeChecker, node: ts.Node): ts.Symbol | undefined {
  const shorthand = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : undefined;
  const symbol = shorthand ?? checker.getSymbolAtLocation(node);
  return symbol && (symbol.flags & ts.SymbolFlags.Alias) !== 0 ? checker.getAliasedSymbol(symbol) : symbol;
}

/** The parameters of `called` with the arguments of one call, or with their default values. */
export function bindArguments(
  checker: ts.TypeChecker,
  called: ts.SignatureDeclaration,
  call: ts.CallExpression,
  scope: Scope,
): Scope {
  const bindings = new Map<ts.Symbol, Bound>();
  called.parameters.forEach((parameter, index) => {
    const symbol = checker.getSymbolAtLocation(parameter.name);
    const argument = call.arguments[index];
    if (symbol && argument) bindings.set(symbol, { node: argument, scope });
    else if (symbol && parameter.initializer) {
      bindings.set(symbol, { node: parameter.initializer, scope: new Map(bindings) });
    }
  });
  return bindings;
}

export function functionOf(
  checker: ts.TypeChecker,
  call: ts.CallExpression,
): ts.SignatureDeclaration | undefined {
  const declaration = checker.getResolvedSignature(call)?.declaration;
  return declaration && !ts.isJSDocSignature(declaration) ? declaration : undefined;
}

/** The expression of a function that only returns one. */
export function resultOf(called: ts.SignatureDeclaration): ts.Expression | undefined {
  const body = 'body' in called ? called.body : undefined;
  if (!body) return undefined;
  if (!ts.isBlock(body)) return body;
  const [only] = body.statements;
  return body.statements.length === 1 && only && ts.isReturnStatement(only) ? only.expression : undefined;
}

function isWrapper(
  node: ts.Expression,
): node is ts.ParenthesizedExpression | ts.AsExpression | ts.SatisfiesExpression | ts.NonNullExpression {
  return (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node)
  );
}

function isConst(declaration: ts.VariableDeclaration): boolean {
  return (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
}

function literalsOf(type: ts.Type): readonly string[] | undefined {
  const parts = type.isUnion() ? type.types : [type];
  const values = parts.map((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? String(part.value) : undefined,
  );
  return values.includes(undefined) ? undefined : limited(values.flatMap((value) => value ?? []));
}

function limited(texts: readonly string[]): readonly string[] | undefined {
  const distinct = [...new Set(texts)];
  return distinct.length > MAX_ALTERNATIVES ? undefined : distinct;
}
