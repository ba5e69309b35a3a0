import type { RemoteFailureCode } from '@foyer/contract';

const BRAND = Symbol.for('foyer.remote-error');

/**
 * A remote could not be loaded or mounted. `code` is the reason; the message is for engineers. {@link
 * isRemoteError} recognises instances of other builds.
 */
export class RemoteError extends Error {
  readonly [BRAND] = true;
  readonly code: RemoteFailureCode;

  constructor(code: RemoteFailureCode, detail: string, options?: ErrorOptions) {
    super(`${code}: ${detail}`, options);
    this.name = 'RemoteError';
    this.code = code;
  }
}

export function isRemoteError(value: unknown): value is RemoteError {
  return typeof value === 'object' && value !== null && BRAND in value;
}

/** The error of webpack's loader when a chunk or its style sheet does not load. */
interface ChunkLoadError {
  readonly name: string;
  readonly type?: string;
  readonly code?: string;
}

/**
 * Returns the error code of a failed dynamic import: loader errors by kind; all other errors were thrown by
 * the module.
 */
export function toRemoteError(error: unknown, thrownCode: RemoteFailureCode): RemoteError {
  if (isRemoteError(error)) return error;
  const detail = error instanceof Error ? error.message : String(error);
  // webpack and mini-css-extract add fields to plain errors
  const { name, type, code } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Partial<ChunkLoadError>;
  if (code === 'CSS_CHUNK_LOAD_FAILED') return new RemoteError('STYLE_FAILED', detail, { cause: error });
  if (name === 'ChunkLoadError')
    return new RemoteError(type === 'timeout' ? 'CHUNK_TIMEOUT' : 'CHUNK_FAILED', detail, { cause: error });
  return new RemoteError(thrownCode, detail, { cause: error });
}
