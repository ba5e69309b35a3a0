/** Response of the api about the player protection of each brand, parsed by the console. */
import { listOf } from '@foyer/kernel/list-schema';
import * as v from 'valibot';
import { PROTECTION_MODES } from '../protection/protectionMode.ts';
import { PROTECTION_RULE_NAMES, type ProtectionRuleName } from '../protection/protectionRuleNames.ts';

export { PROTECTION_RULE_NAMES, type ProtectionRuleName };

/** The field of the licence profile or of the operator's mode that decides each rule. */
export const PROTECTION_RULE_FIELDS: Readonly<Record<ProtectionRuleName, string>> = {
  depositLimit: 'limits.deposit.periods',
  lossLimit: 'limits.loss.periods',
  wagerLimit: 'limits.wager.periods',
  sessionLimit: 'limits.session.periods',
  limitPrompt: 'limitPrompt',
  limitCoolOff: 'limitIncrease.coolOffHours',
  limitReview: 'limitReviewMonths',
  globalLossLimit: 'features.globalLossLimits',
  realityCheck: 'realityCheck',
  forcedBreak: 'realityCheck.forcedBreakMinutes',
  sessionClock: 'session.clock',
  netPosition: 'session.netPosition',
  singleSession: 'session.single',
  selfExclusion: 'exclusions',
  timeOut: 'timeOuts',
  breakButton: 'breaks.button',
  breakConfirmation: 'breaks.confirmation',
  breakScope: 'breaks.scope',
  returnRequest: 'breaks.return.early',
  returnAnswer: 'breaks.return.answerDays',
  returnApproval: 'breaks.return.fourEyes',
  returnCoolOff: 'breaks.return.coolOffHours',
  exclusionRegister: 'register',
  identityCheck: 'kyc.when',
  identityFacts: 'kyc.facts',
  documentReviewers: 'kyc.documentReviewers',
  recordYears: 'recordYears',
  closedLoop: 'features.closedLoopPayments',
  fundsDialog: 'promotion.runOutOfFundsDialog',
  urgencyTexts: 'promotion.urgencyTexts',
};

/**
 * Authority that demands a value: the licence, the operator by its own mode, or this instance by
 * `FOYER_PROTECTION_MODE`.
 */
export const PROTECTION_SOURCES = ['licence', 'operator', 'instance'] as const;
export type ProtectionSource = (typeof PROTECTION_SOURCES)[number];

const mode = v.picklist(PROTECTION_MODES);
const ruleSchema = v.object({
  rule: v.picklist(PROTECTION_RULE_NAMES),
  /** Codes such as `Day`, `mandatory`, `before-play` or `P6M`; empty where the rule demands nothing. */
  values: listOf(v.object({ value: v.string(), source: v.picklist(PROTECTION_SOURCES) })),
});

/** One rule with its effective values. */
export type ProtectionRule = v.InferOutput<typeof ruleSchema>;

const brandProtectionSchema = v.object({
  brand: v.string(),
  licence: v.string(),
  regulator: v.string(),
  licenceNumber: v.string(),
  operator: v.string(),
  company: v.string(),
  /** Mode of the operator, and the effective one, which the instance may have raised. */
  operatorMode: mode,
  mode,
  rules: listOf(ruleSchema),
});

/** Effective player protection of one brand. */
export type BrandProtection = v.InferOutput<typeof brandProtectionSchema>;

/** `GET /internal/protection` of the api. */
export const protectionAnswerSchema = v.object({
  /** Mode that the instance demands at least; null when every operator's own applies. */
  instanceMode: v.nullable(mode),
  brands: listOf(brandProtectionSchema),
});

export type ProtectionAnswer = v.InferOutput<typeof protectionAnswerSchema>;
