import type { LicenceFeature, LicenceId } from './licences/licenceFeatures.ts';
import type { BreakRules, ExclusionRegister, GameGroup } from './exclusionRules.ts';
import type { LimitKind } from './limitKinds.ts';
import type { LimitPeriod } from './limitPeriods.ts';

export interface LimitRule {
  readonly kind: LimitKind;
  /**
   * Periods for which the limit is offered. Empty: no player can set the limit; limits that were set before
   * stay in force and are counted by this rule.
   */
  readonly periods: readonly LimitPeriod[];
  /** Play is refused until the player has set this limit. */
  readonly required: boolean;
  /** `calendar`: days, weeks or months in the licence's time zone. `rolling`: 24 h, 7 d or 30 d. */
  readonly window: 'calendar' | 'rolling';
  readonly scope: 'account' | 'national';
  /**
   * True if a raise also waits for the end of the current period, in addition to the cool-off
   * (requirements/regulation#licence-profile `alsoWaitPeriodEnd`); default false.
   */
  readonly raiseAfterPeriod?: boolean;
}

/** Gross sum of completed deposits from which a licence requires an identity check. */
export interface IdentityThreshold {
  /**
   * Major units by currency: the licence's own currency, and for brands in another currency an equivalent
   * that is never higher.
   */
  readonly amounts: Readonly<Record<string, number>>;
  /** Number of days up to the deposit that count; all deposits if absent. */
  readonly days?: number;
}

/** When a deposit limit is offered, from the most permissive to the strictest. */
export const LIMIT_PROMPTS = ['none', 'first-deposit', 'registration'] as const;

/** Facts about a player that due diligence requires, besides the contact data of the registration. */
export const ADDITIONAL_FACTS = ['nationality', 'placeOfBirth', 'occupation'] as const;
export type AdditionalFact = (typeof ADDITIONAL_FACTS)[number];

/** Rules of player protection that a licence or an operator sets; the strictest value applies per field. */
export interface ProtectionRules {
  readonly features: readonly LicenceFeature[];
  /** One rule of each kind. */
  readonly limits: readonly LimitRule[];
  readonly limitIncrease: { readonly coolOffHours: number; readonly reconfirm: boolean };
  /**
   * When a deposit limit is offered: at registration, or before the first deposit, which the api refuses
   * until the player has answered.
   */
  readonly limitPrompt: (typeof LIMIT_PROMPTS)[number];
  /** Months after which the player is asked to review the limits; undefined without reviews. */
  readonly limitReviewMonths: number | undefined;
  readonly realityCheck: {
    /** If false, only players who chose an interval before have reality checks. */
    readonly mandatory: boolean;
    /**
     * True for the buttons Dismiss and OK (requirements/screens#overlays-and-toasts); false for "Stop playing"
     * and "Keep playing", without Escape (requirements/regulation#reality-check).
     */
    readonly dismissible: boolean;
    /** Time that the interval counts: since the sign-in, or with an open real-money game. */
    readonly counts: 'session' | 'play';
    readonly defaultMinutes: number;
    readonly choicesMinutes: readonly number[];
    /** Minutes without play that follow each answered reality check; 0 where play may continue at once. */
    readonly forcedBreakMinutes: number;
  };
  /** Displays in and around the game: offered everywhere, mandatory for some licences. */
  readonly session: {
    readonly clock: 'offered' | 'mandatory';
    readonly netPosition: 'offered' | 'mandatory';
    readonly inactivityLogoutMinutes: number;
    /** True if a sign-in ends the player's sessions on other devices (requirements/states#session). */
    readonly single: boolean;
  };
  readonly promotion: {
    readonly runOutOfFundsDialog: boolean;
    readonly reverseWithdrawal: boolean;
    readonly urgencyTexts: boolean;
    /** False where no promotion may draw its prizes by chance: wheel, scratch card, boxes. */
    readonly miniGames?: false;
    readonly maximumWageringFactor: number | undefined;
    /** False where a bonus may be staked in one product only (requirements/regulation#ukgc); default true. */
    readonly mixedProducts?: false;
    /** False where better prices than those of the market are a bonus that the licence limits (requirements/regulation#sga); default true. */
    readonly boostedOdds?: false;
  };
  readonly kyc: {
    readonly when: readonly ('registration' | 'before-play' | 'before-withdrawal')[];
    /** Requested on the page of additional information; none if absent. */
    readonly facts?: readonly AdditionalFact[];
    /** True where a personal code counts only when the national e-ID states it (`eId`); default false. */
    readonly eIdRequired?: boolean;
    /** Staff members who must verify a document before it counts (requirements/regulation#documents); default 1. */
    readonly documentReviewers?: 1 | 2;
  };
}

/**
 * Requirements of a regulator as data (requirements/regulation#licence-profile). Decreases always apply
 * immediately and limit amounts are free, so neither is a field. The server enforces the profile; the
 * browser explains it. Absent fields have the baseline's values.
 */
export interface LicenceProfile extends ProtectionRules {
  readonly id: LicenceId;
  readonly regulator: string;
  readonly licenceNumber: string;
  /** Years for which records about a player are kept after the account was closed, before they are erased. */
  readonly recordYears: number;
  /** IANA time zone of the licence's calendar days. */
  readonly timeZone: string;
  /** Full years from which a player may play each group of games. */
  readonly minimumAge: Readonly<Record<GameGroup, number>>;
  /** The national e-ID that the licence accepts, by the country of its people; undefined where it accepts no e-ID. */
  readonly eId?: { readonly country: string };
  readonly timeOuts: readonly string[];
  /** Lengths of self-exclusion; empty where the player cannot choose one. */
  readonly exclusions: readonly string[];
  readonly register: ExclusionRegister | undefined;
  readonly breaks: BreakRules;
  readonly game: {
    readonly autoplay: boolean;
    readonly turbo: boolean;
    readonly minimumCycleMs: { readonly slot: number; readonly table: number };
    readonly celebrateLossesDisguisedAsWins: boolean;
    /** True if visitors may play demo games. */
    readonly demoForVisitors: boolean;
  };
  readonly kyc: ProtectionRules['kyc'] & {
    /** Additional trigger: the sum of deposits. */
    readonly threshold?: IdentityThreshold;
    /** Days from the request until the check must be complete. */
    readonly graceDays: number;
  };
  readonly historyMonths: number;
  /** The monthly statement by email (requirements/regulation#statements): the player can turn an optional one off. */
  readonly statementEmail: 'optional' | 'mandatory';
  readonly helpline: { readonly name: string; readonly url: string; readonly telephone: string | undefined };
}
