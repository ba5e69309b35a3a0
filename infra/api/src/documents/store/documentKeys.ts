import { randomBytes } from 'node:crypto';
import { deriveKey, sealBytes, unsealBytes } from '@foyer/runtime';

const KEY_BYTES = 32;

/** Encrypts the parts of one file. A part is bound to its file and offset, so that parts cannot be exchanged. */
export interface FileCipher {
  encrypt(part: Buffer, start: number): Buffer;
  /** @throws when the part was modified or belongs elsewhere. */
  decrypt(sealed: Buffer, start: number): Buffer;
}

/** Data keys of files, each wrapped by a master key (ADR 0242). */
export interface DocumentKeys {
  create(fileId: string): { readonly wrapped: Buffer; readonly cipher: FileCipher };
  /** @throws when no master key opens the wrapped key. */
  open(fileId: string, wrapped: Buffer): FileCipher;
}

/** The first secret wraps new keys; all of them open existing ones, as during a rotation. */
export function createDocumentKeys(secrets: readonly string[]): DocumentKeys {
  const masters = secrets.map((secret) => deriveKey(secret, 'foyer-documents', 'key-wrapping'));
  return {
    create(fileId) {
      const [master] = masters;
      if (!master) throw new Error('There is no secret for documents (keys/documents-secret).');
      const key = randomBytes(KEY_BYTES);
      return { wrapped: sealBytes(master, key, fileId), cipher: fileCipher(key, fileId) };
    },
    open(fileId, wrapped) {
      for (const master of masters) {
        const key = unsealBytes(master, wrapped, fileId);
        if (key) return fileCipher(key, fileId);
      }
      throw new Error('None of the documents secrets decrypts the key of this file.');
    },
  };
}

function fileCipher(key: Buffer, fileId: string): FileCipher {
  return {
    encrypt: (part, start) => sealBytes(key, part, `${fileId} ${start}`),
    decrypt(sealed, start) {
      const part = unsealBytes(key, sealed, `${fileId} ${start}`);
      if (!part) throw new Error('A part of a document was modified.');
      return part;
    },
  };
}
