import type { Clock, FoyerSettings, Log, ServiceClient } from '@foyer/runtime';
import * as v from 'valibot';
import type { RequestContext } from '../context.ts';
import type { Upstream } from '../proxy/upstreams.ts';
import type { AddressTokens } from './addressTokens.ts';

/** The api stores sessions; the gateway has handles only. */
export interface SessionApi {
  signIn(
    context: RequestContext,
    held: string | undefined,
    proof: { readonly code: string; readonly verifier: string; readonly redirectUri: string },
  ): Promise<ApiResult<{ readonly handle: string; readonly accessToken: string }>>;
  accessToken(
    context: RequestContext,
    handle: string,
    known: string | undefined,
  ): Promise<ApiResult<{ readonly accessToken: string }>>;
  take(
    context: RequestContext,
    held: string | undefined,
    tokens: AddressTokens,
    requiresConfirmation: boolean,
  ): Promise<ApiResult<{ readonly handle: string; readonly isOffered: boolean }>>;
  offer(context: RequestContext, handle: string): Promise<ApiResult<{ readonly initial: string }>>;
  accept(context: RequestContext, held: string | undefined, handle: string): Promise<ApiResult<object>>;
  end(context: RequestContext, handle: string): Promise<ApiResult<{ readonly loggedOut: boolean }>>;
}

/** `refused`: the session has ended or is unknown. `unavailable`: the api cannot be reached. */
export type ApiResult<Value> = Value | 'refused' | 'unavailable';

export interface SessionApiDeps {
  readonly upstream: Upstream;
  readonly settings: Pick<FoyerSettings, 'internalSecret'>;
  readonly clock: Clock;
  readonly serviceClient: ServiceClient;
  readonly log: Log;
}

const DEADLINE_MS = 12_000; // the api allows the identity server 5 s, twice at most
const text = v.pipe(v.string(), v.minLength(1));
const OPENED = v.object({ handle: text, accessToken: text });
const TOKEN = v.object({ accessToken: text });
const TAKEN = v.object({ handle: text, isOffered: v.boolean() });
const OFFER = v.object({ initial: text });
const ENDED = v.object({ loggedOut: v.boolean() });

export function createSessionApi({
  upstream,
  settings,
  clock,
  serviceClient,
  log,
}: SessionApiDeps): SessionApi {
  async function request<Schema extends v.GenericSchema>(
    name: string,
    schema: Schema,
    body: object,
  ): Promise<ApiResult<v.InferOutput<Schema>>> {
    try {
      const response = await serviceClient.callSigned({
        baseUrl: `http://${upstream.host}:${upstream.port}`,
        path: `/internal/browser-sessions/${name}`,
        body,
        secret: settings.internalSecret,
        clock,
        deadlineMs: DEADLINE_MS,
      });
      // 422: not a valid handle, code or token
      if (response.status === 401 || response.status === 422) return 'refused';
      const parsed = v.safeParse(schema, response.body);
      if (response.status === 200 && parsed.success) return parsed.output;
      log.warn('session request failed', { call: name, status: response.status });
    } catch (error) {
      log.warn('session request could not be sent', { call: name, error });
    }
    return 'unavailable';
  }

  return {
    signIn: (context, held, proof) =>
      request('sign-in', OPENED, { browser: browserOf(context, held), proof }),
    accessToken: (context, handle, known) =>
      request('token', TOKEN, { browser: browserOf(context), handle, known }),
    take: (context, held, tokens, requiresConfirmation) =>
      request('take', TAKEN, { browser: browserOf(context, held), tokens, requiresConfirmation }),
    offer: (context, handle) => request('offer', OFFER, { brand: context.brand.id, handle }),
    accept: (context, held, handle) =>
      request('accept', v.object({}), { browser: browserOf(context, held), handle }),
    end: (context, handle) => request('end', ENDED, { brand: context.brand.id, handle }),
  };
}

function browserOf({ brand, origin }: RequestContext, held?: string): object {
  return { brand: brand.id, origin, held };
}
