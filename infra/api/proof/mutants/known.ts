import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Mutant } from './mutants.ts';

/** What a test file does with the database, and how long it takes. */
export interface TestFile {
  readonly kind: 'file';
  /** Absolute. */
  readonly file: string;
  /** Of its text: a changed file is looked at again. */
  readonly sha256: string;
  readonly seconds: number;
  /** False: it fails without any fault, so it finds none. */
  readonly passes: boolean;
  /** How often each function was called, and how many rows each table was given that did not stay. */
  readonly calls: Readonly<Record<string, number>>;
  readonly rows: Readonly<Record<string, number>>;
}

/** What became of a fault. `nonsense`: PostgreSQL could not run it at all, so that it says nothing of the tests. */
export interface Judged extends Omit<Mutant, 'sql'> {
  readonly kind: 'mutant';
  readonly outcome: 'killed' | 'timeout' | 'survived' | 'nonsense';
  /** The test that failed, and its file. */
  readonly by?: string;
  readonly file?: string;
  readonly seconds: number;
}

/** What is known so far. With a file it outlives the run, and the next run goes on. */
export interface Known {
  file(file: string, sha256: string): TestFile | undefined;
  mutant(id: string): Judged | undefined;
  mutants(): readonly Judged[];
  add(line: TestFile | Judged): void;
}

export function openKnown(recordFile: string | undefined): Known {
  const files = new Map<string, TestFile>();
  const mutants = new Map<string, Judged>();
  // what was found out last holds
  const take = (line: TestFile | Judged): void =>
    void (line.kind === 'file' ? files.set(`${line.file} ${line.sha256}`, line) : mutants.set(line.id, line));
  if (recordFile !== undefined && existsSync(recordFile)) {
    for (const line of readFileSync(recordFile, 'utf8').split('\n'))
      if (line !== '') take(JSON.parse(line) as TestFile | Judged);
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
