import type { Brand, LicenceProfile } from '@foyer/market';
import { parseContent, type BonusTerms } from '@foyer/market/content';
import { fromMajor } from '@foyer/money';
import type { PoolClient } from '@foyer/runtime';
import { allowsSportsBonus } from '../sports/bonus/sportsBonus.ts';
import { CASHBACK_OFFERS } from '../../content/bonuses.ts';
import { compiledBonusTerms } from '../../content/bonusTerms.ts';

/**
 * Writes a brand's bonus and cashback rules for the money functions of SQL. A bonus that was already
 * granted keeps its terms.
 */
export async function writeBonusRules(
  client: PoolClient,
  brand: Brand,
  { promotion }: Pick<LicenceProfile, 'promotion'>,
): Promise<void> {
  const terms = await readTerms(client, brand);
  const sports = allowsSportsBonus({ promotion }) ? terms.sports : null;
  await client.query(
    `insert into api.bonus_rule (brand, lasts, currency, maximum_stake, sports_terms) values ($1, make_interval(days => $2), $3, $4, $5)
     on conflict (brand) do update set lasts = excluded.lasts, currency = excluded.currency, maximum_stake = excluded.maximum_stake, sports_terms = excluded.sports_terms`,
    [brand.id, terms.lastsDays, brand.currency, terms.maximumStake, sports ? storedTerms(sports) : null],
  );
  await client.query(
    `insert into api.bonus_contribution (brand, game_kind, basis_points) select $1, key, value::integer from jsonb_each_text($2::jsonb)
     on conflict (brand, game_kind) do update set basis_points = excluded.basis_points`,
    [brand.id, JSON.stringify({ ...terms.contributions, ...(sports && { SPORTSBOOK: sports.basisPoints }) })],
  );
  if (!sports)
    await client.query(`delete from api.bonus_contribution where brand = $1 and game_kind = 'SPORTSBOOK'`, [
      brand.id,
    ]);
  const offer = CASHBACK_OFFERS[brand.id];
  if (!offer) {
    await client.query('delete from api.cashback_rule where brand = $1', [brand.id]);
    return;
  }
  await client.query(
    `insert into api.cashback_rule (brand, basis_points, period, pays_after, currency, minimum, maximum, wagering_factor) values ($1, $2, $3, make_interval(hours => $4), $5, $6, $7, $8)
     on conflict (brand) do update set basis_points = excluded.basis_points, period = excluded.period, pays_after = excluded.pays_after, currency = excluded.currency,
       minimum = excluded.minimum, maximum = excluded.maximum, wagering_factor = excluded.wagering_factor`,
    [
      brand.id,
      offer.basisPoints,
      offer.period,
      offer.paysAfterHours,
      brand.currency,
      fromMajor(offer.minimum, brand.currency).minor,
      fromMajor(offer.maximum, brand.currency).minor,
      offer.wageringFactor,
    ],
  );
}

/** The published terms, or the compiled ones while none are published that this release can read. */
async function readTerms(client: PoolClient, brand: Brand): Promise<BonusTerms> {
  const { rows } = await client.query<{ body: unknown }>(
    `select body from api.live_content() where brand = $1 and section = 'bonusTerms'`,
    [brand.id],
  );
  const read = parseContent('bonusTerms', rows[0]?.body);
  return read.ok ? read.body : compiledBonusTerms(brand.id);
}

function storedTerms({
  minimumPrice,
  maximumLines,
  excludedMarkets,
}: NonNullable<BonusTerms['sports']>): string {
  return JSON.stringify({ minimumPrice, maximumLines, excludedMarkets });
}
