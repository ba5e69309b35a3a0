import * as v from 'valibot';
import type { Clock, Log, ServiceAnswer, ServiceClient } from '@foyer/runtime';
import { createBreaker } from './breaker.ts';
import type { ProviderResult } from './provider.ts';
import { refusalAnswer } from './providerShapes.ts';
import { PAYMENTS_SIGNATURE, signText } from './signature.ts';

/** requirements/reliability#deadlines: at most 10 s, then the payment is pending. */
const DEADLINE_MS = 10_000;
const READ_DEADLINE_MS = 3_000;
/**
 * Refusals that leave the outcome open. With 401 and 403 (clock skew, key rotation) the provider has not
 * processed the request.
 */
const NOT_DEFINITE = new Set([401, 403, 408, 409, 425, 429]);

export interface ProviderDeps {
  readonly address: string;
  /** The first secret signs requests; all of them verify answers. */
  readonly secrets: readonly string[];
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly log: Log;
}

export interface ProviderRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly path: string;
  readonly body?: object;
  /** Idempotency key of a POST. */
  readonly key?: string;
}

export interface ProviderClient {
  /** False while the circuit breaker rejects calls. */
  isReachable(): boolean;
  /**
   * Sends a signed request. A response that cannot be read is a failure of the provider: it leaves the outcome
   * open and counts for the circuit breaker, also a refusal without a code (a proxy's page, for example).
   */
  call<Value>(request: ProviderRequest, read: (text: string) => Value): Promise<ProviderResult<Value>>;
}

/** Signed HTTP calls to our payment provider, behind a circuit breaker. */
export function createProviderClient({
  address,
  secrets,
  clock,
  serviceClient,
  log,
}: ProviderDeps): ProviderClient {
  const breaker = createBreaker(clock);

  function send({ method, path, body, key }: ProviderRequest): Promise<ServiceAnswer> {
    const text = body === undefined ? '' : JSON.stringify(body);
    return serviceClient.call({
      baseUrl: address,
      path,
      method,
      headers: {
        [PAYMENTS_SIGNATURE]: signText(secrets, `${method}.${path}.${text}`, clock()),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      ...(body === undefined ? {} : { body: text }),
      deadlineMs: method === 'GET' ? READ_DEADLINE_MS : DEADLINE_MS,
      // a POST has an idempotency key
      isIdempotent: true,
    });
  }

  return {
    isReachable: () => breaker.isClosed(),
    async call(request, read) {
      if (!breaker.admit()) return { kind: 'unknown' };
      try {
        const { status, body } = await send(request);
        const result = resultOf(status, body, read);
        breaker.record(status < 500);
        return result;
      } catch (error) {
        breaker.record(false);
        log.warn('payment provider call failed', { path: request.path.split('?')[0], error });
        return { kind: 'unknown' };
      }
    },
  };
}

/** @throws when the body cannot be read. */
function resultOf<Value>(status: number, body: string, read: (text: string) => Value): ProviderResult<Value> {
  if (status >= 200 && status < 300) return { kind: 'answered', value: read(body) };
  if (status >= 500 || NOT_DEFINITE.has(status)) return { kind: 'unknown' };
  return { kind: 'refused', code: jsonOf(refusalAnswer)(body).code, status };
}

/** Reader of a JSON response; throws when the text does not match the schema. */
export function jsonOf<Schema extends v.GenericSchema>(
  schema: Schema,
): (text: string) => v.InferOutput<Schema> {
  return (text) => v.parse(schema, JSON.parse(text));
}
