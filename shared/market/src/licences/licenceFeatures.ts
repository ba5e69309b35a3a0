/** Licences of requirements/entities#lobby-settings; `anj` is Anjouan, `cos` Costa Rica (requirements/regulation#licences). */
export const LICENCES = ['anj', 'cos', 'crc', 'est', 'mga'] as const;
export type LicenceId = (typeof LICENCES)[number];

/**
 * Features by licence, exactly the table of requirements/access#features-by-licence. Baseline features
 * (requirements/regulation#baseline) are added through the licence profile, not here.
 */
export const LICENCE_FEATURES = {
  globalLossLimits: ['est'],
  lossLimits: ['est'],
  sessionClock: ['est'],
  closedLoopPayments: ['est'],
  ssnOnRegistration: ['est'],
  sessionLimits: ['mga'],
  realityCheck: ['mga'],
  depositLimitsOnRegistration: ['mga'],
  selfExclusionMultipleOptions: ['mga'],
  depositLimits: ['mga', 'crc', 'anj'],
  depositLimitsWeekly: ['mga', 'anj'],
  depositLimitsMonthly: ['mga', 'anj'],
  selfExclusion: ['mga', 'crc'],
  fullTermsLinkInChallenges: ['mga', 'est'],
  ibJackpotNotification: ['mga', 'est'],
  defaultUSDCurrency: ['cos'],
  kycRequired: ['mga', 'anj', 'est'],
  kycRequiredForWithdrawal: ['est', 'anj'],
} as const satisfies Readonly<Record<string, readonly LicenceId[]>>;

export type LicenceFeature = keyof typeof LICENCE_FEATURES;

/** The features of a licence, by the table. */
export function licenceFeatures(licence: LicenceId): readonly LicenceFeature[] {
  return (Object.keys(LICENCE_FEATURES) as LicenceFeature[]).filter((feature) =>
    (LICENCE_FEATURES[feature] as readonly LicenceId[]).includes(licence),
  );
}

/**
 * Brand feature toggles of requirements/entities#feature-toggles; the last three replace toggles whose names
 * contain a provider's name.
 */
export const BRAND_TOGGLES = [
  'BasicEnterCode',
  'BonusChecker',
  'DarkCashierLayout',
  'DefaultConsentRegistration',
  'DisablePhoneVerificationForRewards',
  'DisableWeekendWithdrawalMessages',
  'EnableCashierIBAwardAnnouncement',
  'EnableFinancialHistory',
  'EnableGamesInformationMessage',
  'EnablePhoneVerification',
  'JackpotAutoOptIn',
  'JackpotInRegistrationFlow',
  'OverlaySourceOfWealth',
  'QuickMenu',
  'ShowRTP',
  'Sportsbook',
  'QuickDepositLastUsedAccount',
  'IdentityServer',
  'SupportChatWidget',
] as const;
export type BrandToggle = (typeof BRAND_TOGGLES)[number];

/**
 * Features that depend on the operator, not on licence or brand (requirements/access#features-by-operator).
 */
export type OperatorFeature = 'jackpotContributionsInPercentage';

export type Feature = LicenceFeature | BrandToggle | OperatorFeature;

const OPERATOR_FEATURE: OperatorFeature = 'jackpotContributionsInPercentage';

/**
 * True if a name is a known feature; overrides of unknown features are rejected
 * (requirements/validation#feature-flags).
 */
export function isFeature(name: string): name is Feature {
  return (
    Object.hasOwn(LICENCE_FEATURES, name) ||
    (BRAND_TOGGLES as readonly string[]).includes(name) ||
    name === OPERATOR_FEATURE
  );
}
