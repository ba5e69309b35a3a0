import {
  identityThresholdOf,
  VERIFICATIONS,
  type Brand,
  type LicenceId,
  type LicenceProfile,
  type Protection,
} from '@foyer/market';
import { fromMajor } from '@foyer/money';
import type { PoolClient } from '@foyer/runtime';
import { WITHDRAWAL_RULES } from '../../content/withdrawals.ts';

const DAY_SECONDS = 86_400;

export type LicenceProfiles = Readonly<Record<LicenceId, LicenceProfile>>;

/**
 * Writes a brand's rules for the payment functions of SQL; the row must have been created by writeBrandRules.
 */
export async function writePaymentRules(
  client: PoolClient,
  brand: Brand,
  { licence, features }: Protection,
): Promise<void> {
  const rule = WITHDRAWAL_RULES[brand.id];
  const threshold = identityThresholdOf(licence, brand.currency);
  await client.query(
    `update api.brand_rule set kyc_before_deposit = $2, kyc_before_withdrawal = $3, has_closed_loop = $4, can_reverse_withdrawal = $5, automatic_withdrawal_up_to = $6, four_eyes_from = $7, offers_limit_first = $8,
       kyc_threshold = $9, kyc_window = make_interval(secs => $10), kyc_grace = make_interval(secs => $11), kyc_verifications = $12 where brand = $1`,
    [
      brand.id,
      features.includes('kycRequired'),
      features.includes('kycRequiredForWithdrawal') || licence.kyc.when.includes('before-withdrawal'),
      features.includes('closedLoopPayments'),
      licence.promotion.reverseWithdrawal,
      fromMajor(rule.automaticUpTo, brand.currency).minor,
      fromMajor(rule.fourEyesFrom, brand.currency).minor,
      licence.limitPrompt === 'first-deposit',
      threshold === undefined ? null : fromMajor(threshold, brand.currency).minor,
      licence.kyc.threshold?.days === undefined ? null : licence.kyc.threshold.days * DAY_SECONDS,
      licence.kyc.graceDays * DAY_SECONDS,
      VERIFICATIONS,
    ],
  );
}
