import ts from 'typescript';
import { checkComposites } from './checkComposites.ts';
import type { Describer, Description, ResultColumn } from './describe.ts';
import { accepts, holds } from './driverTypes.ts';
import type { FoundQuery } from './findQueries.ts';
import { outerJoinedTables } from './outerJoins.ts';

const ALL_COLUMNS = /(?:\bselect|\breturning|\.|,)\s*\*/i;

type Described = Extract<Description, { ok: true }>;

/** Faults of one statement; empty when it agrees with the schema. */
export async function checkQuery(
  checker: ts.TypeChecker,
  describer: Describer,
  query: FoundQuery,
): Promise<readonly string[]> {
  if (query.text === undefined) return [];
  const described = await describer.describe(query.text);
  if (!described.ok) return [`PostgreSQL rejects the statement: ${described.error}`];
  return [
    ...checkParameters(checker, described, query),
    ...checkComposites(checker, describer, query),
    ...checkRow(checker, described, query),
  ];
}

function checkParameters(
  checker: ts.TypeChecker,
  { parameters }: Described,
  { values }: FoundQuery,
): readonly string[] {
  if (values === undefined) return [];
  if (values.length !== parameters.length) {
    return [`The statement has ${parameters.length} parameters, the call passes ${values.length} values.`];
  }
  return parameters.flatMap((type, index) => {
    const value = values[index];
    if (!value) return [];
    const given = checker.getTypeAtLocation(value.node);
    if (accepts(checker, type, given)) return [];
    return [`Parameter $${index + 1} is ${type}, the value is ${checker.typeToString(given)}.`];
  });
}

function checkRow(checker: ts.TypeChecker, { columns }: Described, query: FoundQuery): readonly string[] {
  if (query.row.length === 0) {
    return columns.length > 0 && readsRows(query.call)
      ? ['The rows are read without a type: declare it as query<Row>(…).']
      : [];
  }
  const row = query.row.map((part) => checker.getTypeFromTypeNode(part));
  if (row.some((part) => checker.getIndexInfosOfType(part).length > 0)) return [];
  const properties = new Map(
    row.flatMap((part) => checker.getPropertiesOfType(part)).map((one) => [one.name, one]),
  );
  // the driver keeps the last of two columns with the same name
  const last = new Map(columns.map((column) => [column.name, column]));
  return [
    ...[...last.values()].flatMap((column) => {
      const property = properties.get(column.name);
      // `select *` reads what later migrations add
      if (!property && ALL_COLUMNS.test(query.text ?? '')) return [];
      if (!property) return [`The row type has no key for the column ${column.name}.`];
      return checkColumn(checker, column, property, query);
    }),
    ...[...properties.values()]
      .filter(({ name, flags }) => !last.has(name) && (flags & ts.SymbolFlags.Optional) === 0)
      .map(({ name }) => `The statement returns no column for the key ${name}.`),
  ];
}

function checkColumn(
  checker: ts.TypeChecker,
  column: ResultColumn,
  property: ts.Symbol,
  { call, text }: FoundQuery,
): readonly string[] {
  const declared = checker.getTypeOfSymbolAtLocation(property, call);
  const type = checker.typeToString(declared);
  if (!holds(checker, declared, column.type)) {
    return [`The column ${column.name} is ${column.type}, the key is ${type}.`];
  }
  const { source } = column;
  const isUnknown = (declared.flags & ts.TypeFlags.Unknown) !== 0;
  if (!source || isUnknown || checker.isTypeAssignableTo(checker.getNullType(), declared)) return [];
  if (isKnownNotNull(text ?? '', source.name)) return [];
  if (source.acceptsNull) return [`The column ${column.name} accepts null, the key is ${type}.`];
  if (!outerJoinedTables(text ?? '').has(source.table)) return [];
  return [`The column ${column.name} is null without a row of ${source.table}, the key is ${type}.`];
}

/** A condition such as `ended_at is not null` excludes null. */
function isKnownNotNull(text: string, name: string): boolean {
  return new RegExp(`\\b${name}\\s+is\\s+not\\s+null`, 'i').test(text);
}

/** True if the result's rows are used: `const { rows } = …`, or `….rows`. */
function readsRows(call: ts.CallExpression): boolean {
  const outer = ts.findAncestor(
    call.parent,
    (node) => !ts.isAwaitExpression(node) && !ts.isParenthesizedExpression(node),
  );
  if (!outer) return false;
  if (ts.isPropertyAccessExpression(outer)) return outer.name.text === 'rows';
  if (!ts.isVariableDeclaration(outer)) return false;
  if (ts.isObjectBindingPattern(outer.name)) {
    return outer.name.elements.some((one) => (one.propertyName ?? one.name).getText() === 'rows');
  }
  const name = outer.name.getText();
  return new RegExp(`\\b${name}\\.rows\\b`).test(call.getSourceFile().text);
}
