import { closeSync, openSync, renameSync, statSync, writeSync } from 'node:fs';

const MAXIMUM_BYTES = 32 * 1024 * 1024;

/**
 * The log of all services of one instance. Written synchronously, because the last line before a crash is
 * the most important one.
 */
export interface LogFile {
  readonly path: string;
  write(line: string): void;
  close(): void;
}

export function openLogFile(path: string, maximumBytes = MAXIMUM_BYTES): LogFile {
  let { descriptor, size } = open(path);
  return {
    path,
    write(line) {
      try {
        size += writeSync(descriptor, `${line}\n`);
        if (size < maximumBytes) return;
        closeSync(descriptor);
        renameSync(path, `${path}.1`);
        ({ descriptor, size } = open(path));
      } catch {
        // a full disk must not stop play; what is lost is this line
      }
    },
    close: () => closeSync(descriptor),
  };
}

function open(path: string): { descriptor: number; size: number } {
  return { descriptor: openSync(path, 'a', 0o600), size: statSync(path).size };
}
