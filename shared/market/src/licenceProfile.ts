import type { LicenceId } from './licences/licenceFeatures.ts';

export type LimitKind = 'deposit' | 'loss' | 'wager' | 'session';
export const LIMIT_PERIODS = ['Day', 'Week', 'Month'] as const; // requirements/entities#limit-period Limit period
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

export interface LimitRule {
  readonly kind: LimitKind;
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

/**
 * Requirements of a regulator as data (requirements/regulation#licence-profile). Decreases always apply
 * immediately and limit amounts are free, so neither is a field. The server enforces the profile; the
 * browser explains it. Absent fields have the baseline's values.
 */
export interface LicenceProfile {
  readonly id: LicenceId;
  readonly regulator: string;
  readonly licenceNumber: string;
  /** IANA time zone of the licence's calendar days. */
  readonly timeZone: string;
  readonly minimumAge: { readonly casino: number; readonly sports: number };
  readonly limits: readonly LimitRule[];
  readonly limitIncrease: { readonly coolOffHours: number; readonly reconfirm: boolean };
  /**
   * When a deposit limit is offered: at registration, or before the first deposit, which the api refuses
   * until the player has answered.
   */
  readonly limitPrompt: 'registration' | 'first-deposit';
  readonly realityCheck: {
    readonly mandatory: boolean;
    readonly defaultMinutes: number;
    readonly choicesMinutes: readonly number[];
  };
  /**
   * Displays in and around the game. On for every licence (requirements/regulation#baseline), mandatory for
   * some.
   */
  readonly session: {
    readonly clock: 'offered' | 'mandatory';
    readonly netPosition: 'offered' | 'mandatory';
    readonly inactivityLogoutMinutes: number;
  };
  readonly timeOuts: readonly string[];
  readonly exclusions: readonly string[];
  /** National exclusion register that must be queried before play. */
  readonly register: string | undefined;
  readonly game: {
    readonly autoplay: boolean;
    readonly turbo: boolean;
    readonly minimumCycleMs: { readonly slot: number; readonly table: number };
    readonly celebrateLossesDisguisedAsWins: boolean;
    /** True if visitors may play demo games. */
    readonly demoForVisitors: boolean;
  };
  readonly promotion: {
    readonly runOutOfFundsDialog: boolean;
    readonly reverseWithdrawal: boolean;
    readonly urgencyTexts: boolean;
    readonly maximumWageringFactor: number | undefined;
  };
  readonly kyc: {
    readonly when: readonly ('registration' | 'before-play' | 'before-withdrawal')[];
    /** Additional trigger: the sum of deposits. */
    readonly threshold?: IdentityThreshold;
    /** Days from the request until the check must be complete. */
    readonly graceDays: number;
  };
  readonly historyMonths: number;
  readonly helpline: { readonly name: string; readonly url: string; readonly telephone: string | undefined };
}
