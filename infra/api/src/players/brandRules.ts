import { brands, LEGAL_VERSIONS, licences } from '@foyer/market';
import { inTransaction, type Pool } from '@foyer/runtime';
import { writeBonusRules } from '../bonuses/bonusRules.ts';
import { writePaymentRules, type LicenceProfiles } from '../payments/paymentRules.ts';

/**
 * requirements/regulation#baseline, operator baseline. A deployment may shorten it, but not below the
 * licence's minimum.
 */
const OPERATOR_COOL_OFF_HOURS = 24;

/**
 * Writes each brand's licence rules for the money functions. The market package defines them; the database
 * holds a copy.
 */
export async function writeBrandRules(
  pool: Pool,
  configuredCoolOffHours: number,
  profiles: LicenceProfiles = licences,
): Promise<void> {
  await inTransaction(pool, async (client) => {
    for (const brand of Object.values(brands)) {
      const licence = profiles[brand.licence];
      const { coolOffHours } = licence.limitIncrease;
      const coolOffSeconds =
        (coolOffHours > OPERATOR_COOL_OFF_HOURS ? coolOffHours : configuredCoolOffHours) * 3600;
      await client.query(
        `insert into api.brand_rule (brand, currency, time_zone, kyc_before_play, limit_increase_cool_off, terms_version, privacy_version) values ($1, $2, $3, $4, make_interval(secs => $5), $6, $7)
         on conflict (brand) do update set currency = excluded.currency, time_zone = excluded.time_zone, kyc_before_play = excluded.kyc_before_play,
           limit_increase_cool_off = excluded.limit_increase_cool_off, terms_version = excluded.terms_version, privacy_version = excluded.privacy_version, updated_at = now()`,
        [
          brand.id,
          brand.currency,
          licence.timeZone,
          licence.kyc.when.includes('before-play'),
          coolOffSeconds,
          LEGAL_VERSIONS.TERMS,
          LEGAL_VERSIONS.PRIVACY_POLICY,
        ],
      );
      const rules = licence.limits.flatMap((rule) =>
        rule.periods.map((period) => ({
          kind: rule.kind.toUpperCase(),
          period,
          isRolling: rule.window === 'rolling',
          isRequired: rule.required,
          raiseAfterPeriod: rule.raiseAfterPeriod === true,
        })),
      );
      await client.query('delete from api.limit_rule where brand = $1', [brand.id]);
      await client.query(
        `insert into api.limit_rule (brand, kind, period, is_rolling, is_required, raise_after_period)
         select $1, r->>'kind', r->>'period', (r->>'isRolling')::boolean, (r->>'isRequired')::boolean, (r->>'raiseAfterPeriod')::boolean from jsonb_array_elements($2::jsonb) r`,
        [brand.id, JSON.stringify(rules)],
      );
      await writeBonusRules(client, brand);
    }
    await writePaymentRules(client, profiles);
  });
}
