import type { RolloutEffect } from '@foyer/kernel/rollout-answers';

/**
 * Probability that a release without any effect is rolled back by one of the measures during its whole rollout:
 * one percent, divided among them (Bonferroni).
 */
export const EFFECT_FALSE_ALARM_RATE = 0.01;
/**
 * Measures that decide; failures to mount and to keep running have an exact test of their own (ADR 0092). The
 * time until the content has one as well.
 */
const DECIDING: readonly RolloutEffect['name'][] = [
  'mount-slow',
  'lcp-poor',
  'inp-poor',
  'cls-poor',
  'sign-in',
  'deposit',
  'bet',
];
const P_TO_ROLL_BACK = EFFECT_FALSE_ALARM_RATE / DECIDING.length;
/** Too weak to roll back, too strong to continue. */
const P_TO_HOLD = 0.1 / DECIDING.length;
/** Fewer have no normal distribution. */
const MIN_COUNT = 200;
const MIN_HITS = 30;
/** Smaller differences are real and not worth a rollback: a share of the baseline's rate. */
const MIN_RELATIVE = 0.01;
/** Differences of timings below this many percentage points are not worth a rollback. */
const MIN_ABSOLUTE = 0.02;

const TEXTS: Readonly<Record<RolloutEffect['name'], string>> = {
  'mount-failed': 'page loads that could not show it',
  broke: 'pages that broke later',
  'mount-slow': 'mounts slower than 1 s',
  'ready-slow': 'pages ready after 3 s',
  'lcp-poor': 'pages with a largest contentful paint after 3 s',
  'inp-poor': 'pages with an interaction slower than 200 ms',
  'cls-poor': 'pages with a layout shift above 0.1',
  'sign-in': 'visits with a sign-in',
  deposit: 'visits with a deposit',
  bet: 'visits with a bet',
};

export interface EffectVerdict {
  readonly kind: 'roll-back' | 'wait';
  readonly reason: string;
  readonly p: number;
}

/** The clearest harm among the measures; undefined without one. */
export function judgeEffects(effects: readonly RolloutEffect[], baseline: string): EffectVerdict | undefined {
  const [worst] = effects
    .filter((effect) => DECIDING.includes(effect.name) && isHarmful(effect))
    .sort((left, right) => left.p - right.p);
  if (!worst || worst.p > P_TO_HOLD) return undefined;
  const text = `${TEXTS[worst.name]}: ${percent(rate(worst.canary))} against ${percent(rate(worst.baseline))} with ${baseline}, difference ${points(worst.difference)} (95 % interval ${points(worst.low)} to ${points(worst.high)})`;
  return worst.p <= P_TO_ROLL_BACK
    ? { kind: 'roll-back', reason: `${capital(text)}; unlikely to be chance`, p: worst.p }
    : { kind: 'wait', reason: `Possibly worse, ${text}; not significant yet`, p: worst.p };
}

function isHarmful({ isHarm, canary, baseline, difference }: RolloutEffect): boolean {
  if (Math.min(canary.count, baseline.count) < MIN_COUNT || canary.hits + baseline.hits < MIN_HITS)
    return false;
  return isHarm ? difference >= MIN_ABSOLUTE : -difference >= MIN_RELATIVE * rate(baseline);
}

function rate({ count, hits }: RolloutEffect['canary']): number {
  return count === 0 ? 0 : hits / count;
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`;
}

function points(share: number): string {
  return `${share > 0 ? '+' : ''}${(share * 100).toFixed(1)} points`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
