import {
  brands,
  effectiveProtection,
  LEGAL_VERSIONS,
  licences,
  LIMIT_PERIODS,
  operators,
  type Brand,
  type LicenceProfile,
  type LimitRule,
  type ProtectionMode,
} from '@foyer/market';
import { inTransaction, type Pool, type PoolClient } from '@foyer/runtime';
import { writeBonusRules } from '../bonuses/bonusRules.ts';
import { writePaymentRules, type LicenceProfiles } from '../payments/paymentRules.ts';

/**
 * requirements/regulation#baseline, operator baseline. A deployment may shorten it, but not below the
 * licence's minimum.
 */
const OPERATOR_COOL_OFF_HOURS = 24;

export interface BrandRuleOptions {
  /** Licences that replace those of the market data. */
  readonly profiles?: LicenceProfiles;
  /** Mode of player protection that the instance demands at least. */
  readonly protectionMode?: ProtectionMode | undefined;
  /** Configured interval of reality checks; by default that of the licence. */
  readonly realityCheckMinutes?: number | undefined;
}

/**
 * Writes each brand's effective protection for the money functions. The market package defines it; the
 * database holds a copy.
 */
export async function writeBrandRules(
  pool: Pool,
  configuredCoolOffHours: number,
  { profiles = licences, protectionMode, realityCheckMinutes }: BrandRuleOptions = {},
): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const brand of Object.values(brands)) {
      const protection = effectiveProtection(
        profiles[brand.licence],
        operators[brand.operator],
        protectionMode,
      );
      const { licence } = protection;
      const { coolOffHours } = licence.limitIncrease;
      const coolOffSeconds =
        (coolOffHours > OPERATOR_COOL_OFF_HOURS ? coolOffHours : configuredCoolOffHours) * 3600;
      await client.query(
        `insert into api.brand_rule (brand, currency, time_zone, kyc_before_play, limit_increase_cool_off, terms_version, privacy_version, protection_mode, operator, casino_age, sports_age, document_reviewers) values ($1, $2, $3, $4, make_interval(secs => $5), $6, $7, $8, $9, $10, $11, $12)
         on conflict (brand) do update set currency = excluded.currency, time_zone = excluded.time_zone, kyc_before_play = excluded.kyc_before_play,
           limit_increase_cool_off = excluded.limit_increase_cool_off, terms_version = excluded.terms_version, privacy_version = excluded.privacy_version,
           protection_mode = excluded.protection_mode, operator = excluded.operator, casino_age = excluded.casino_age, sports_age = excluded.sports_age,
           document_reviewers = excluded.document_reviewers, updated_at = now()`,
        [
          brand.id,
          brand.currency,
          licence.timeZone,
          licence.kyc.when.includes('before-play'),
          coolOffSeconds,
          LEGAL_VERSIONS.TERMS,
          LEGAL_VERSIONS.PRIVACY_POLICY,
          protection.mode,
          brand.operator,
          licence.minimumAge.casino,
          licence.minimumAge.sports,
          licence.kyc.documentReviewers ?? 1,
        ],
      );
      await writeBreakRules(client, brand, licence);
      await writeRealityCheckRules(client, brand, licence, realityCheckMinutes);
      await writeLimitRules(client, brand, licence.limits);
      await writePaymentRules(client, brand, protection);
      await writeBonusRules(client, brand, licence);
    }
  });
}

/** Writes the bonus rules of all brands again, after their terms were published. */
export async function writeBonusTerms(
  pool: Pool,
  { profiles = licences, protectionMode }: BrandRuleOptions = {},
): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const brand of Object.values(brands)) {
      const { licence } = effectiveProtection(
        profiles[brand.licence],
        operators[brand.operator],
        protectionMode,
      );
      await writeBonusRules(client, brand, licence);
    }
  });
}

/** The break that follows continuous play, where the licence requires one. */
async function writeBreakRules(
  client: PoolClient,
  brand: Brand,
  { realityCheck }: Pick<LicenceProfile, 'realityCheck'>,
): Promise<void> {
  await client.query(
    'update api.brand_rule set forced_break = make_interval(mins => $2), forced_break_after = make_interval(mins => $3) where brand = $1',
    [brand.id, realityCheck.forcedBreakMinutes, realityCheck.defaultMinutes],
  );
}

/** Intervals of reality checks, which refuse stakes while a check is overdue. */
async function writeRealityCheckRules(
  client: PoolClient,
  brand: Brand,
  { realityCheck }: Pick<LicenceProfile, 'realityCheck'>,
  minutes: number = realityCheck.defaultMinutes,
): Promise<void> {
  await client.query(
    `update api.brand_rule set reality_check_every = make_interval(secs => $2), reality_check_counts_play = $3 where brand = $1`,
    [brand.id, realityCheck.mandatory ? minutes * 60 : null, realityCheck.counts === 'play'],
  );
}

/**
 * Rules of every kind and period: limits that players set before stay in force when they are not offered any
 * more.
 */
async function writeLimitRules(
  client: PoolClient,
  brand: Brand,
  limits: readonly LimitRule[],
): Promise<void> {
  const rules = limits.flatMap((rule) =>
    LIMIT_PERIODS.map((period) => {
      const isOffered = rule.periods.includes(period);
      return {
        kind: rule.kind.toUpperCase(),
        period,
        isRolling: rule.window === 'rolling',
        isOffered,
        isRequired: rule.required && isOffered,
        raiseAfterPeriod: rule.raiseAfterPeriod === true,
      };
    }),
  );
  await client.query('delete from api.limit_rule where brand = $1', [brand.id]);
  await client.query(
    `insert into api.limit_rule (brand, kind, period, is_rolling, is_offered, is_required, raise_after_period)
     select $1, r->>'kind', r->>'period', (r->>'isRolling')::boolean, (r->>'isOffered')::boolean, (r->>'isRequired')::boolean, (r->>'raiseAfterPeriod')::boolean from jsonb_array_elements($2::jsonb) r`,
    [brand.id, JSON.stringify(rules)],
  );
}
