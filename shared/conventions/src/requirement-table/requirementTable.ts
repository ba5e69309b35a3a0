import path from 'node:path';
import type { TextFile } from '../references/checkReferences.ts';

/**
 * `planned`: a part of the section is not built yet. `background`: the section explains, and has no rule of its
 * own. Written in the section as a paragraph that starts with `*Planned:*` or `*Background:*`.
 */
export type RequirementMark = 'planned' | 'background';

/** A section of the requirements with the places that implement and prove it. */
export interface RequirementRow {
  /** `<page>#<anchor>`. */
  readonly id: string;
  readonly title: string;
  /** Reason why the section may lack code and tests; undefined for a rule that holds today. */
  readonly mark: RequirementMark | undefined;
  /** Files that refer to the section, sorted; without tests and documents. */
  readonly code: readonly string[];
  /** Tests that refer to the section, import a file that does, or name an SQL function of such a file; sorted. */
  readonly tests: readonly string[];
}

const PAGE = /^shared\/docs\/requirements\/([a-z-]+)\.md$/;
const HEADING = /^#{2,6} (.+?) <a id="([a-z0-9-]+)"><\/a>$/gm;
const MARK = /^\*(Planned|Background):\* /m;
const REFERENCE = /\brequirements\/([a-z-]+#[a-z0-9-]+)/g;
const IMPORT = /(?:from|import) '(\.{1,2}\/[^']+)'|import\('(\.{1,2}\/[^']+)'\)/g;
const SQL_FUNCTION = /create or replace function (?:\w+\.)?(\w+)/g;
const TEST = /\.(test|spec)\.tsx?$/;
const DOCUMENT = /\.(md|json)$/;

/** All sections with an explicit anchor, in the order of the pages. */
export function requirementTable(files: readonly TextFile[]): readonly RequirementRow[] {
  const tests = files.filter(({ file }) => TEST.test(file));
  const testsOf = testIndex(tests);
  const references = new Map<string, string[]>();
  for (const { file, text } of files)
    if (!DOCUMENT.test(file))
      for (const [, id = ''] of text.matchAll(REFERENCE))
        references.set(id, [...(references.get(id) ?? []), file]);

  const textOf = new Map(files.map(({ file, text }) => [file, text]));
  return sections(files).map(({ id, title, mark }) => {
    const referring = [...new Set(references.get(id) ?? [])].sort();
    const code = referring.filter((file) => !TEST.test(file));
    const proving = code.flatMap((file) => testsOf(file, textOf.get(file) ?? ''));
    return {
      id,
      title,
      mark,
      code,
      tests: [...new Set([...referring.filter((file) => TEST.test(file)), ...proving])].sort(),
    };
  });
}

type Section = Pick<RequirementRow, 'id' | 'title' | 'mark'>;

function sections(files: readonly TextFile[]): readonly Section[] {
  return files.flatMap(({ file, text }) => {
    const page = PAGE.exec(file)?.[1];
    if (page === undefined) return [];
    return [...text.matchAll(HEADING)].map(({ 0: heading, 1: title = '', 2: anchor = '', index }) => ({
      id: `${page}#${anchor}`,
      title,
      mark: markOf(text.slice(index + heading.length)),
    }));
  });
}

/** The mark of the section at the start of a text, which ends at the next heading. */
function markOf(text: string): RequirementMark | undefined {
  switch (MARK.exec(text.split(/^#{1,6} /m, 1)[0] ?? '')?.[1]) {
    case 'Planned':
      return 'planned';
    case 'Background':
      return 'background';
    default:
      return undefined;
  }
}

function testIndex(tests: readonly TextFile[]): (file: string, text: string) => readonly string[] {
  const importers = new Map<string, string[]>();
  for (const { file, text } of tests)
    for (const [, first, second] of text.matchAll(IMPORT)) {
      const target = path.posix.join(path.posix.dirname(file), first ?? second ?? '');
      importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  return (file, text) => {
    if (!file.endsWith('.sql')) return importers.get(file) ?? [];
    const names = [...text.matchAll(SQL_FUNCTION)].map(([, name = '']) => name);
    const isCalled = new RegExp(`\\bapi\\.(${names.join('|')})\\(`);
    return names.length === 0
      ? []
      : tests.filter((test) => isCalled.test(test.text)).map((test) => test.file);
  };
}

/** The rows of rules that hold today and have no code or no tests. */
export function unprovenRows(rows: readonly RequirementRow[]): readonly RequirementRow[] {
  return rows.filter(({ mark, tests }) => mark === undefined && tests.length === 0);
}
