import { ignoreError } from '@foyer/kernel';
import { ifMissing } from '@foyer/runtime';
import { appendFile, mkdir, rename, stat } from 'node:fs/promises';
import { dirname } from 'node:path';

/** A log file with bounded size: when full it is renamed to `.1` and a new one starts. */
export interface LineFile {
  append(lines: readonly string[]): void;
  /** Resolves when all appended lines are on disk. */
  settled(): Promise<void>;
}

const MAX_BYTES = 16 * 1024 * 1024;
const MAX_WAITING_LINES = 5_000;

export function openLineFile(file: string, maximumBytes = MAX_BYTES): LineFile {
  let waiting: string[] = [];
  let writing: Promise<void> | undefined;

  async function write(): Promise<void> {
    await mkdir(dirname(file), { recursive: true });
    while (waiting.length > 0) {
      const lines = waiting;
      waiting = [];
      const found = await stat(file).catch(ifMissing(undefined));
      if (found && found.size > maximumBytes) await rename(file, `${file}.1`);
      await appendFile(file, `${lines.join('\n')}\n`);
    }
  }

  return {
    append(lines) {
      // a full disk must not fill the memory
      waiting.push(...lines.slice(0, Math.max(0, MAX_WAITING_LINES - waiting.length)));
      writing ??= write()
        .catch(ignoreError('reports of browsers could not be stored'))
        .finally(() => (writing = undefined));
    },
    settled: () => writing ?? Promise.resolve(),
  };
}
