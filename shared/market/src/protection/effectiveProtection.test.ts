import { describe, expect, it } from '@jest/globals';
import {
  BRANDS,
  brands,
  LICENCES,
  LIMIT_PERIODS,
  licences,
  marketDataOf,
  marketOf,
  operators,
  PROTECTION_MODES,
  protectionOf,
  resolveMarket,
  stricterMode,
  type BrandId,
  type LicenceId,
  type LicenceProfile,
  type LimitKind,
  type MarketData,
} from '../index.ts';
import { PROOF_PROFILES, type ProofProfile } from '../licences/proofProfiles.fixture.ts';
import { effectiveProtection } from './effectiveProtection.ts';

const ALL = LIMIT_PERIODS;

/**
 * The specification's table of features by licence, as the rules that it means
 * (requirements/regulation#crc, requirements/regulation#anj, requirements/regulation#cos).
 */
const SPECIFICATION: Readonly<Record<LicenceId, object>> = {
  mga: {
    limits: { deposit: ALL, loss: [], wager: [], session: ['Day'] },
    prompt: 'registration',
    hasRealityCheck: true,
    hasSessionClock: false,
    exclusions: ['P6M', 'P1Y', 'P5Y', 'indefinite'],
    kyc: ['before-play'],
  },
  est: {
    limits: { deposit: [], loss: ALL, wager: [], session: [] },
    prompt: 'none',
    hasRealityCheck: false,
    hasSessionClock: true,
    exclusions: [],
    kyc: ['registration', 'before-play', 'before-withdrawal'],
  },
  crc: {
    limits: { deposit: ['Day'], loss: [], wager: [], session: [] },
    prompt: 'none',
    hasRealityCheck: false,
    hasSessionClock: false,
    exclusions: ['indefinite'],
    kyc: [],
  },
  anj: {
    limits: { deposit: ALL, loss: [], wager: [], session: [] },
    prompt: 'none',
    hasRealityCheck: false,
    hasSessionClock: false,
    exclusions: [],
    kyc: ['before-play', 'before-withdrawal'],
  },
  cos: {
    limits: { deposit: [], loss: [], wager: [], session: [] },
    prompt: 'none',
    hasRealityCheck: false,
    hasSessionClock: false,
    exclusions: [],
    kyc: [],
  },
};

/** The table as features: which licences have each. */
const FEATURES: Readonly<Record<string, readonly LicenceId[]>> = {
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
};

/** Features that `strict` adds on every brand; all others follow the table. */
const STRICT_FEATURES: readonly string[] = [
  'lossLimits',
  'sessionClock',
  'sessionLimits',
  'realityCheck',
  'selfExclusionMultipleOptions',
  'depositLimits',
  'depositLimitsWeekly',
  'depositLimitsMonthly',
  'selfExclusion',
  'kycRequiredForWithdrawal',
];

const periodsOf = (licence: LicenceProfile, kind: LimitKind) =>
  licence.limits.find((rule) => rule.kind === kind)?.periods;

const limitsOf = (licence: LicenceProfile) => ({
  deposit: periodsOf(licence, 'deposit'),
  loss: periodsOf(licence, 'loss'),
  wager: periodsOf(licence, 'wager'),
  session: periodsOf(licence, 'session'),
});

const cases = BRANDS.flatMap((brand) =>
  Object.entries(FEATURES).map(([feature, holders]) => [brand, feature, holders] as const),
);

describe('an operator in specification mode (requirements/regulation#protection-modes)', () => {
  it.each(cases)('%s has %s exactly as in the table', (brand, feature, holders) => {
    expect(resolveMarket({ brand }).has(feature as 'lossLimits')).toBe(
      holders.includes(brands[brand].licence),
    );
  });
  it.each(BRANDS)('%s has the rules of the table', (brand) => {
    const { licence } = resolveMarket({ brand });
    expect({
      limits: limitsOf(licence),
      prompt: licence.limitPrompt,
      hasRealityCheck: licence.realityCheck.mandatory,
      hasSessionClock: licence.session.clock === 'mandatory',
      exclusions: licence.exclusions,
      kyc: licence.kyc.when,
    }).toEqual(SPECIFICATION[brands[brand].licence]);
    expect(licence.promotion).toMatchObject({ runOutOfFundsDialog: true, reverseWithdrawal: false });
    expect(licence.realityCheck.dismissible).toBe(true);
  });
  it('is the mode of every operator', () => {
    expect(Object.values(operators).map(({ protection }) => protection)).toEqual(
      Object.keys(operators).map(() => 'specification'),
    );
  });
});

describe('an operator in strict mode', () => {
  const strict = (brand: BrandId) => resolveMarket({ brand, protectionMode: 'strict' });

  it.each(cases)('%s has %s by the table or by the mode', (brand, feature, holders) => {
    expect(strict(brand).has(feature as 'lossLimits')).toBe(
      holders.includes(brands[brand].licence) || STRICT_FEATURES.includes(feature),
    );
  });
  it.each(BRANDS)('%s offers every kind of limit to every player', (brand) => {
    expect(limitsOf(strict(brand).licence)).toEqual({
      deposit: ALL,
      loss: ALL,
      wager: ALL,
      session: ['Day'],
    });
  });
  it.each(BRANDS)('%s has a mandatory reality check, a clock, no promotion of deposits', (brand) => {
    expect(strict(brand).licence).toMatchObject({
      realityCheck: { mandatory: true, dismissible: false, defaultMinutes: 60 },
      session: { clock: 'mandatory', netPosition: 'mandatory' },
      promotion: {
        runOutOfFundsDialog: false,
        reverseWithdrawal: false,
        urgencyTexts: false,
        miniGames: false,
      },
    });
  });
  it.each([
    ['aurora', 'registration', ['before-play', 'before-withdrawal']],
    ['tuli', 'first-deposit', ['registration', 'before-play', 'before-withdrawal']],
    ['caravel', 'first-deposit', ['before-withdrawal']],
    ['zephyra', 'first-deposit', ['before-play', 'before-withdrawal']],
    ['quetzal', 'first-deposit', ['before-withdrawal']],
  ] as const)('%s offers limits at %s and requires identity %j', (brand, prompt, when) => {
    const { licence } = strict(brand);
    expect([licence.limitPrompt, licence.kyc.when]).toEqual([prompt, when]);
  });
  it.each(LICENCES)('keeps how %s counts and names itself', (id) => {
    const before = licences[id];
    const { licence } = effectiveProtection(before, { protection: 'strict' });
    expect(licence.limits.map(({ window }) => window)).toEqual(before.limits.map(({ window }) => window));
    expect([licence.id, licence.timeOuts, licence.minimumAge, licence.exclusions]).toEqual([
      before.id,
      before.timeOuts,
      before.minimumAge,
      before.exclusions,
    ]);
  });
});

describe('a proof profile (requirements/regulation#licences)', () => {
  const rules = (name: ProofProfile, protection: 'specification' | 'strict') => {
    const { licence } = effectiveProtection(PROOF_PROFILES[name], { protection });
    return {
      realityCheck: [licence.realityCheck.mandatory, licence.realityCheck.dismissible],
      fundsDialog: licence.promotion.runOutOfFundsDialog,
      kyc: licence.kyc.when,
      prompt: licence.limitPrompt,
    };
  };
  const names = Object.keys(PROOF_PROFILES) as readonly ProofProfile[];

  it.each([
    ['ukgc', false, [], 'registration'],
    ['sga', true, [], 'none'],
    ['ggl', true, ['before-play', 'before-withdrawal'], 'none'],
    ['agco', true, [], 'registration'],
    ['fr', true, [], 'first-deposit'],
  ] as const)('%s keeps its own rules in specification mode', (name, fundsDialog, kyc, prompt) => {
    expect(rules(name, 'specification')).toEqual({
      // the break of the German profile belongs to its reality check
      realityCheck: [name === 'ggl', true],
      fundsDialog,
      kyc,
      prompt,
    });
  });
  it.each(names)(
    '%s has a reality check, identity before a withdrawal, no funds dialog in strict mode',
    (name) => {
      const { prompt, ...strict } = rules(name, 'strict');
      expect(strict).toEqual({
        realityCheck: [true, false],
        fundsDialog: false,
        kyc: expect.arrayContaining(['before-withdrawal']),
      });
      expect(prompt).toBe(['ukgc', 'agco'].includes(name) ? 'registration' : 'first-deposit');
    },
  );
  it.each(names)('%s requires its own limits in both modes', (name) => {
    const required = (licence: LicenceProfile) => licence.limits.filter((rule) => rule.required);
    for (const protection of ['specification', 'strict'] as const) {
      const { licence } = effectiveProtection(PROOF_PROFILES[name], { protection });
      expect(required(licence).map(({ kind }) => kind)).toEqual(
        required(PROOF_PROFILES[name]).map(({ kind }) => kind),
      );
    }
  });
});

describe('effectiveProtection', () => {
  const severe: LicenceProfile = {
    ...licences.cos,
    limits: licences.cos.limits.map((rule) =>
      rule.kind === 'deposit'
        ? { ...rule, periods: ['Month'], required: true, raiseAfterPeriod: true }
        : rule,
    ),
    limitIncrease: { coolOffHours: 72, reconfirm: true },
    limitReviewMonths: 3,
    realityCheck: {
      mandatory: true,
      dismissible: false,
      counts: 'session',
      defaultMinutes: 15,
      choicesMinutes: [5, 10, 15],
      forcedBreakMinutes: 5,
    },
    session: { clock: 'mandatory', netPosition: 'mandatory', inactivityLogoutMinutes: 10, single: true },
    promotion: { ...licences.cos.promotion, runOutOfFundsDialog: false, maximumWageringFactor: 10 },
  };

  it('keeps the stricter values of a licence under an operator that demands nothing', () => {
    const { licence, mode } = effectiveProtection(severe, { protection: 'specification' });
    expect(mode).toBe('specification');
    expect(licence).toMatchObject({
      limitIncrease: { coolOffHours: 72 },
      limitReviewMonths: 3,
      realityCheck: {
        mandatory: true,
        dismissible: false,
        // the licence counts from the sign-in, which is stricter
        counts: 'session',
        defaultMinutes: 15,
        choicesMinutes: [10, 15],
        forcedBreakMinutes: 5,
      },
      session: { clock: 'mandatory', inactivityLogoutMinutes: 10 },
      promotion: { runOutOfFundsDialog: false, urgencyTexts: true, maximumWageringFactor: 10 },
    });
    expect(licence.limits[0]).toMatchObject({ periods: ['Month'], required: true, raiseAfterPeriod: true });
  });
  it('takes every duty, common permissions, the lowest cap and the longest cool-off of both', () => {
    const { licence } = effectiveProtection(severe, { protection: 'strict' });
    expect(licence).toMatchObject({
      limitIncrease: { coolOffHours: 72 },
      limitReviewMonths: 3,
      realityCheck: { mandatory: true, dismissible: false, defaultMinutes: 15, forcedBreakMinutes: 5 },
      session: { inactivityLogoutMinutes: 10 },
      promotion: { runOutOfFundsDialog: false, urgencyTexts: false, maximumWageringFactor: 10 },
    });
    expect(new Set(periodsOf(licence, 'deposit'))).toEqual(new Set(ALL));
  });
  it.each(LICENCES)('never weakens %s', (id) => {
    for (const mode of ['specification', 'strict'] as const) {
      const { licence, features } = effectiveProtection(licences[id], { protection: mode });
      expect(features).toEqual(expect.arrayContaining([...licences[id].features]));
      expect(licence.kyc.when).toEqual(expect.arrayContaining([...licences[id].kyc.when]));
      expect(licence.kyc.graceDays).toBe(licences[id].kyc.graceDays);
      expect(licence.limitIncrease.coolOffHours).toBeGreaterThanOrEqual(
        licences[id].limitIncrease.coolOffHours,
      );
    }
  });
  it.each(BRANDS.flatMap((brand) => PROTECTION_MODES.map((mode) => [brand, mode] as const)))(
    'reaches a page as JSON on %s in %s mode',
    (brand, mode) => {
      const sent = JSON.parse(JSON.stringify(marketDataOf(brand, mode))) as MarketData;
      const onPage = marketOf(sent);
      const onServer = resolveMarket({ brand, protectionMode: mode });
      expect(onPage).toEqual({ ...onServer, has: expect.any(Function), requires: expect.any(Function) });
      for (const feature of Object.keys(FEATURES) as 'lossLimits'[]) {
        expect(onPage.has(feature)).toBe(onServer.has(feature));
        expect(onPage.requires(feature)).toBe(onServer.has(feature));
      }
    },
  );
});

describe('the mode of an instance', () => {
  it('raises the mode of an operator and never lowers it', () => {
    expect(protectionOf(brands.aurora, 'strict').mode).toBe('strict');
    const strict = effectiveProtection(licences.cos, { protection: 'strict' }, 'specification');
    expect(strict.mode).toBe('strict');
  });
  it.each([
    [['specification'], 'specification'],
    [['specification', undefined], 'specification'],
    [['specification', null], 'specification'],
    [['specification', 'strict'], 'strict'],
    [['strict', 'specification'], 'strict'],
    [['specification', 'lenient'], 'strict'],
    [['', undefined], 'strict'],
  ])('is read from %j: %s', (modes, expected) => {
    expect(stricterMode(...modes)).toBe(expected);
  });
});
