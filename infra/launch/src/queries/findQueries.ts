import ts from 'typescript';
import {
  bindArguments,
  boundTo,
  createSqlTexts,
  functionOf,
  NO_SCOPE,
  originOf,
  resultOf,
  type Bound,
  type Scope,
} from './sqlText.ts';

/** One statement that a call can send: a call with two possible texts counts as two. */
export interface FoundQuery {
  readonly call: ts.CallExpression;
  /** `undefined` when the text is not known before run time. */
  readonly text: string | undefined;
  /** `undefined` when the values are not an array literal. */
  readonly values: readonly Bound[] | undefined;
  /** The declared row type, as the parts of an intersection; empty without a declaration. */
  readonly row: readonly ts.TypeNode[];
}

/** Maximum depth of callers through which SQL that is passed as an argument is followed. */
const MAX_DEPTH = 3;

/** Finds every `query` call of pg's pools and clients in `files`. */
export function findQueries(program: ts.Program, files: readonly ts.SourceFile[]): readonly FoundQuery[] {
  const checker = program.getTypeChecker();
  const { textsOf } = createSqlTexts(checker);
  const callsOf = indexCalls(checker, files);

  const expand = (call: ts.CallExpression, given: Given, frames: readonly Frame[]): FoundQuery[] => {
    const scope = frames.reduceRight<Scope>(
      (outer, frame) => bindArguments(checker, frame.called, frame.call, outer),
      NO_SCOPE,
    );
    const texts = textsOf(given.text, scope);
    const values = given.values === undefined ? [] : elementsOf(checker, given.values, scope);
    const callers = texts && values ? [] : callersOf(frames.at(-1)?.call ?? call, frames.length);
    if (callers.length > 0) return callers.flatMap((frame) => expand(call, given, [...frames, frame]));
    const row = (call.typeArguments ?? []).flatMap((node) => partsOfRow(checker, node, frames));
    return (texts ?? [undefined]).map((text) => ({ call, text, values, row }));
  };

  /** The calls of the function around `inner`. */
  const callersOf = (inner: ts.CallExpression, depth: number): readonly Frame[] => {
    if (depth >= MAX_DEPTH) return [];
    const called = ts.findAncestor(
      inner,
      (node): node is ts.FunctionLikeDeclaration =>
        ts.isFunctionLike(node) && callsOf.has(declarationOf(checker, node)),
    );
    const calls = called ? (callsOf.get(declarationOf(checker, called)) ?? []) : [];
    return calls.flatMap((call) => (called ? [{ called, call }] : []));
  };

  return files.flatMap((file) =>
    callsIn(file)
      .filter((call) => isQuery(checker, call))
      .flatMap((call) => {
        const given = givenTo(call);
        return given ? expand(call, given, []) : [{ call, text: undefined, values: undefined, row: [] }];
      }),
  );
}

/** One call of a function whose parameters are part of a text. */
interface Frame {
  readonly called: ts.SignatureDeclaration;
  readonly call: ts.CallExpression;
}

interface Given {
  readonly text: ts.Expression;
  readonly values: ts.Expression | undefined;
}

/** Replaces type parameters of the enclosing functions by the type arguments of their calls. */
function partsOfRow(
  checker: ts.TypeChecker,
  node: ts.TypeNode,
  frames: readonly Frame[],
): readonly ts.TypeNode[] {
  if (ts.isIntersectionTypeNode(node)) {
    return node.types.flatMap((part) => partsOfRow(checker, part, frames));
  }
  const { symbol } = checker.getTypeFromTypeNode(node);
  for (const [index, { called, call }] of frames.entries()) {
    const position = called.typeParameters?.findIndex(
      (one) => checker.getTypeAtLocation(one).symbol === symbol,
    );
    const argument = call.typeArguments?.[position ?? -1];
    if (argument) return partsOfRow(checker, argument, frames.slice(index + 1));
  }
  return [node];
}

/** Text and values are separate arguments, or properties of a query configuration. */
function givenTo(call: ts.CallExpression): Given | undefined {
  const [first, second] = call.arguments;
  if (!first) return undefined;
  if (!ts.isObjectLiteralExpression(first)) return { text: first, values: second };
  const text = propertyOf(first, 'text');
  return text && { text, values: propertyOf(first, 'values') };
}

function propertyOf(object: ts.ObjectLiteralExpression, name: string): ts.Expression | undefined {
  const property = object.properties.find((one) => one.name?.getText() === name);
  if (property && ts.isPropertyAssignment(property)) return property.initializer;
  return property && ts.isShorthandPropertyAssignment(property) ? property.name : undefined;
}

/** The values of a call, one by one; `undefined` when their number is not known. */
function elementsOf(
  checker: ts.TypeChecker,
  node: ts.Expression,
  scope: Scope,
): readonly Bound[] | undefined {
  const bound = boundTo(checker, node, scope);
  if (bound) return elementsOf(checker, bound.node, bound.scope);
  if (ts.isArrayLiteralExpression(node)) {
    const parts = node.elements.map((element) =>
      ts.isSpreadElement(element)
        ? elementsOf(checker, element.expression, scope)
        : [boundTo(checker, element, scope) ?? { node: element, scope }],
    );
    return parts.includes(undefined) ? undefined : parts.flatMap((part) => part ?? []);
  }
  if (ts.isCallExpression(node)) {
    const called = functionOf(checker, node);
    const result = called && resultOf(called);
    return result && elementsOf(checker, result, bindArguments(checker, called, node, scope));
  }
  const declaration = ts.isIdentifier(node) ? originOf(checker, node)?.valueDeclaration : undefined;
  return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    ? elementsOf(checker, declaration.initializer, scope)
    : undefined;
}

function isQuery(checker: ts.TypeChecker, call: ts.CallExpression): boolean {
  if (!ts.isPropertyAccessExpression(call.expression) || call.expression.name.text !== 'query') return false;
  const symbol = checker.getSymbolAtLocation(call.expression.name);
  return (symbol?.declarations ?? []).some((declaration) =>
    declaration.getSourceFile().fileName.includes('/@types/pg/'),
  );
}

/** Calls by the declaration of the called function, which is a method of an interface for a port. */
function indexCalls(
  checker: ts.TypeChecker,
  files: readonly ts.SourceFile[],
): ReadonlyMap<ts.Node, readonly ts.CallExpression[]> {
  const calls = new Map<ts.Node, ts.CallExpression[]>();
  for (const call of files.flatMap(callsIn)) {
    const declaration = checker.getResolvedSignature(call)?.declaration;
    if (!declaration) continue;
    const known = calls.get(declaration) ?? [];
    known.push(call);
    calls.set(declaration, known);
  }
  return calls;
}

/** The node that calls of the function resolve to: for a method of a typed object, that of its interface. */
function declarationOf(checker: ts.TypeChecker, node: ts.SignatureDeclaration): ts.Node {
  const property = ts.isMethodDeclaration(node) ? node : node.parent;
  if (!ts.isMethodDeclaration(property) && !ts.isPropertyAssignment(property)) return node;
  if (!ts.isObjectLiteralExpression(property.parent)) return node;
  const type = checker.getContextualType(property.parent);
  const declared = type?.getProperty(property.name.getText())?.declarations?.[0];
  return declared && ts.isMethodSignature(declared) ? declared : node;
}

function callsIn(file: ts.SourceFile): readonly ts.CallExpression[] {
  const calls: ts.CallExpression[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) calls.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return calls;
}
