import * as v from 'valibot';
import type { App } from '../../app.ts';

export interface Answer {
  readonly status: number;
  readonly body: object;
}

/** Handles the parsed body of a signed internal call. */
export type Route = (app: App, body: unknown) => Promise<Answer>;

/** Internal routes of a subject by path; all of them are POST. */
export type Routes = Readonly<Record<string, Route>>;

/** The answer to a body that does not have the required shape. */
export function invalid(): Answer {
  return { status: 422, body: { code: 'FIELD_INVALID' } };
}

/** A route that accepts one body shape. */
export function checked<Schema extends v.GenericSchema>(
  schema: Schema,
  handle: (app: App, call: v.InferOutput<Schema>) => Promise<Answer>,
): Route {
  return async (app, body) => {
    const call = v.safeParse(schema, body);
    return call.success ? handle(app, call.output) : invalid();
  };
}

/** As {@link checked}; the result is the body, and the strings are answers without content. */
export function withBody<Schema extends v.GenericSchema>(
  schema: Schema,
  act: (app: App, call: v.InferOutput<Schema>) => Promise<object | 'refused' | 'unavailable'>,
): Route {
  return checked(schema, async (app, call) => {
    const outcome = await act(app, call);
    if (outcome === 'refused') return { status: 401, body: { code: 'REFUSED' } };
    if (outcome === 'unavailable') return { status: 503, body: { code: 'UNAVAILABLE' } };
    return { status: 200, body: outcome };
  });
}
