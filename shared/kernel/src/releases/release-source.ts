/** The state of a repository from which a release was built. */
export interface ReleaseSource {
  /** Address without credentials, or the name of the folder. */
  readonly repository: string;
  /** Full commit hash. */
  readonly commit: string;
  /** Absent for a detached checkout. */
  readonly branch?: string;
  /** Author of the commit, `Name <email>`. */
  readonly author: string;
  /** Files were changed and not committed. */
  readonly isDirty: boolean;
  readonly ticket?: string;
}

const SHORT_LENGTH = 10;

/** `41ffc0de01 by Ana Ruiz <ana@casino.example> on main with uncommitted changes, GAME-12` */
export function sourceText({ commit, author, branch, isDirty, ticket }: ReleaseSource): string {
  const place = branch === undefined ? '' : ` on ${branch}`;
  const dirty = isDirty ? ' with uncommitted changes' : '';
  return `${commit.slice(0, SHORT_LENGTH)} by ${author}${place}${dirty}${ticket === undefined ? '' : `, ${ticket}`}`;
}
