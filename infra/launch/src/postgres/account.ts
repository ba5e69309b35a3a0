import { readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';

/** PostgreSQL refuses to run as root; then it runs as this account, which owns nothing else. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const USUAL_NOBODY = 65_534;

/** The account to drop to, or undefined when this process is an ordinary user. */
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
  } catch {
    return '';
  }
}

/** Whether an account without rights of its own can enter the folder. */
export function isReachableByOthers(folder: string): boolean {
  for (let current = folder; ; current = dirname(current)) {
    if ((statSync(current).mode & 0o001) === 0) return false;
    if (current === dirname(current)) return true;
  }
}
