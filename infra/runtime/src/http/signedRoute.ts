import * as v from 'valibot';
import type { Clock } from '../jobs/clock.ts';
import { receiveSigned, sendJson } from './http.ts';
import type { Route } from './router.ts';

export interface SignedRouteDeps {
  readonly secret: string;
  readonly clock: Clock;
  /** Code of the 404 for a call without a result. */
  readonly unknownCode?: string;
}

/** A route for signed calls of another service: 200 with the result, 422 for a body of another shape, 404 without a result. */
export type SignedRoute = <Schema extends v.GenericSchema>(
  schema: Schema,
  answer: (call: v.InferOutput<Schema>) => object | undefined | Promise<object | undefined>,
) => Route;

export function createSignedRoute({
  secret,
  clock,
  unknownCode = 'NOT_FOUND',
}: SignedRouteDeps): SignedRoute {
  return (schema, answer) =>
    async ({ request, response }) => {
      const received = await receiveSigned(request, response, secret, clock);
      if (!received) return;
      const read = v.safeParse(schema, received.body);
      if (!read.success) return sendJson(response, 422, { code: 'FIELD_INVALID' });
      const result = await answer(read.output);
      sendJson(response, result ? 200 : 404, result ?? { code: unknownCode });
    };
}
