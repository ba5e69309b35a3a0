import * as v from 'valibot';
import { isBrandId, type BrandId } from '@foyer/market';
import type { Routes as RoutesOf } from '@foyer/runtime';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** An internal call whose signature was verified. */
export interface InternalCall {
  /** Parsed JSON; undefined for an empty body. */
  readonly body: unknown;
  /** Decoded parameters of the path. */
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly query: URLSearchParams;
}

/** Answers a signed internal call. */
export type Route = (call: InternalCall) => Promise<Answer>;

/** Internal routes of a subject by method and path, such as `POST /internal/players`. */
export type Routes = RoutesOf<Route>;

/** A brand in the body of a call. */
export const brandSchema = v.custom<BrandId>((value) => typeof value === 'string' && isBrandId(value));

/** The answer to a body that does not have the required shape. */
export function invalid(): Answer {
  return { status: 422, body: { code: 'FIELD_INVALID' } };
}

/** A route that accepts one body shape. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  handle: (body: v.InferOutput<Schema>, call: InternalCall) => Promise<Answer>,
): Route {
  return async (call) => {
    const body = v.safeParse(schema, call.body);
    return body.success ? handle(body.output, call) : invalid();
  };
}

/** A {@link checked} route that answers 200 with the result, 401 for `refused` and 503 for `unavailable`. */
export function withBody<Schema extends v.GenericSchema>(
  schema: Schema,
  act: (body: v.InferOutput<Schema>) => Promise<object | 'refused' | 'unavailable'>,
): Route {
  return checked(schema, async (body) => {
    const outcome = await act(body);
    if (outcome === 'refused') return { status: 401, body: { code: 'REFUSED' } };
    if (outcome === 'unavailable') return { status: 503, body: { code: 'UNAVAILABLE' } };
    return { status: 200, body: outcome };
  });
}
