/**
 * Market configuration as data (brands, licences, operators, features) and the pure function that resolves
 * it.
 * @packageDocumentation
 */
export { BRANDS, DEFAULT_BRAND, isBrandId, type Brand, type BrandId } from './brand.ts';
export { brands } from './brands/brands.ts';
export {
  BRAND_TOGGLES,
  isFeature,
  LICENCE_FEATURES,
  licenceFeatures,
  LICENCES,
  type BrandToggle,
  type Feature,
  type LicenceFeature,
  type LicenceId,
  type OperatorFeature,
} from './licences/licenceFeatures.ts';
export {
  IDENTITY_DOCUMENTS,
  identityThresholdOf,
  isIdentityDocument,
  unprovenBy,
  VERIFICATIONS,
  type IdentityDocument,
  type Verification,
} from './identityCheck.ts';
export type { BreakKind, ExclusionRegister, GameGroup } from './exclusionRules.ts';
export { JACKPOT_INSTANCE, JACKPOT_SOURCE, jackpotTermsOf, type JackpotTerms } from './jackpot.ts';
export { LIMIT_KINDS, type LimitKind } from './limitKinds.ts';
export { LEGAL_TEXTS, LEGAL_VERSIONS, type LegalTextKind } from './legalTexts.ts';
export {
  ADDITIONAL_FACTS,
  type AdditionalFact,
  type IdentityThreshold,
  type LicenceProfile,
  type LimitRule,
  type ProtectionRules,
} from './licenceProfile.ts';
export {
  decideFeatures,
  featureSettingsOf,
  type BrandFeatures,
  type FeatureSettings,
} from './brandFeatures.ts';
export { EXPERIMENTS, type ExperimentName } from './experiments.ts';
export { mayPreselectConsent } from './licences/marketingConsent.ts';
export { SGA_LINKS } from './sgaLinks.ts';
export {
  LOCAL_FLAGS,
  localVariation,
  localVariations,
  type LocalFlag,
  type LocalVariation,
  type LocalVariations,
} from './localFlags.ts';
export { LIMIT_PERIODS, type LimitPeriod } from './limitPeriods.ts';
export { registrationAge, registrationAgeOf } from './registrationAge.ts';
export { marketOf, type Market, type MarketData } from './market.ts';
export { OPERATORS, operators, type Operator, type OperatorId } from './operators/operators.ts';
export {
  isPayAndPlayFlow,
  PAY_AND_PLAY_FLOWS,
  PAY_AND_PLAY_ROUTES,
  payAndPlayFlowOf,
  type PayAndPlayFlow,
} from './payAndPlay.ts';
export { effectiveProtection } from './protection/effectiveProtection.ts';
export type { Protection } from './protection/protection.ts';
export { PROTECTION_MODES, stricterMode, type ProtectionMode } from './protection/protectionMode.ts';
export {
  brandOfHost,
  licences,
  marketDataOf,
  protectionOf,
  resolveMarket,
  type BrandMarketInput as MarketInput,
} from './resolveMarket.ts';
