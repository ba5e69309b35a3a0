import { ifMissing } from '@foyer/runtime';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Content of `postmaster.pid`, which PostgreSQL writes. */
export interface PostmasterPid {
  readonly pid: number;
  readonly dataFolder: string;
  readonly port: number;
  readonly ready: boolean;
}

const LINE = { pid: 0, dataFolder: 1, port: 3, status: 7 } as const;

export async function readPostmasterPid(dataFolder: string): Promise<PostmasterPid | undefined> {
  const text = await readFile(join(dataFolder, 'postmaster.pid'), 'utf8').catch(ifMissing(undefined));
  return text === undefined ? undefined : parsePostmasterPid(text);
}

export function parsePostmasterPid(text: string): PostmasterPid | undefined {
  const lines = text.split('\n').map((line) => line.trim());
  // a standalone backend writes its pid as a negative number
  const pid = Math.abs(Number(lines[LINE.pid]));
  if (!Number.isInteger(pid) || pid === 0) return undefined;
  return {
    pid,
    dataFolder: lines[LINE.dataFolder] ?? '',
    port: Number(lines[LINE.port] ?? 0),
    ready: lines[LINE.status] === 'ready',
  };
}
