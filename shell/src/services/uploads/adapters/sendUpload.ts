import type { UploadAnswer, UploadCall } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import * as v from 'valibot';
import type { DownloadPorts } from '../../downloads/adapters/download.ts';

/** In ms; the server inspects a whole file before it answers the last part. */
const DEADLINE_MS = 60_000;
const answerSchema = v.fallback(v.object({ code: v.optional(v.string()), id: v.optional(v.string()) }), {});

/**
 * Sends one request of an upload for the player, with one retry under a fresh token.
 * @throws without an answer, and when the call is aborted.
 */
export async function sendUpload(
  { method, path, headers, body, signal }: UploadCall,
  { session, brand, locale }: DownloadPorts,
): Promise<UploadAnswer> {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const request = (token: string | undefined): Promise<Response> =>
    fetch(path, {
      method,
      headers: {
        brand,
        locale,
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
      },
      ...(body && { body }),
      credentials: 'omit',
      cache: 'no-store',
      signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
    });
  const token = await session.accessToken();
  let answer = await request(token);
  if (answer.status === 401 && token !== undefined)
    answer = await request(await session.reauthenticate(token));
  const { code, id } = v.parse(
    answerSchema,
    answer.headers.get('content-type')?.startsWith('application/json') === true
      ? await answer.json().catch(ignoreError('the answer to an upload is not JSON'))
      : undefined,
  );
  const offset = answer.headers.get('upload-offset');
  return {
    status: answer.status,
    ...(code !== undefined && { code }),
    ...(id !== undefined && { id }),
    ...(offset !== null && /^\d+$/.test(offset) && { offset: Number(offset) }),
  };
}
