import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';

/** Usage of the database by a test file, and its duration. */
export interface TestFile {
  readonly kind: 'file';
  /** Absolute path. */
  readonly file: string;
  /** Hash of the file's text: a changed file is measured again. */
  readonly sha256: string;
  readonly seconds: number;
  /** False when the file fails without any mutant, so that it can kill none. */
  readonly passes: boolean;
  /** Calls of each function, and inserted rows of each table that did not remain. */
  readonly calls: Readonly<Record<string, number>>;
  readonly rows: Readonly<Record<string, number>>;
}

/** Result of a mutant. `nonsense`: PostgreSQL cannot run it, so the result is not evidence about the tests. */
export interface MutantResult extends Omit<Mutant, 'sql'> {
  readonly kind: 'mutant';
  readonly outcome: 'killed' | 'timeout' | 'survived' | 'nonsense';
  /** The test that killed the mutant, and its file. */
  readonly by?: string;
  readonly file?: string;
  readonly seconds: number;
}

/** Results so far. With a file they persist, and the next run resumes. */
export interface ResultStore {
  file(file: string, sha256: string): TestFile | undefined;
  mutant(id: string): MutantResult | undefined;
  mutants(): readonly MutantResult[];
  add(line: TestFile | MutantResult): void;
}

export function openResultStore(recordFile: string | undefined): ResultStore {
  const files = new Map<string, TestFile>();
  const mutants = new Map<string, MutantResult>();
  // the last record of a file or mutant replaces earlier ones
  const take = (line: TestFile | MutantResult): void =>
    void (line.kind === 'file' ? files.set(`${line.file} ${line.sha256}`, line) : mutants.set(line.id, line));
  if (recordFile !== undefined && existsSync(recordFile)) {
    for (const line of readFileSync(recordFile, 'utf8').split('\n'))
      if (line !== '') take(JSON.parse(line) as TestFile | MutantResult);
  }
  return {
    file: (file, sha256) => files.get(`${file} ${sha256}`),
    mutant: (id) => mutants.get(id),
    mutants: () => [...mutants.values()],
    add(line) {
      take(line);
      if (recordFile !== undefined) appendFileSync(recordFile, `${JSON.stringify(line)}\n`);
    },
  };
}
