import { relative } from 'node:path';
import type ts from 'typescript';
import { checkQuery } from './checkQuery.ts';
import type { Describer } from './describe.ts';
import { findQueries, type FoundQuery } from './findQueries.ts';

/** Result of a check of all queries of a program. */
export interface QueryReport {
  /** Statements that were compared with the schema. */
  readonly checked: number;
  /** `file:line message`, sorted. */
  readonly problems: readonly string[];
  /** Files with calls whose text is known at run time only, with their number. */
  readonly dynamic: ReadonlyMap<string, number>;
}

/**
 * Compares every query in `files` with the schema.
 * @param root folder that the reported paths are relative to.
 */
export async function checkQueries(
  program: ts.Program,
  files: readonly ts.SourceFile[],
  describer: Describer,
  root: string,
): Promise<QueryReport> {
  const checker = program.getTypeChecker();
  const queries = findQueries(program, files);
  const problems = new Set<string>();
  for (const query of queries) {
    const found = await checkQuery(checker, describer, query);
    for (const problem of found) problems.add(`${locationOf(query, root)} ${problem}`);
  }
  const unknown = new Map(
    queries.filter(({ text }) => text === undefined).map((query) => [query.call, query]),
  );
  const dynamic = new Map<string, number>();
  for (const { call } of unknown.values()) {
    const file = relative(root, call.getSourceFile().fileName);
    dynamic.set(file, (dynamic.get(file) ?? 0) + 1);
  }
  return {
    checked: queries.filter(({ text }) => text !== undefined).length,
    problems: [...problems].sort(),
    dynamic,
  };
}

function locationOf({ call }: FoundQuery, root: string): string {
  const file = call.getSourceFile();
  return `${relative(root, file.fileName)}:${file.getLineAndCharacterOfPosition(call.getStart()).line + 1}`;
}
