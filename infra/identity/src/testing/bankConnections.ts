import { callTyped } from '@foyer/runtime/service-calls';
import type { Payer } from './payer.ts';
import type { Stage } from './stage.ts';
import type { Reply } from './visitor.ts';

export const ACCOUNT = { playerId: 'aurora-funded', email: 'funded@aurora.test', password: 'Foyer-2026!' };

export interface Listed {
  readonly connections: readonly {
    readonly id: string;
    readonly flow: string | null;
    readonly linkedAt: string;
    readonly isOnlyWayIn: boolean;
  }[];
  readonly disconnected: readonly Readonly<Record<string, unknown>>[];
}

/** Calls identity as the other services do. */
export function callInternal<Body>(
  stage: Stage,
  path: string,
  body: object,
): Promise<{ status: number; body: Body }> {
  return callTyped<Body>({
    baseUrl: `http://127.0.0.1:${stage.port}`,
    path,
    body,
    secret: stage.settings.internalSecret,
    clock: () => Date.now(),
  });
}

/** Lists the connections as the console does. */
export function listBanks(
  stage: Stage,
  playerId = ACCOUNT.playerId,
  brand = 'aurora',
): Promise<{ status: number; body: Listed }> {
  return callInternal(stage, `/internal/players/${playerId}/bank-connections`, { brand });
}

export function disconnect(
  stage: Stage,
  connection: string,
  { playerId = ACCOUNT.playerId, ...change }: Readonly<Record<string, unknown>> = {},
): Promise<{ status: number; body: object }> {
  return callInternal(stage, `/internal/players/${String(playerId)}/bank-connections/disconnect`, {
    brand: 'aurora',
    connection,
    key: crypto.randomUUID(),
    staff: 'ann@staff.test',
    reason: 'Requested by letter',
    ...change,
  });
}

/** The most recent connection of a player. */
export async function lastConnection(stage: Stage, playerId = ACCOUNT.playerId): Promise<string> {
  return (await listBanks(stage, playerId)).body.connections.at(-1)?.id ?? '';
}

/** Enters the account's password for a payer who has returned from the bank. */
export async function linkBank(payer: Payer): Promise<Reply> {
  await payer.payAndComeBack();
  await payer.visitor.open(`${payer.visitor.page?.url.pathname.replace(/\/bank.*$/, '') ?? ''}/bank/link`);
  return payer.visitor.submit('/bank/link', { email: ACCOUNT.email, password: ACCOUNT.password });
}
