import { fail, succeed, type Result } from '@foyer/kernel';
import { parseGameJurisdiction, type GameJurisdiction } from '@foyer/kernel/game-host';
import { readFreeSpins, type LaunchedFreeSpins } from '../free-spins/readFreeSpins.ts';
import type { GameMode } from '../sessions/gameSession.ts';

export interface LaunchRequest {
  readonly brand: string;
  readonly playerId: string | null;
  readonly sessionId: string | null;
  readonly gameId: string;
  readonly mode: GameMode;
  readonly roundId: string | null;
  readonly currency: string;
  readonly locale: string;
  readonly country: string;
  /** Null: the frame adapts to its size, as all frames of this provider do. */
  readonly device: 'Desktop' | 'Mobile' | null;
  readonly jurisdiction: GameJurisdiction;
  readonly returnOrigins: readonly string[];
  /** Only with real money; null without. */
  readonly freeSpins: LaunchedFreeSpins | null;
}

const IDENTIFIER = /^[A-Za-z0-9_-]{1,64}$/;
const MAX_ORIGINS = 8;

/** The parsed request, or the name of the first invalid field. */
export function readLaunch(input: unknown): Result<LaunchRequest, string> {
  if (typeof input !== 'object' || input === null) return fail('body');
  const field = new Map<string, unknown>(Object.entries(input));
  const text = (name: string, pattern: RegExp): string | undefined => {
    const value = field.get(name);
    return typeof value === 'string' && pattern.test(value) ? value : undefined;
  };
  const mode = (['real', 'demo', 'replay'] as const).find((known) => known === field.get('mode'));
  const device = field.get('device') ?? null;
  const playerId = text('playerId', IDENTIFIER) ?? null;
  const jurisdiction = parseGameJurisdiction(field.get('jurisdiction'));
  const returnOrigins = readOrigins(field.get('returnOrigins'));
  const [brand, gameId, currency, locale, country] = [
    text('brand', IDENTIFIER),
    text('gameId', /^[a-z0-9-]{2,48}$/),
    text('currency', /^[A-Z]{3}$/),
    text('locale', /^[a-z]{2}(?:_[A-Z]{2})?$/),
    text('country', /^[A-Z]{2}$/),
  ];
  const freeSpins = readFreeSpins(field.get('freeSpins'));
  const roundId = text('roundId', /^[0-9a-f-]{36}$/) ?? null;
  if (!mode || (mode === 'replay' && roundId === null)) return fail(mode ? 'roundId' : 'mode');
  if (playerId === null && mode === 'real') return fail('playerId');
  if (!brand) return fail('brand');
  if (!gameId) return fail('gameId');
  if (!currency) return fail('currency');
  if (!locale) return fail('locale');
  if (!country) return fail('country');
  if (device !== null && device !== 'Desktop' && device !== 'Mobile') return fail('device');
  if (!jurisdiction) return fail('jurisdiction');
  if (!returnOrigins) return fail('returnOrigins');
  if (freeSpins === undefined || (freeSpins && mode !== 'real')) return fail('freeSpins');
  return succeed({
    brand,
    playerId,
    sessionId: text('sessionId', IDENTIFIER) ?? null,
    gameId,
    mode,
    roundId,
    currency,
    locale,
    country,
    device,
    jurisdiction,
    returnOrigins,
    freeSpins,
  });
}

/** Exact http(s) origins only, because they are written into a response header. */
function readOrigins(input: unknown): readonly string[] | undefined {
  if (!Array.isArray(input) || input.length === 0 || input.length > MAX_ORIGINS) return undefined;
  const origins = (input as unknown[]).map((entry) =>
    typeof entry === 'string' && URL.canParse(entry) ? new URL(entry) : undefined,
  );
  if (origins.some((url, index) => !url || !/^https?:$/.test(url.protocol) || url.origin !== input[index]))
    return undefined;
  return [...new Set(origins.map((url) => url?.origin ?? ''))];
}
