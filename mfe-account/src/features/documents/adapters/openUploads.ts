import type { DeviceStorage } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';

type Storage = Pick<DeviceStorage, 'read' | 'write'>;

const NAME = 'openUploads';
const SEPARATOR = ' ';
/** Number of uploads that fit into a stored value. */
const MAX_UPLOADS = 3;
const FINGERPRINT_BYTES = 16;

/**
 * Identifies the bytes of a file for one document request, without revealing them; undefined where the browser cannot
 * compute it. A reload loses the file, but not its fingerprint: the same file continues its upload.
 */
export async function fingerprintOf(requestId: string, file: Blob): Promise<string | undefined> {
  const hash = await hashOf(new Blob([requestId, file])).catch(
    ignoreError('without a fingerprint, the upload starts again after a reload'),
  );
  if (!hash) return undefined;
  return Array.from(new Uint8Array(hash, 0, FINGERPRINT_BYTES), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

async function hashOf(blob: Blob): Promise<ArrayBuffer> {
  return crypto.subtle.digest('SHA-256', await blob.arrayBuffer());
}

/** Remembers for this tab that the server has started to receive a file. */
export function rememberUpload(storage: Storage, fingerprint: string, id: string): void {
  const others = readAll(storage).filter(([known]) => known !== fingerprint);
  writeAll(storage, [[fingerprint, id] as const, ...others]);
}

/** The id of the file whose upload was started in this tab and has not ended. */
export function findUpload(storage: Storage, fingerprint: string): string | undefined {
  return readAll(storage).find(([known]) => known === fingerprint)?.[1];
}

export function forgetUpload(storage: Storage, fingerprint: string): void {
  writeAll(
    storage,
    readAll(storage).filter(([known]) => known !== fingerprint),
  );
}

type Entry = readonly [fingerprint: string, id: string];

function readAll(storage: Storage): readonly Entry[] {
  return (storage.read(NAME) ?? '').split(SEPARATOR).flatMap((entry): Entry[] => {
    const [, fingerprint, id] = /^([0-9a-f]{32}):([\w-]{1,36})$/.exec(entry) ?? [];
    return fingerprint === undefined || id === undefined ? [] : [[fingerprint, id]];
  });
}

function writeAll(storage: Storage, entries: readonly Entry[]): void {
  storage.write(
    NAME,
    entries
      .slice(0, MAX_UPLOADS)
      .map((entry) => entry.join(':'))
      .join(SEPARATOR),
  );
}
