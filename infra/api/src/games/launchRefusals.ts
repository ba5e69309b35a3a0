import { brands, licences, type BrandId } from '@foyer/market';
import type { Pool } from '@foyer/runtime';
import { blockedUntil, type PlayerRow } from '../players/playerRow.ts';
import type { CatalogueGame, Device } from './catalogue.ts';
import { isCertifiedIn } from './territories.ts';

export type LaunchRefusalReason =
  | 'SIGN_IN_REQUIRED'
  | 'ACCOUNT_CLOSED'
  | 'SELF_EXCLUDED'
  | 'TIMED_OUT'
  | 'KYC_REQUIRED'
  | 'SOURCE_OF_WEALTH_EXPIRED'
  | 'TERMS_NOT_ACCEPTED'
  | 'PRODUCT_EXCLUDED'
  | 'UNDER_AGE'
  | 'REGISTER_UNAVAILABLE'
  | 'COUNTRY_NOT_ALLOWED'
  | 'LIMIT_REQUIRED'
  | 'LIMIT_REACHED'
  | 'ON_BREAK'
  | 'GAME_NOT_FOUND'
  | 'DEMO_NOT_ALLOWED'
  | 'GAME_UNAVAILABLE'
  | 'PROVIDER_UNAVAILABLE'
  | 'REWARDS_BLOCKED'
  | 'FREE_SPINS_UNAVAILABLE';

export interface LaunchRefusal {
  readonly reasons: readonly LaunchRefusalReason[];
  readonly until: Date | undefined;
}

export interface LaunchConditions {
  readonly brand: BrandId;
  readonly game: CatalogueGame | undefined;
  readonly mode: 'REAL' | 'DEMO';
  readonly player: PlayerRow | undefined;
  readonly country: string;
  readonly subDivision: string | undefined;
  readonly currency: string;
  /** Undefined when the caller sends no device; the game then adapts to its frame. */
  readonly device: Device | undefined;
  /** False when the national register of the licence did not answer about the player. */
  readonly isChecked: boolean;
  /** Assignation id of free spins that the session is to play. */
  readonly freeSpins?: string | undefined;
}

/** Minor units. */
const MIN_STAKE = 1;

/** All reasons why this game cannot be opened, most severe first; empty when it can. */
export async function launchRefusal(
  pool: Pool,
  question: LaunchConditions,
  now: number,
): Promise<LaunchRefusal | undefined> {
  const reasons = question.mode === 'REAL' ? await realReasons(pool, question, now) : demoReasons(question);
  if (!question.game) reasons.push('GAME_NOT_FOUND');
  else if (!isOffered(question.game, question)) reasons.push('GAME_UNAVAILABLE');
  return reasons.length === 0
    ? undefined
    : { reasons, until: question.player ? blockedUntil(question.player) : undefined };
}

/**
 * Whether the game supports currency and device, and is certified both at the visitor's location and in the
 * country of registration.
 */
function isOffered(
  game: CatalogueGame,
  { currency, country, subDivision, player, device }: LaunchConditions,
): boolean {
  return (
    game.stakes[currency] !== undefined &&
    (device === undefined || game.devices?.includes(device) !== false) &&
    isCertifiedIn(game, { country, subDivision }) &&
    (!player || isCertifiedIn(game, { country: player.country, subDivision: player.state }))
  );
}

async function realReasons(
  pool: Pool,
  { brand, player, country, isChecked, freeSpins }: LaunchConditions,
  now: number,
): Promise<LaunchRefusalReason[]> {
  if (!player) return ['SIGN_IN_REQUIRED'];
  const reasons: LaunchRefusalReason[] = [...player.play_blocks];
  if (!isCountryAllowed(brand, country) || !isCountryAllowed(brand, player.country))
    reasons.push('COUNTRY_NOT_ALLOWED');
  const { rows } = await pool.query<{
    refusal: 'LIMIT_REQUIRED' | 'LIMIT_REACHED' | null;
    blocks: readonly ('PRODUCT_EXCLUDED' | 'UNDER_AGE')[];
    on_break: boolean;
  }>(
    `select api.limit_refusal(p, $2, $3) as refusal, api.product_blocks(p, 'casino', $3) as blocks, api.break_until(p, $3) is not null as on_break
     from api.player p where p.id = $1`,
    [player.id, freeSpins === undefined ? MIN_STAKE : 0, new Date(now)],
  );
  const [row] = rows;
  reasons.push(...(row?.blocks ?? []));
  if (row?.refusal) reasons.push(row.refusal);
  if (row?.on_break) reasons.push('ON_BREAK');
  if (!isChecked) reasons.push('REGISTER_UNAVAILABLE');
  return reasons;
}

/** An exclusion also blocks play for fun. */
function demoReasons({ brand, game, player, country }: LaunchConditions): LaunchRefusalReason[] {
  const reasons: LaunchRefusalReason[] = (player?.play_blocks ?? []).filter(
    (block) => block === 'ACCOUNT_CLOSED' || block === 'SELF_EXCLUDED',
  );
  if (!isCountryAllowed(brand, country)) reasons.push('COUNTRY_NOT_ALLOWED');
  if (!isDemoAllowed(brand, game, player !== undefined)) reasons.push('DEMO_NOT_ALLOWED');
  return reasons;
}

export function isDemoAllowed(brand: BrandId, game: CatalogueGame | undefined, isSignedIn: boolean): boolean {
  return (game?.hasDemo ?? true) && (isSignedIn || licences[brands[brand].licence].game.demoForVisitors);
}

function isCountryAllowed(brand: BrandId, country: string): boolean {
  return brands[brand].countries.includes(country);
}
