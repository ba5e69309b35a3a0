import { ignoreError } from '@foyer/kernel';
import { ANALYTICS_BATCH_SIZE } from '@foyer/kernel/analytics-delivery';
import {
  readBody,
  createRateLimit,
  type Clock,
  type FoyerSettings,
  type Log,
  type ServiceClient,
} from '@foyer/runtime';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { sendEmpty } from '../answers.ts';
import type { RequestContext } from '../context.ts';
import type { Upstream } from '../proxy/upstreams.ts';

export type AnalyticsEndpoint = (
  request: IncomingMessage,
  response: ServerResponse,
  context: RequestContext,
) => Promise<void>;

export interface AnalyticsDeps {
  readonly upstream: Pick<Upstream, 'host' | 'port'>;
  readonly settings: Pick<FoyerSettings, 'internalSecret'>;
  readonly clock: Clock;
  readonly serviceClient: Pick<ServiceClient, 'callSigned'>;
  readonly log: Log;
}

const MAX_BODY_BYTES = 16 * 1024;
// many players may share an address
const DELIVERIES_AT_ONCE = 300;
const DELIVERIES_PER_SECOND = 20;
const BEARER = /^Bearer ([A-Za-z0-9._~+/=-]{1,4096})$/;

const delivery = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    visit: v.pipe(v.string(), v.uuid()),
    events: v.pipe(v.array(v.unknown()), v.minLength(1), v.maxLength(ANALYTICS_BATCH_SIZE)),
  }),
);

/**
 * Accepts analytics events of pages and passes them to the api with the brand of the host. A page never waits for
 * them: they are lost when the api cannot be reached.
 */
export function createAnalyticsEndpoint({
  upstream,
  settings,
  clock,
  serviceClient,
  log,
}: AnalyticsDeps): AnalyticsEndpoint {
  const limit = createRateLimit({ capacity: DELIVERIES_AT_ONCE, perSecond: DELIVERIES_PER_SECOND, clock });

  return async function analytics(request, response, context) {
    if (request.method !== 'POST') return sendEmpty(response, 405, { allow: 'POST' });
    if (!limit.take(context.clientAddress))
      return sendEmpty(response, 429, { 'retry-after': '30', connection: 'close' });
    const body = await readBody(request, MAX_BODY_BYTES).catch(
      ignoreError('the body of an analytics delivery is too long or was aborted'),
    );
    if (body === undefined) return sendEmpty(response, 413, { connection: 'close' });
    const parsed = v.safeParse(delivery, body);
    if (!parsed.success) return sendEmpty(response, 400);
    const accessToken = BEARER.exec(request.headers.authorization ?? '')?.[1];
    try {
      const { status } = await serviceClient.callSigned({
        baseUrl: `http://${upstream.host}:${upstream.port}`,
        path: '/internal/analytics',
        body: {
          ...parsed.output,
          brand: context.brand.id,
          ...(accessToken !== undefined && { accessToken }),
        },
        secret: settings.internalSecret,
        clock,
      });
      sendEmpty(response, status === 200 ? 204 : 503);
    } catch (error) {
      log.warn('analytics events not stored', { error });
      sendEmpty(response, 503);
    }
  };
}
