import type { LicenceProfile } from '../licenceProfile.ts';
import { LIMIT_PERIODS } from '../limitPeriods.ts';
import { BASELINE, limitRules } from './baseline.ts';
import { cos } from './cos.ts';

/** Licences without features of the product's own table, which no brand has. */
const profile = (
  rules: Partial<LicenceProfile> & Pick<LicenceProfile, 'regulator' | 'timeZone'>,
): LicenceProfile => ({ ...cos, features: [], ...rules });

/** requirements/regulation#ukgc: gross deposit limits, net position and elapsed time, no top-up when funds run out. */
const ukgc = profile({
  regulator: 'Gambling Commission',
  timeZone: 'Europe/London',
  limits: limitRules({ deposit: LIMIT_PERIODS }),
  limitPrompt: 'registration',
  limitReviewMonths: 6,
  session: { ...BASELINE.session, clock: 'mandatory', netPosition: 'mandatory' },
  promotion: {
    ...BASELINE.promotion,
    runOutOfFundsDialog: false,
    maximumWageringFactor: 10,
    mixedProducts: false,
  },
});

/**
 * requirements/regulation#sga: deposit limits of day, week and month are required for play; a raise waits 72 h
 * and until the running period ends.
 */
const sga = profile({
  regulator: 'Spelinspektionen',
  timeZone: 'Europe/Stockholm',
  limits: limitRules({ deposit: LIMIT_PERIODS }).map((rule) =>
    rule.kind === 'deposit' ? { ...rule, required: true, window: 'calendar', raiseAfterPeriod: true } : rule,
  ),
  limitIncrease: { coolOffHours: 72, reconfirm: true },
  promotion: { ...BASELINE.promotion, boostedOdds: false },
});

/**
 * requirements/regulation#ggl: a month's deposits across operators, 5 s per game, a block of 24 h, and a break
 * of 5 minutes after each hour.
 */
const ggl = profile({
  regulator: 'Gemeinsame Glücksspielbehörde der Länder',
  timeZone: 'Europe/Berlin',
  limits: limitRules({ deposit: ['Month'] }).map((rule) =>
    rule.kind === 'deposit' ? { ...rule, required: true, scope: 'national' } : rule,
  ),
  realityCheck: { ...BASELINE.realityCheck, mandatory: true, counts: 'play', forcedBreakMinutes: 5 },
  timeOuts: ['PT24H'],
  register: { name: 'OASIS', exclusions: [], groups: [] },
  breaks: { ...BASELINE.breaks, confirmation: false, button: 'PT24H' },
  game: { ...BASELINE.game, minimumCycleMs: { slot: 5_000, table: 5_000 } },
  kyc: { when: ['before-play', 'before-withdrawal'], graceDays: 3 },
});

/** requirements/regulation#agco: loss and deposit limits at registration, net position, breaks up to three months. */
const agco = profile({
  regulator: 'Alcohol and Gaming Commission of Ontario',
  timeZone: 'America/Toronto',
  limits: limitRules({ deposit: LIMIT_PERIODS, loss: LIMIT_PERIODS }),
  limitPrompt: 'registration',
  session: { ...BASELINE.session, netPosition: 'mandatory' },
  timeOuts: ['P1D', 'P7D', 'P1M', 'P2M', 'P3M'],
  exclusions: ['P6M', 'P1Y', 'P5Y'],
});

/** requirements/regulation#fr: limits of deposits and stakes per 7 days before the first deposit; raises wait 48 h. */
const fr = profile({
  regulator: 'Autorité nationale des jeux',
  timeZone: 'Europe/Paris',
  limits: limitRules({ deposit: ['Week'], wager: ['Week'] }).map((rule) =>
    rule.periods.length > 0 ? { ...rule, required: true } : rule,
  ),
  limitIncrease: { coolOffHours: 48, reconfirm: true },
  limitPrompt: 'first-deposit',
  exclusions: ['PT24H', 'P12M'],
});

/** Profiles of regulators that license no brand: they prove that a licence is data (requirements/regulation#licences). */
export const PROOF_PROFILES = { ukgc, sga, ggl, agco, fr };
export type ProofProfile = keyof typeof PROOF_PROFILES;
