/** Kinds of a failed API call. `@foyer/platform` has one player text for each. */
export const APP_ERROR_KINDS = [
  'network',
  'timeout',
  'unavailable',
  'authentication',
  'session',
  'validation',
  'permission',
  'limit',
  'not-found',
  'too-complex',
  'outdated',
  'internal',
] as const;
export type AppErrorKind = (typeof APP_ERROR_KINDS)[number];

const BRAND = Symbol.for('foyer.app-error');

export interface AppErrorFields {
  readonly kind: AppErrorKind;
  /** requirements/errors#error-shape: extensions.reasons[0], else extensions.type, without `$`. */
  readonly type: string;
  /** requirements/errors#error-shape: names of the inputs that the error concerns. */
  readonly keys?: readonly string[];
  /** For support and engineers. */
  readonly traceId?: string | undefined;
}

/** A failed API call. Recognised across builds by {@link isAppError}, not by `instanceof`. */
export class AppError extends Error implements AppErrorFields {
  readonly [BRAND] = true;
  readonly kind: AppErrorKind;
  readonly type: string;
  readonly keys: readonly string[];
  readonly traceId: string | undefined;

  constructor(fields: AppErrorFields, options?: ErrorOptions) {
    super(`${fields.kind}: ${fields.type}`, options);
    this.name = 'AppError';
    this.kind = fields.kind;
    this.type = fields.type;
    this.keys = fields.keys ?? [];
    this.traceId = fields.traceId;
  }
}

export function isAppError(value: unknown): value is AppError {
  return typeof value === 'object' && value !== null && BRAND in value;
}
