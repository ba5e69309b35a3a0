import { createLog } from '@foyer/runtime';
import { closeSync, openSync, renameSync, statSync, writeSync } from 'node:fs';

const MAX_BYTES = 32 * 1024 * 1024;

/**
 * The log of all services of one instance. Written synchronously, because the last line before a crash is
 * the most important one.
 */
export interface LogFile {
  readonly path: string;
  write(line: string): void;
  close(): void;
}

export function openLogFile(path: string, maximumBytes = MAX_BYTES): LogFile {
  let { descriptor, size } = open(path);
  let failures = 0;
  let lastError: unknown;
  // `ignoreError` cannot be used here, because its reporter writes to this file
  const log = createLog('launch', append);

  function append(line: string): void {
    size += writeSync(descriptor, `${line}\n`);
    if (size < maximumBytes) return;
    renameSync(path, `${path}.1`);
    const full = descriptor;
    ({ descriptor, size } = open(path)); // the full file stays open when this fails
    closeSync(full);
  }

  return {
    path,
    write(line) {
      try {
        append(line);
        if (failures > 0) log.error('log file could not be written', { failures, error: lastError });
        failures = 0;
      } catch (error) {
        // a full disk must not stop play; the next line that is written reports it
        failures += 1;
        lastError = error;
      }
    },
    close: () => closeSync(descriptor),
  };
}

function open(path: string): { descriptor: number; size: number } {
  return { descriptor: openSync(path, 'a', 0o600), size: statSync(path).size };
}
