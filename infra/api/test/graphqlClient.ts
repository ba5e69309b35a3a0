import { createClient, type Client } from 'graphql-ws';
import WebSocket from 'ws';
import type { TestApi } from './testApi.ts';

export interface GraphqlAnswer {
  readonly status: number;
  readonly data: Record<string, unknown> | null | undefined;
  readonly errors: readonly {
    readonly message: string;
    readonly extensions: {
      readonly type: string;
      readonly reasons: readonly string[];
      readonly keys: readonly string[];
      readonly traceId: string;
    };
  }[];
}

export interface Call {
  readonly query?: string;
  readonly documentId?: string;
  readonly variables?: Record<string, unknown>;
  readonly token?: string;
  readonly brand?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly path?: string;
}

export async function executeGraphql(
  api: TestApi,
  { token, brand = 'aurora', path = '/graphql', headers = {}, ...body }: Call,
): Promise<GraphqlAnswer> {
  const response = await fetch(`${api.baseUrl}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      brand,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  const { data, errors = [] } = (await response.json()) as Partial<GraphqlAnswer>;
  return { status: response.status, data, errors };
}

/**
 * Access token of a session that exists in the api, as if it had started before an exclusion or a closing, after which no
 * session starts.
 */
export async function tokenOfSession(
  api: Pick<TestApi, 'identity' | 'pool' | 'skew'>,
  { brand, playerId, sid }: { readonly brand: string; readonly playerId: string; readonly sid: string },
): Promise<string> {
  await api.pool.query(
    `insert into api.player_session (sid, player_id, started_at) values ($1, $2, $3) on conflict do nothing`,
    [sid, playerId, new Date(Date.now() + api.skew.milliseconds)],
  );
  return api.identity.token({ brand, playerId, sid });
}

/** Access token of a seeded player, such as `funded` of the brand `aurora`. */
export function tokenOf(api: TestApi, kind: string, brand = 'aurora'): Promise<string> {
  return tokenOfSession(api, { brand, playerId: `${brand}-${kind}`, sid: `${brand}-${kind}-sid` });
}

/** Access token of a new session, which no end that was requested before can find. */
export async function tokenOfNewSession(
  api: TestApi,
  player: { readonly brand: string; readonly playerId: string },
): Promise<string> {
  const requested = () =>
    api.pool.query('select 1 from api.session_end_request where player_id = $1', [player.playerId]);
  while ((await requested()).rowCount !== 0);
  return tokenOfSession(api, { brand: player.brand, playerId: player.playerId, sid: crypto.randomUUID() });
}

export interface TestSocket {
  readonly client: Client;
  /** Resolves with the close code and reason. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>;
}

export function connect(
  api: TestApi,
  connectionParams: Record<string, unknown> = {},
  path = '/graphql',
): TestSocket {
  const { promise: closed, resolve } = Promise.withResolvers<{ code: number; reason: string }>();
  const client = createClient({
    url: `${api.baseUrl.replace('http', 'ws')}${path}`,
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    lazy: false,
    connectionParams,
    onNonLazyError: () => undefined,
    on: {
      closed: (event) =>
        resolve({ code: (event as { code: number }).code, reason: (event as { reason: string }).reason }),
    },
  });
  return { client, closed };
}

/** Collects the events of one subscription. */
export function listenTo(socket: TestSocket, query: string) {
  const events: unknown[] = [];
  const waiting: { isMet: () => boolean; resolve: () => void }[] = [];
  const { promise: failed, resolve: fail } = Promise.withResolvers<unknown>();
  const { promise: opened, resolve: open } = Promise.withResolvers<void>();
  const stop = socket.client.subscribe(
    { query },
    {
      next(event) {
        if (Object.hasOwn(event.extensions ?? {}, 'subscribed')) return open();
        events.push(event);
        for (const wait of waiting) if (wait.isMet()) wait.resolve();
      },
      error: fail,
      complete: () => undefined,
    },
  );
  function until(isMet: () => boolean): Promise<void> {
    return new Promise((resolve) => (isMet() ? resolve() : waiting.push({ isMet, resolve })));
  }
  return {
    events,
    /** Resolves when the server has confirmed the subscription. */
    opened,
    until,
    atLeast: (count: number): Promise<void> => until(() => events.length >= count),
    failed,
    stop,
  };
}
