import type { EngagementAnswer } from '@foyer/contract';
import { ignoreError } from '@foyer/kernel';
import { ENGAGEMENT_PREFIX } from '@foyer/kernel/engagement';
import type { EngagementRequest } from '../engagementPorts.ts';

const DEADLINE_MS = 10_000;

/** Sends a request through the page's own origin, which proxies the provider. */
export async function engagementRequest({
  method,
  path,
  bearer,
  body,
  signal,
}: EngagementRequest): Promise<EngagementAnswer> {
  const deadline = AbortSignal.timeout(DEADLINE_MS);
  const response = await fetch(`${ENGAGEMENT_PREFIX}${path}`, {
    method,
    headers: {
      accept: 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    credentials: 'omit',
    cache: 'no-store',
    signal: signal ? AbortSignal.any([signal, deadline]) : deadline,
  });
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    body: isJson
      ? await response.json().catch(ignoreError('the answer of the provider is not JSON'))
      : undefined,
  };
}
