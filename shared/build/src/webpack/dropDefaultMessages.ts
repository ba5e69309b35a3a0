import ts from 'typescript';

const DROPPED = new Set(['defaultMessage', 'description']);

/** A message may be named like one of its properties; it is an object then. */
function isText(name: string, { initializer }: ts.PropertyAssignment): boolean {
  return DROPPED.has(name) && !ts.isObjectLiteralExpression(initializer);
}

/**
 * Removes default texts from `*.messages.ts`: a page always has its compiled messages, so the texts would
 * be included twice. The ids are kept.
 */
export default function dropDefaultMessages(source: string): string {
  const file = ts.createSourceFile('messages.ts', source, ts.ScriptTarget.Latest, true);
  const cuts: [number, number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && isText(node.name.text, node)) {
      const end = source.indexOf(',', node.getEnd()) === node.getEnd() ? node.getEnd() + 1 : node.getEnd();
      cuts.push([node.getStart(), end]);
      return;
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return cuts.reduceRight((text, [start, end]) => text.slice(0, start) + text.slice(end), source);
}
