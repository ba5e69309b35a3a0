import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** The formatting commit: subjects before it do not follow the rule and cannot be changed. */
export const FIRST_COMMIT = '880dcd6';
const MAX_SUBJECT_LENGTH = 72;
/** Exit code of `git rev-parse --verify --quiet`. */
const UNKNOWN_COMMIT = 1;

export interface Commit {
  readonly hash: string;
  readonly subject: string;
}

/** Commits after {@link FIRST_COMMIT}, newest first; none in a clone whose history ends later.
 * @throws when git fails otherwise
 */
export function commitsSince(root: string, first: string = FIRST_COMMIT): Commit[] {
  // an exported archive or a shallow clone: the step of the full clone checks the subjects
  if (!existsSync(path.join(root, '.git')) || !hasCommit(root, first)) return [];
  return execFileSync('git', ['log', '--no-merges', '--format=%h %s', `${first}..HEAD`], {
    cwd: root,
    encoding: 'utf8',
  })
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => ({
      hash: line.slice(0, line.indexOf(' ')),
      subject: line.slice(line.indexOf(' ') + 1),
    }));
}

function hasCommit(root: string, commit: string): boolean {
  try {
    execFileSync('git', ['rev-parse', '--verify', '--quiet', `${commit}^{commit}`], { cwd: root });
    return true;
  } catch (error) {
    if ((error as { status?: unknown }).status !== UNKNOWN_COMMIT) throw error;
    return false;
  }
}

/** The problem with the form of a subject; undefined when it follows the rule. */
export function subjectProblem(subject: string): string | undefined {
  if (subject.length > MAX_SUBJECT_LENGTH)
    return `is ${subject.length} characters long: at most ${MAX_SUBJECT_LENGTH}, the reason goes into the body`;
  const [, verb] = /^[a-z0-9.-]+(?:, [a-z0-9.-]+)*: ([A-Za-z-]+)/.exec(subject) ?? [];
  if (verb === undefined) return 'names no part: "cashier: keep the deposit button visible"';
  if (verb !== verb.toLowerCase()) return `starts with a capital: "${verb.toLowerCase()}"`;
  if (!isImperative(verb)) return `"${verb}" is not imperative: "add", not "added", "adds" or "adding"`;
  return undefined;
}

const NOT_A_TENSE =
  /^(embed|feed|need|seed|speed|shed|bring|string|ping|process|pass|bypass|address|access|express|dismiss|discuss|focus|suppress|compress)$/;

function isImperative(verb: string): boolean {
  return NOT_A_TENSE.test(verb) || !/(ed|ing|s)$/.test(verb);
}
