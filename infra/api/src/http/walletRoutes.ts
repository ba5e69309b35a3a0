import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { receiveSigned, sendJson } from '@foyer/runtime';
import type { App } from '../app.ts';
import { readPlayableBonus } from '../bonuses/playerBonuses.ts';
import { postRollback, postWin, type Movement, type RefusalCode } from '../ledger/movements.ts';
import { readWallet } from '../ledger/wallet.ts';

const PROVIDER = 'foyer-games';
const id = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{1,64}$/));
const LARGEST_AMOUNT = 1_000_000_000_000;
const amount = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(LARGEST_AMOUNT));
const player = { brand: id, playerId: id, sessionId: id, gameId: id, currency: v.pipe(v.string(), v.regex(/^[A-Z]{3}$/)) };
const round = { ...player, roundId: id, transactionId: id };

const bodies = {
  balance: v.object(player),
  bet: v.object({ ...round, amountMinor: v.pipe(amount, v.minValue(1)) }),
  win: v.object({ ...round, amountMinor: amount, betTransactionId: v.optional(id), roundClosed: v.optional(v.boolean(), true) }),
  rollback: v.object({ ...round, amountMinor: amount, betTransactionId: id }),
};

/** What the provider understands, with the status that makes it definite (a refused bet took nothing). */
const REFUSALS: Readonly<Record<RefusalCode, { readonly status: number; readonly code: string }>> = {
  INSUFFICIENT_FUNDS: { status: 402, code: 'INSUFFICIENT_FUNDS' },
  LIMIT_REACHED: { status: 403, code: 'LIMIT_REACHED' },
  LIMIT_REQUIRED: { status: 403, code: 'LIMIT_REACHED' },
  PLAYER_BLOCKED: { status: 403, code: 'PLAYER_BLOCKED' },
  SESSION_ENDED: { status: 403, code: 'SESSION_ENDED' },
  BONUS_MAX_STAKE: { status: 403, code: 'BONUS_MAX_STAKE' },
  GAME_BLOCKED: { status: 403, code: 'GAME_BLOCKED' },
  CURRENCY_MISMATCH: { status: 422, code: 'CURRENCY_MISMATCH' },
  UNKNOWN_PLAYER: { status: 404, code: 'PLAYER_UNKNOWN' },
  KEY_REUSED: { status: 409, code: 'TRANSACTION_CONFLICT' },
  NOT_A_BET: { status: 409, code: 'TRANSACTION_CONFLICT' },
  ROLLED_BACK: { status: 409, code: 'ROLLED_BACK' },
  ROUND_CLOSED: { status: 409, code: 'ROUND_CLOSED' },
};

/** The seamless wallet: signed by the provider, idempotent by transaction id. */
export async function handleWallet(app: App, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const name = (request.url ?? '').split('?')[0]?.replace('/wallet/', '') ?? '';
  if (request.method !== 'POST' || !isWalletCall(name)) return sendJson(response, 404, { code: 'NOT_FOUND' });
  const received = await receiveSigned(request, response, app.settings.gamesSecret, app.clock);
  if (!received) return;
  try {
    await CALLS[name](app, received.body, response);
  } catch (error) {
    app.log.error('a wallet call failed', { call: name, error });
    sendJson(response, 503, { code: 'UNAVAILABLE' }, { 'retry-after': '1' });
  }
}

type WalletCall = keyof typeof bodies;

function isWalletCall(name: string): name is WalletCall {
  return Object.hasOwn(bodies, name);
}

const CALLS: Readonly<Record<WalletCall, (app: App, body: unknown, response: ServerResponse) => Promise<void>>> = {
  async balance(app, body, response) {
    const call = parsed(bodies.balance, body, response);
    const wallet = call && (await readWallet(app.pool, call.brand, call.playerId));
    if (!call) return;
    if (!wallet) return sendRefusal(response, 'UNKNOWN_PLAYER', []);
    if (wallet.currency !== call.currency) return sendRefusal(response, 'CURRENCY_MISMATCH', []);
    const playableBonus = wallet.bonusBalance === 0 ? 0 : await readPlayableBonus(app.pool, call.playerId, call.gameId, app.clock());
    sendJson(response, 200, { balanceMinor: wallet.balance + playableBonus, version: wallet.version, currency: wallet.currency });
  },
  async bet(app, body, response) {
    const call = parsed(bodies.bet, body, response);
    if (call) answer(app, response, await app.bets.post(movementOf(call), app.clock()), call.currency);
  },
  async win(app, body, response) {
    const call = parsed(bodies.win, body, response);
    if (call) answer(app, response, await postWin(app.pool, { ...movementOf(call), closesRound: call.roundClosed }, app.clock()), call.currency);
  },
  async rollback(app, body, response) {
    const call = parsed(bodies.rollback, body, response);
    if (!call) return;
    const { brand, playerId, transactionId, betTransactionId, currency } = call;
    const movement = await postRollback(app.pool, { brand, playerId, provider: PROVIDER, key: keyOf(transactionId), betKey: keyOf(betTransactionId) }, app.clock());
    answer(app, response, movement, currency, movement.ok ? { rolledBack: movement.journalId !== undefined } : {});
  },
};

function movementOf(call: v.InferOutput<typeof bodies.bet> | v.InferOutput<typeof bodies.win>) {
  return {
    brand: call.brand, playerId: call.playerId, key: keyOf(call.transactionId), provider: PROVIDER, gameId: call.gameId, gameSessionId: call.sessionId, roundId: call.roundId,
    amount: call.amountMinor, currency: call.currency,
  };
}

/** The provider's ids share the key space of the player with nobody else's. */
function keyOf(transactionId: string): string {
  return `${PROVIDER}:${transactionId}`;
}

function parsed<Schema extends v.GenericSchema>(schema: Schema, body: unknown, response: ServerResponse): v.InferOutput<Schema> | undefined {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  sendJson(response, 400, { code: 'FIELD_INVALID', keys: result.issues.map((issue) => v.getDotPath(issue) ?? '') });
  return undefined;
}

function answer(app: App, response: ServerResponse, movement: Movement, currency: string, more: object = {}): void {
  if (!movement.ok) return sendRefusal(response, movement.code, movement.reasons);
  if (!movement.isReplay) app.relay.kick();
  // what can be staked in this game: the provider knows one balance
  sendJson(response, 200, { balanceMinor: movement.balance + movement.playableBonus, version: movement.version, currency, ...more });
}

function sendRefusal(response: ServerResponse, refusal: RefusalCode, reasons: readonly string[]): void {
  const { status, code } = REFUSALS[refusal];
  sendJson(response, status, { code, ...(reasons.length > 0 ? { reasons } : {}) });
}
