import * as v from 'valibot';
import type { App } from '../../app.ts';
import type { Answer, Route } from './internalRoutes.ts';

/** A route that accepts one body shape; the strings stand for answers without content. */
export function withBody<Schema extends v.GenericSchema>(
  schema: Schema,
  act: (app: App, call: v.InferOutput<Schema>) => Promise<object | 'refused' | 'unavailable'>,
): Route {
  return async (app, body): Promise<Answer> => {
    const call = v.safeParse(schema, body);
    if (!call.success) return { status: 422, body: { code: 'FIELD_INVALID' } };
    const outcome = await act(app, call.output);
    if (outcome === 'refused') return { status: 401, body: { code: 'REFUSED' } };
    if (outcome === 'unavailable') return { status: 503, body: { code: 'UNAVAILABLE' } };
    return { status: 200, body: outcome };
  };
}
