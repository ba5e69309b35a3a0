import * as v from 'valibot';
import type { Clock } from '../jobs/clock.ts';
import type { ServiceClient } from './serviceClient.ts';

export interface InternalCallerDeps {
  readonly baseUrl: string;
  readonly secret: string;
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
}

/**
 * A signed call to an internal route of the api, with a checked answer; undefined when the api refused it (`REFUSED`).
 * @throws when the api is unreachable or its answer is invalid; the outcome is then unknown.
 */
export type InternalCall = <Schema extends v.GenericSchema>(
  schema: Schema,
  path: string,
  body: object,
) => Promise<v.InferOutput<Schema> | undefined>;

const DONE = 200;
const REFUSED = 401;
const refusalSchema = v.object({ code: v.literal('REFUSED') });

/** Calls of internal routes; paths are relative to `/internal/`. */
export function createInternalCaller({
  baseUrl,
  secret,
  clock,
  serviceClient,
}: InternalCallerDeps): InternalCall {
  return async (schema, path, body) => {
    const response = await serviceClient.callSigned({
      baseUrl,
      path: `/internal/${path}`,
      body,
      secret,
      clock,
    });
    if (response.status === REFUSED && v.is(refusalSchema, response.body)) return undefined;
    const read = v.safeParse(schema, response.body);
    if (response.status === DONE && read.success) return read.output;
    throw new Error(`The operator responded with ${response.status} to ${path}, without a valid body.`);
  };
}
