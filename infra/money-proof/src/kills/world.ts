import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type FakeIdentity,
  type FakePayments,
  type LedgerPlayer,
  type WalletCall,
  type WalletReply,
  callWallet,
  sendWebhook,
  startFakeIdentity,
  startFakePayments,
  walletBody,
} from '@foyer/api/proving';
import { startListeningAgain } from './listeningChild.ts';

/** Generated for each run; used nowhere else. */
export const PROOF_SECRETS = {
  internal: crypto.randomUUID(),
  games: crypto.randomUUID(),
  payments: crypto.randomUUID(),
} as const;
const CHILD = fileURLToPath(new URL('apiChild.ts', import.meta.url));
const TOKEN_SECONDS = 86_400;
/** Longer than an outage of the database in a proof. */
const MAX_STARTS_MS = 120_000;
/** Compile cache of Node, shared by the thousand starts of the api from the same sources. */
const COMPILED = join(tmpdir(), 'foyer-proof-compiled');

/** The api as a process with fakes of the services it calls; actors reach it over HTTP only. */
export interface ApiWorld {
  readonly payments: FakePayments;
  port(): number;
  pid(): number;
  /** An access token of the player, the same for the whole run. */
  token(player: LedgerPlayer): Promise<string>;
  /**
   * Kills the process with SIGKILL and starts a new one. Returns the milliseconds until the new one
   * responds.
   */
  kill(): Promise<number>;
  wallet(call: WalletCall, input: object, deadlineMs: number): Promise<WalletReply>;
  graphql(
    player: LedgerPlayer,
    query: string,
    variables: object,
    deadlineMs: number,
  ): Promise<Record<string, unknown> | undefined>;
  webhook(event: object, skewMs?: number, secret?: string): Promise<number>;
  close(): Promise<void>;
}

export interface ApiWorldOptions {
  /** Base address of the sports feed; without one, the feed does not answer. */
  readonly sportsFeed?: string;
  /** Options of Node, for example to record a profile. */
  readonly nodeOptions?: readonly string[];
}

export async function startApiWorld(
  connectionString: string,
  fellOver: () => void,
  { sportsFeed, nodeOptions = [] }: ApiWorldOptions = {},
): Promise<ApiWorld> {
  const identity: FakeIdentity = await startFakeIdentity({ secret: PROOF_SECRETS.internal, clock: Date.now });
  const payments = await startFakePayments({ secret: PROOF_SECRETS.payments, clock: Date.now });
  const tokens = new Map<string, Promise<string>>();
  let child: ChildProcess;
  let baseUrl = '';
  let isExpected = false;

  /** Reason why the process could not be started again. */
  let failure: Error | undefined;

  async function start(): Promise<void> {
    const port = baseUrl === '' ? '0' : new URL(baseUrl).port;
    const started = await startListeningAgain(
      {
        args: [
          ...nodeOptions,
          CHILD,
          connectionString,
          '/nonexistent',
          JSON.stringify(PROOF_SECRETS),
          identity.baseUrl,
          payments.baseUrl,
          port,
          ...(sportsFeed === undefined ? [] : [sportsFeed]),
        ],
        env: { ...process.env, NODE_COMPILE_CACHE: COMPILED },
      },
      MAX_STARTS_MS,
    );
    child = started.child;
    baseUrl = `http://127.0.0.1:${started.port}`;
    child.once('exit', () => {
      if (isExpected) return;
      fellOver();
      start().catch((error: unknown) => (failure = error as Error));
    });
  }

  function assertStarted(): void {
    if (failure) throw new Error('The api could not be started again.', { cause: failure });
  }

  await start();
  const killWithProcess = (): void => void child.kill('SIGKILL');
  process.once('exit', killWithProcess);
  return {
    payments,
    port: () => Number(new URL(baseUrl).port),
    pid: () => child.pid ?? 0,
    token: tokenOf,
    async kill() {
      assertStarted();
      const exited = once(child, 'exit');
      const startedAt = Date.now();
      isExpected = true;
      child.kill('SIGKILL');
      await exited;
      isExpected = false;
      await start();
      return Date.now() - startedAt;
    },
    async wallet(call, input, deadlineMs) {
      assertStarted();
      return callWallet({ baseUrl, secret: PROOF_SECRETS.games, deadlineMs }, walletBody(call, input));
    },
    async graphql(player, query, variables, deadlineMs) {
      assertStarted();
      const token = await tokenOf(player);
      const response = await fetch(`${baseUrl}/graphql`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          brand: player.brand,
          authorization: `Bearer ${token}`,
        },
        body: JSON.stringify({ query, variables }),
        signal: AbortSignal.timeout(deadlineMs),
      });
      const { data } = (await response.json()) as { data?: Record<string, unknown> | null };
      return data ?? undefined;
    },
    async webhook(event, skewMs = 0, secret = PROOF_SECRETS.payments) {
      assertStarted();
      const response = await sendWebhook(baseUrl, event, { secret, clock: Date.now, skewMs });
      await response.arrayBuffer();
      return response.status;
    },
    async close() {
      isExpected = true;
      process.off('exit', killWithProcess);
      child.kill(nodeOptions.length > 0 ? 'SIGINT' : 'SIGKILL');
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
      await Promise.all([identity.close(), payments.close()]);
    },
  };

  function tokenOf({ brand, playerId, sid }: LedgerPlayer): Promise<string> {
    const token = tokens.get(sid) ?? identity.token({ brand, playerId, sid, lifeSeconds: TOKEN_SECONDS });
    tokens.set(sid, token);
    return token;
  }
}
