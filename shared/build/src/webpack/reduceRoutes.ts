import type { LoaderContext } from 'webpack';
import ts from 'typescript';

const TABLE = 'ROUTES';
const OWNER_TYPE = 'RouteOwner';

/** Options of the loader: squads whose addresses a remote may link to. */
interface Options {
  readonly owners: readonly string[];
}

/**
 * Removes the addresses of squads that a remote never mentions from the route list in its bundle: a new squad then
 * changes no release of the others (ADR 0346).
 */
export default function reduceRoutesLoader(this: LoaderContext<Options>, source: string): string {
  return reduceRoutes(source, new Set(this.getOptions().owners));
}

/**
 * The source of the route list with the addresses of these squads only, and without the list of squads. Owner, access
 * and layout of a route are read by the shell and the gateway, never by a remote (ADR 0393).
 */
export function reduceRoutes(source: string, owners: ReadonlySet<string>): string {
  const { routes, ownerType } = readTable(source);
  const cuts = routes.flatMap((route) =>
    route.owner !== undefined && !owners.has(route.owner) ? [route] : route.fields,
  );
  return [...cuts, ...(ownerType ? [ownerType] : [])]
    .sort((left, right) => right.start - left.start)
    .reduce((text, { start, end }) => text.slice(0, start) + text.slice(end), source);
}

/** Ids of routes by the squad that owns them, from the source of the route list. */
export function routeIdsByOwner(source: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { id, owner } of readTable(source).routes)
    if (owner !== undefined) found.set(owner, [...(found.get(owner) ?? []), id]);
  return found;
}

/** Code of a file; the ending of its name decides how it is parsed. */
export interface CodeFile {
  readonly name: string;
  readonly text: string;
}

/**
 * Squads whose addresses some code may use: those with a route id that the code contains as a string or as the name of
 * a property, not in a comment or within another text. The squad of the remote itself is always among them.
 */
export function mentionedOwners(source: string, code: readonly CodeFile[], own: string): readonly string[] {
  const owners = new Map(
    [...routeIdsByOwner(source)].flatMap(([owner, ids]) => ids.map((id) => [id, owner] as const)),
  );
  // parsing every file would take seconds, and few files contain a route id
  const ids = [...owners.keys()].join('|');
  const mayMention = new RegExp(`(['"\`])(?:${ids})\\1|\\b(?:${ids})\\s*:`);
  const mentioned = code
    .filter(({ text }) => mayMention.test(text))
    .flatMap((file) => [...namesIn(file)].flatMap((name) => owners.get(name) ?? []));
  return [...new Set([own, ...mentioned])].sort();
}

/** Strings and names of properties in the code of a file. */
function namesIn({ name, text }: CodeFile): ReadonlySet<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) names.add(node.text);
    else if ((ts.isPropertyAssignment(node) || ts.isPropertySignature(node)) && ts.isIdentifier(node.name))
      names.add(node.name.text);
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(name, text, ts.ScriptTarget.Latest));
  return names;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

interface Table {
  readonly routes: readonly {
    readonly id: string;
    /** Undefined when the source does not show it: the route is kept. */
    readonly owner: string | undefined;
    /** Its properties besides the path. */
    readonly fields: readonly Span[];
    readonly start: number;
    readonly end: number;
  }[];
  readonly ownerType: Span | undefined;
}

function readTable(source: string): Table {
  const file = ts.createSourceFile('routes.ts', source, ts.ScriptTarget.Latest, true);
  const constants = new Map<string, ts.ObjectLiteralExpression>();
  let ownerType: Table['ownerType'];
  for (const statement of file.statements) {
    if (ts.isTypeAliasDeclaration(statement) && statement.name.text === OWNER_TYPE)
      ownerType = { start: statement.getFullStart(), end: statement.getEnd() };
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations) {
      const literal = literalOf(initializer);
      if (literal && ts.isIdentifier(name)) constants.set(name.text, literal);
    }
  }
  const table = constants.get(TABLE)?.properties ?? [];
  return {
    ownerType,
    routes: table.flatMap((property) => {
      if (!ts.isPropertyAssignment(property)) return [];
      const { name } = property;
      if (!ts.isIdentifier(name) && !ts.isStringLiteral(name)) return [];
      const literal = literalOf(property.initializer);
      const fields = literal?.properties.filter((field) => field.name?.getText() !== 'path') ?? [];
      return [
        {
          id: name.text,
          owner: ownerOf(literal, constants),
          fields: fields.map((field) => spanOf(field, source)),
          ...spanOf(property, source),
        },
      ];
    }),
  };
}

/** A property with the comma after it. */
function spanOf(property: ts.Node, source: string): Span {
  const comma = source.indexOf(',', property.getEnd()) === property.getEnd() ? 1 : 0;
  return { start: property.getFullStart(), end: property.getEnd() + comma };
}

function literalOf(node: ts.Expression | undefined): ts.ObjectLiteralExpression | undefined {
  if (node === undefined) return undefined;
  if (ts.isObjectLiteralExpression(node)) return node;
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) ? literalOf(node.expression) : undefined;
}

function ownerOf(
  literal: ts.ObjectLiteralExpression | undefined,
  constants: ReadonlyMap<string, ts.ObjectLiteralExpression>,
): string | undefined {
  for (const property of literal?.properties ?? []) {
    if (ts.isPropertyAssignment(property) && property.name.getText() === 'owner')
      return ts.isStringLiteral(property.initializer) ? property.initializer.text : undefined;
    if (ts.isSpreadAssignment(property) && ts.isIdentifier(property.expression)) {
      const owner = ownerOf(constants.get(property.expression.text), constants);
      if (owner !== undefined) return owner;
    }
  }
  return undefined;
}
