import { ENGAGEMENT_APPROVAL_CENTS, ENGAGEMENT_SECTIONS } from '../engagement/engagementCost.ts';
import { RAFFLE_APPROVAL_CENTS } from '../raffleRules.ts';
import type { ContentSection } from './sectionNames.ts';

/** Values that a licence or a player's protection depends on: a change needs a second member of staff. */
export interface ProtectedContent {
  /** `texts/*` means every locale. */
  readonly section: ContentSection | 'texts/*';
  /** Path in the body; empty means the whole body. */
  readonly path: readonly string[];
  /** Restricts the path to keys that match this POSIX regular expression, ignoring case. */
  readonly keys?: string;
}

/** Places of the content under four eyes (ADR 0207). SQL enforces it when a version is published. */
export const PROTECTED_CONTENT: readonly ProtectedContent[] = [
  ...[
    'DefaultConsentRegistration',
    'DisablePhoneVerificationForRewards',
    'EnableFinancialHistory',
    'EnableGamesInformationMessage',
    'EnablePhoneVerification',
    'IdentityServer',
    'JackpotAutoOptIn',
    'JackpotInRegistrationFlow',
    'OverlaySourceOfWealth',
    'ShowRTP',
  ].map((toggle): ProtectedContent => ({ section: 'features', path: [toggle] })),
  { section: 'flags', path: ['sga'] },
  { section: 'wallet', path: [] },
  // the significant terms of an offer, and its cost
  { section: 'promotions', path: [] },
  { section: 'bonusTerms', path: [] },
  { section: 'boosts', path: [] },
  { section: 'boostedOdds', path: [] },
  { section: 'boostedCombinations', path: [] },
  { section: 'site', path: ['flowSettings'] },
  { section: 'site', path: ['fundingOptions'] },
  { section: 'site', path: ['gamificationSettings', 'loyaltyPage', 'termsAndConditions'] },
  { section: 'site', path: ['jackpotSettings', 'termsAndConditions'] },
  { section: 'site', path: ['jackpotSettings', 'contributionOptions'] },
  { section: 'site', path: ['jackpotSettings', 'initialContributionValue'] },
  { section: 'site', path: ['jackpotSettings', 'mustHitBy'] },
  { section: 'site', path: ['raffleSettings', 'termsAndConditions'] },
  {
    section: 'texts/*',
    path: [],
    keys: 'terms|privac|legal|policy|consent|condition|limit|exclu|time-?out|reality|gambl|kyc|identity|wealth|closed|practice|regulat|licen[cs]e',
  },
];

/**
 * Raffles that cost more than the ceiling in a week (ADR 0283), and changed missions, tournaments and items that cost
 * more than it in 30 days (ADR 0292), are under four eyes too.
 */
export const COST_RULES: readonly {
  readonly section: ContentSection;
  /** Empty: each item of the body. */
  readonly path: readonly string[];
  /** Euro cents. */
  readonly ceilingCents: number;
}[] = [
  { section: 'site', path: ['raffleSettings', 'raffles'], ceilingCents: RAFFLE_APPROVAL_CENTS },
  ...ENGAGEMENT_SECTIONS.map((section) => ({
    section,
    path: [],
    ceilingCents: ENGAGEMENT_APPROVAL_CENTS,
  })),
];
