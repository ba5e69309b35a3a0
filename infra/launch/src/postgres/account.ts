import { ifMissing } from '@foyer/runtime';
import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** The account for PostgreSQL, which refuses to run as root; it owns nothing else. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const USUAL_NOBODY = 65_534;

/** The account for PostgreSQL, or undefined when this process is not root. */
export function accountToDropTo(): Account | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const line = readPasswd()
    .split('\n')
    .find((entry) => entry.startsWith('nobody:'));
  const [, , uid, gid] = line?.split(':') ?? [];
  return { uid: Number(uid ?? USUAL_NOBODY), gid: Number(gid ?? USUAL_NOBODY) };
}

function readPasswd(): string {
  try {
    return readFileSync('/etc/passwd', 'utf8');
  } catch (error) {
    return ifMissing('')(error);
  }
}

/** True if other accounts can traverse to the folder. */
export function isReachableByOthers(folder: string): boolean {
  for (let current = folder; ; current = dirname(current)) {
    if ((statSync(current).mode & 0o001) === 0) return false;
    if (current === dirname(current)) return true;
  }
}
