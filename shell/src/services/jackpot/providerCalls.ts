import type { OptInStatus } from './optIn.machine.ts';
import type { ProviderAnswer, ProviderPorts } from '../provider/providerPorts.ts';

/** Address and identity used for provider calls. */
export interface ProviderAddress {
  readonly sourceId: string;
  readonly instanceId: string;
  readonly operatorId: string;
  readonly brand: string;
  readonly country: string;
  readonly currency: string;
  /** The player's raffle tickets are asked for. */
  readonly hasRaffles?: boolean;
  /** Absent for visitors. */
  readonly player?: { readonly playerId: string; readonly sessionId: string } | undefined;
}

const RETRIES = 10; // HTTP retries: 10, every 2 s (requirements/constants#jackpot).
const RETRY_MS = 2_000; // requirements/constants#jackpot
const SERVER_ERROR = 500;
const OK = 200;

/** Exchange rates of the currencies against the euro. */
export async function readRate(
  ports: ProviderPorts,
  currency: string,
  isOver: () => boolean,
): Promise<number> {
  const body = await readRetried(ports, '/v1/currencies', undefined, isOver);
  const rate = (body as { multipliers?: Record<string, unknown> }).multipliers?.[currency];
  if (typeof rate !== 'number' || rate <= 0) throw new Error(`No rate for ${currency}`);
  return rate;
}

/**
 * The instance with its pots and, for a player who ever chose, the opt-in status
 * (requirements/interfaces#jackpot-provider).
 */
export async function readInstance(
  ports: ProviderPorts,
  address: ProviderAddress,
  isOver: () => boolean,
): Promise<{
  readonly pots: readonly { id: string; current_value: number }[];
  /** Our extensions; absent from other providers. */
  readonly chances: unknown;
  readonly mustHit: unknown;
  readonly status: OptInStatus | undefined;
}> {
  const { sourceId, operatorId, brand, country, player } = address;
  const query = player
    ? `?${new URLSearchParams({ player_id: jackpotPlayerId(address) ?? '', country_code: country }).toString()}`
    : '';
  const body = (await readRetried(
    ports,
    `/v1/pots/instances/source/${sourceId}/brand/${operatorId}:${brand}${query}`,
    bearerOf(address),
    isOver,
  )) as {
    pots?: { id: string; current_value: number }[];
    chances?: unknown;
    must_hit?: unknown;
    optin_status?: OptInStatus;
  };
  return {
    pots: body.pots ?? [],
    chances: body.chances,
    mustHit: body.must_hit,
    status: body.optin_status,
  };
}

/** The address of one socket. It contains a single-use ticket, never the session. */
export async function socketPath(ports: ProviderPorts, address: ProviderAddress): Promise<string> {
  const ticket = address.player ? await readTicket(ports, address) : undefined;
  return `/v1/events/${address.operatorId}/${address.brand}?${new URLSearchParams({ ...(ticket === undefined ? {} : { token: ticket }), currency: address.currency }).toString()}`;
}

/** requirements/entities#jackpot: '{playerId}:{currency}:{brand}'. */
export function jackpotPlayerId({ player, currency, brand }: ProviderAddress): string | undefined {
  return player && `${player.playerId}:${currency}:${brand}`;
}

async function readTicket(ports: ProviderPorts, address: ProviderAddress): Promise<string> {
  const { status, body } = await ports.call('POST', '/v1/tickets', bearerOf(address));
  if (status !== OK) throw new Error(`No ticket: ${status}`);
  return (body as { ticket: string }).ticket;
}

/** requirements/interfaces#jackpot-provider: bearer '{playerId}:{sessionId}'. */
function bearerOf({ player }: ProviderAddress): string | undefined {
  return player && `${player.playerId}:${player.sessionId}`;
}

/**
 * Retries while the provider is unavailable; a definite refusal is not retried. Logs each failure
 * (requirements/errors#requests) without the query, which names the player.
 */
async function readRetried(
  ports: ProviderPorts,
  path: string,
  bearer: string | undefined,
  isOver: () => boolean,
): Promise<unknown> {
  const url = path.split('?', 1)[0] ?? path;
  for (let attempt = 0; ; attempt += 1) {
    const answer = await ports.call('GET', path, bearer).catch((error: unknown) => error);
    if (isAnswer(answer) && answer.status === OK) return answer.body;
    const failure = `Could not fetch: ${url}. Message: ${messageOf(answer)}`;
    if (isOver()) throw new Error(failure);
    ports.log(failure);
    if (isAnswer(answer) && answer.status < SERVER_ERROR) throw new Error(failure);
    if (attempt === RETRIES) {
      const failed = new Error(`Failed to fetch ${url} after max retries.`, { cause: answer });
      ports.log(failed.message);
      throw failed;
    }
    await new Promise<void>((resolve) => void ports.after(RETRY_MS, resolve));
  }
}

function messageOf(failure: unknown): string {
  if (isAnswer(failure)) return failure.statusText || String(failure.status);
  return failure instanceof Error ? failure.message : String(failure);
}

function isAnswer(value: unknown): value is ProviderAnswer {
  return typeof value === 'object' && value !== null && 'status' in value && !(value instanceof Error);
}
