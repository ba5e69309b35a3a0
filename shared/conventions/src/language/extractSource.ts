import ts from 'typescript';
import type { Layer } from './terms.ts';

export interface Extract {
  readonly layer: Layer;
  /** Counted from 1. */
  readonly line: number;
  readonly text: string;
  /** True for the title of one unit test, false for a `describe`; journeys have sentences as titles. */
  readonly isCase?: boolean;
}

const TITLE = /^(describe|it|test)$/;
const LOGGER = /^(log|logger|console)$/;
const LEVEL = /^(debug|info|warn|error)$/;
const REFUSAL = /(Error|Refusal|Failure)$/;
const DIRECTIVE = /^(oxlint|oxfmt|@ts-|@jest|@vitest|#region|#endregion|<reference|webpack|istanbul)/;

/**
 * Comments, test titles, error messages and log lines of a TypeScript file.
 * @param isCommand the file is part of a command-line program, whose other texts are read by operators.
 */
export function extractSource(file: string, text: string, isCommand: boolean): Extract[] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const isTest = /\.(test|spec)\.tsx?$/.test(file);
  const found: Extract[] = comments(source, text);
  const add = (layer: Layer, node: ts.Node, value: string, isCase = false): void => {
    const line = lineOf(source, node.getStart());
    if (/\s/.test(value.trim())) found.push({ layer, line, text: value, ...(isCase && { isCase }) });
  };
  const visit = (node: ts.Node): void => {
    const layer = layerOf(node, isTest);
    if (layer) {
      const texts = (node as ts.CallExpression | ts.NewExpression).arguments?.flatMap(literals) ?? [];
      const isCase = layer === 'test-titles' && isUnitTest(node as ts.CallExpression, file);
      for (const item of layer === 'errors' ? texts : texts.slice(0, 1))
        add(layer, item.node, item.text, isCase);
      if (layer !== 'test-titles') return;
    }
    if (isCommand && !isTest && !layer && (ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)))
      for (const item of literals(node)) add('cli', item.node, item.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function layerOf(node: ts.Node, isTest: boolean): Layer | undefined {
  if (ts.isNewExpression(node) && ts.isIdentifier(node.expression) && REFUSAL.test(node.expression.text))
    return isTest ? undefined : 'errors';
  if (!ts.isCallExpression(node)) return undefined;
  const called = node.expression;
  if (isTest) return TITLE.test(rootName(called)) && node.arguments.length > 0 ? 'test-titles' : undefined;
  const isLog =
    ts.isPropertyAccessExpression(called) &&
    LEVEL.test(called.name.text) &&
    LOGGER.test(lastName(called.expression));
  return isLog && lastName(called.expression) !== 'console' ? 'log-lines' : undefined;
}

function isUnitTest({ expression }: ts.CallExpression, file: string): boolean {
  return /\.test\.tsx?$/.test(file) && rootName(expression) !== 'describe';
}

/** `it` of `it.each([…])('…')`, of `it.only('…')` and of `it('…')`. */
function rootName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  if (ts.isPropertyAccessExpression(node) || ts.isCallExpression(node)) return rootName(node.expression);
  return '';
}

function lastName(node: ts.Expression): string {
  if (ts.isIdentifier(node)) return node.text;
  return ts.isPropertyAccessExpression(node) ? node.name.text : '';
}

/**
 * The texts of an argument, including both sides of `?:` and of `+`; template placeholders are left out.
 */
function literals(node: ts.Expression): { node: ts.Node; text: string }[] {
  if (ts.isStringLiteralLike(node)) return [{ node, text: node.text }];
  if (ts.isTemplateExpression(node))
    return [
      { node, text: [node.head.text, ...node.templateSpans.map((span) => span.literal.text)].join('{0}') },
    ];
  if (ts.isConditionalExpression(node)) return [...literals(node.whenTrue), ...literals(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return [...literals(node.left), ...literals(node.right)];
  return [];
}

/** Joins consecutive line comments into one comment, as a reader does. */
function comments(source: ts.SourceFile, text: string): Extract[] {
  const ranges = new Map<number, ts.CommentRange>();
  const collect = (node: ts.Node): void => {
    if (node.kind === ts.SyntaxKind.JsxText) return;
    for (const range of ts.getLeadingCommentRanges(text, node.pos) ?? []) ranges.set(range.pos, range);
    for (const range of ts.getTrailingCommentRanges(text, node.pos) ?? []) ranges.set(range.pos, range);
    if (node.getChildCount(source) > 0) node.getChildren(source).forEach(collect);
  };
  collect(source);
  const found: Extract[] = [];
  let lastLine = -1;
  for (const { pos, end, kind } of [...ranges.values()].sort((a, b) => a.pos - b.pos)) {
    const line = lineOf(source, pos);
    const content = commentText(text.slice(pos, end));
    const previous = found.at(-1);
    const isOwnLine = /^\s*$/.test(text.slice(text.lastIndexOf('\n', pos - 1) + 1, pos));
    if (previous && kind === ts.SyntaxKind.SingleLineCommentTrivia && isOwnLine && line === lastLine + 1)
      found[found.length - 1] = { ...previous, text: `${previous.text} ${content}` };
    else if (content !== '' && !DIRECTIVE.test(content))
      found.push({ layer: 'ts-comments', line, text: content });
    lastLine = kind === ts.SyntaxKind.SingleLineCommentTrivia && isOwnLine ? line : -1;
  }
  return found;
}

function commentText(comment: string): string {
  return comment
    .replace(/^\/\*+|\*+\/$|^\/\/+/g, '')
    .replace(/^\s*\*/gm, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function lineOf(source: ts.SourceFile, at: number): number {
  return source.getLineAndCharacterOfPosition(at).line + 1;
}
