import { readBody, Refusal } from '@foyer/runtime';
import * as v from 'valibot';
import type { Call } from './route.ts';

/** Maximum body of a decision or a chat message. */
const MAX_BODY_BYTES = 32 * 1024;

/**
 * Parses a request body of at most `maxBytes` by a schema.
 * @throws {@link Refusal} 400 with instructions.
 */
export async function readShape<Schema extends v.GenericSchema>(
  request: Call['request'],
  schema: Schema,
  wanted: string,
  maxBytes = MAX_BODY_BYTES,
): Promise<v.InferOutput<Schema>> {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), await readBody(request, maxBytes));
  if (!read.success) throw new Refusal(400, 'REQUEST_MALFORMED', wanted);
  return read.output;
}
