import type { LicenceId } from './licences/licenceFeatures.ts';

export type LimitKind = 'deposit' | 'loss' | 'wager' | 'session';
export const LIMIT_PERIODS = ['Day', 'Week', 'Month'] as const; // requirements/entities#limit-period Limit period
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

export interface LimitRule {
  readonly kind: LimitKind;
  readonly periods: readonly LimitPeriod[];
  /** Play is refused until the player has set one. */
  readonly required: boolean;
  /** A calendar window in the licence's time zone, or a rolling one of 24 h / 7 d / 30 d. */
  readonly window: 'calendar' | 'rolling';
  readonly scope: 'account' | 'national';
  /** A raise waits for the end of the period it counts in, besides the cool-off (requirements/regulation#licence-profile `alsoWaitPeriodEnd`); false when silent. */
  readonly raiseAfterPeriod?: boolean;
}

/** Sum of completed deposits, gross, from which a licence requires an identity check. */
export interface IdentityThreshold {
  /**
   * Major units by currency: the licence's own, and for a brand in another currency an equivalent that is
   * lower rather than higher.
   */
  readonly amounts: Readonly<Record<string, number>>;
  /** Counted over so many days up to the deposit; over all of them when silent. */
  readonly days?: number;
}

/**
 * Requirements of a regulator as data (requirements/regulation#licence-profile). Decreases always work at
 * once and limits are typed freely, so neither is a field. The server enforces; the browser explains. Absent
 * fields have the values of the baseline.
 */
export interface LicenceProfile {
  readonly id: LicenceId;
  readonly regulator: string;
  readonly licenceNumber: string;
  /** IANA zone in which its calendar days turn. */
  readonly timeZone: string;
  readonly minimumAge: { readonly casino: number; readonly sports: number };
  readonly limits: readonly LimitRule[];
  readonly limitIncrease: { readonly coolOffHours: number; readonly reconfirm: boolean };
  /** When a deposit limit is offered: by the registration, or before the first deposit, which the api does not take until it was answered. */
  readonly limitPrompt: 'registration' | 'first-deposit';
  readonly realityCheck: {
    readonly mandatory: boolean;
    readonly defaultMinutes: number;
    readonly choicesMinutes: readonly number[];
  };
  /** Shown in and around the game; requirements/regulation#baseline: on for every licence, mandatory where one says so. */
  readonly session: {
    readonly clock: 'offered' | 'mandatory';
    readonly netPosition: 'offered' | 'mandatory';
    readonly inactivityLogoutMinutes: number;
  };
  readonly timeOuts: readonly string[];
  readonly exclusions: readonly string[];
  /** A national register that must be asked before play. */
  readonly register: string | undefined;
  readonly game: {
    readonly autoplay: boolean;
    readonly turbo: boolean;
    readonly minimumCycleMs: { readonly slot: number; readonly table: number };
    readonly celebrateLossesDisguisedAsWins: boolean;
    /** Visitors may play for fun. */
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
    /** Besides, from what was deposited on. */
    readonly threshold?: IdentityThreshold;
    /** From the asking to the date it has to be done by. */
    readonly graceDays: number;
  };
  readonly historyMonths: number;
  readonly helpline: { readonly name: string; readonly url: string; readonly telephone: string | undefined };
}
