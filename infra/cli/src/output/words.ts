import { BUCKETS, type Decision } from '@foyer/kernel/release-plan';
import type { Step } from '@foyer/kernel/resolve-release';
import { styleText } from 'node:util';

export function decisionText(decision: Decision | undefined): string {
  if (!decision) return '';
  return decision.kind === 'off' ? styleText('red', `off (${decision.reason})`) : decision.release;
}

export function shareText(buckets: number): string {
  return `${(buckets / BUCKETS) * 100} %`;
}

/** Texts of `explain` for the reason why a candidate was or was not selected. */
export const REASON_TEXTS: Readonly<Record<Step['reason'], string>> = {
  'is-the-default': 'the default of the environment',
  'has-no-default': 'the environment has no default for it',
  'bucket-inside': 'the bucket is inside the rollout',
  'bucket-outside': 'the bucket is outside the rollout',
  'brand-not-included': 'the rollout is for other brands',
  'scope-fits': 'brand, licence, operator and locale match',
  'scope-differs': 'the rule applies to other visitors',
  'off-outranks-pins': 'a switch-off overrides a pin',
  'another-rule-is-closer': 'a more specific rule applies',
  'staff-preview': 'staff preview',
  'release-unknown': 'the release is not in the plan',
  'release-withdrawn': 'the release is withdrawn',
  'did-not-run': 'it failed in this page',
  'previous-default': 'the previous default, because the current one failed',
  'nothing-left': 'no release can be served',
  'not-invited': 'the squad is not invited to the brand',
};
