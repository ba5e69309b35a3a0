import { ifTooLarge, readBytes, readJson } from '@foyer/runtime';
import type { IncomingMessage } from 'node:http';

const MAX_BODY_BYTES = 16 * 1_024;

/** The parsed body of a request; undefined unless it is JSON of at most 16 KiB. */
export async function readRequestBody(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request, MAX_BODY_BYTES).catch(ifTooLarge);
  return bytes && readJson(bytes)?.value;
}
