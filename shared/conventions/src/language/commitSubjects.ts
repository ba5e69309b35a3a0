import { execFileSync } from 'node:child_process';

/** The formatting commit: subjects before it do not follow the rule and cannot be changed. */
export const FIRST_COMMIT = '880dcd6';
const LONGEST_SUBJECT = 72;

export interface Commit {
  readonly hash: string;
  readonly subject: string;
}

/** Commits after {@link FIRST_COMMIT}, newest first; none in a clone whose history ends later. */
export function commitsSince(root: string, first: string = FIRST_COMMIT): Commit[] {
  try {
    return execFileSync('git', ['log', '--no-merges', '--format=%h %s', `${first}..HEAD`], {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => ({
        hash: line.slice(0, line.indexOf(' ')),
        subject: line.slice(line.indexOf(' ') + 1),
      }));
  } catch {
    // a shallow clone or an exported archive: the step of the full clone checks the subjects
    return [];
  }
}

/** The problem with the form of a subject; undefined when it follows the rule. */
export function subjectProblem(subject: string): string | undefined {
  if (subject.length > LONGEST_SUBJECT)
    return `is ${subject.length} characters long: at most ${LONGEST_SUBJECT}, the reason goes into the body`;
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
