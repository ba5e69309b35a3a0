import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { ignoreError } from '@foyer/kernel';
import { deriveKey } from '@foyer/runtime';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

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
      return { wrapped: encrypt(master, key, fileId), cipher: fileCipher(key, fileId) };
    },
    open(fileId, wrapped) {
      for (const master of masters) {
        const key = decrypt(master, wrapped, fileId);
        if (key) return fileCipher(key, fileId);
      }
      throw new Error('None of the documents secrets decrypts the key of this file.');
    },
  };
}

function fileCipher(key: Buffer, fileId: string): FileCipher {
  return {
    encrypt: (part, start) => encrypt(key, part, `${fileId} ${start}`),
    decrypt(sealed, start) {
      const part = decrypt(key, sealed, `${fileId} ${start}`);
      if (!part) throw new Error('A part of a document was modified.');
      return part;
    },
  };
}

function encrypt(key: Buffer, plain: Buffer, boundTo: string): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, key, nonce);
  cipher.setAAD(Buffer.from(boundTo));
  return Buffer.concat([nonce, cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(key: Buffer, sealed: Buffer, boundTo: string): Buffer | undefined {
  if (sealed.length < NONCE_BYTES + TAG_BYTES) return undefined;
  const end = sealed.length - TAG_BYTES;
  const decipher = createDecipheriv(CIPHER, key, sealed.subarray(0, NONCE_BYTES));
  decipher.setAAD(Buffer.from(boundTo));
  decipher.setAuthTag(sealed.subarray(end));
  const plain = decipher.update(sealed.subarray(NONCE_BYTES, end));
  try {
    return Buffer.concat([plain, decipher.final()]);
  } catch (error) {
    return ignoreError('the bytes have another key or were modified')(error);
  }
}
