/** An expected outcome: failures that callers must handle are values, not exceptions. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly failure: Failure };

export function succeed<Value>(value: Value): Result<Value, never> {
  return { ok: true, value };
}

export function fail<Failure>(failure: Failure): Result<never, Failure> {
  return { ok: false, failure };
}
