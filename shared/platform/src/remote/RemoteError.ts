import type { RemoteFailureCode } from '@foyer/contract';

const BRAND = Symbol.for('foyer.remote-error');

/** A remote could not be had; `code` names why, the message is for engineers. Recognised across builds by {@link isRemoteError}. */
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

/** Names the failure of a dynamic import: the loader's own errors by kind, anything else was thrown by the module itself. */
export function toRemoteError(error: unknown, thrownCode: RemoteFailureCode): RemoteError {
  if (isRemoteError(error)) return error;
  const detail = error instanceof Error ? error.message : String(error);
  // webpack and mini-css-extract put their own fields on plain errors
  const { name, type, code } = (
    typeof error === 'object' && error !== null ? error : {}
  ) as Partial<ChunkLoadError>;
  if (code === 'CSS_CHUNK_LOAD_FAILED') return new RemoteError('STYLE_FAILED', detail, { cause: error });
  if (name === 'ChunkLoadError')
    return new RemoteError(type === 'timeout' ? 'CHUNK_TIMEOUT' : 'CHUNK_FAILED', detail, { cause: error });
  return new RemoteError(thrownCode, detail, { cause: error });
}
