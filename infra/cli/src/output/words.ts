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

/** Why a candidate was or was not chosen, as `explain` shows it. */
export const BECAUSE: Readonly<Record<Step['because'], string>> = {
  'is-the-default': 'the default of the environment',
  'has-no-default': 'the environment has no default for it',
  'bucket-inside': 'the bucket is inside the rollout',
  'bucket-outside': 'the bucket is outside the rollout',
  'brand-not-included': 'the rollout is for other brands',
  'scope-fits': 'brand, licence, operator and locale fit',
  'scope-differs': 'the rule applies to others',
  'off-outranks-pins': 'switching off outranks a pin',
  'another-rule-is-closer': 'a more specific rule applies',
  'staff-preview': 'a staff member previews it',
  'release-unknown': 'the plan does not know the release',
  'release-withdrawn': 'the release is withdrawn',
  'did-not-run': 'it did not run in this page',
  'previous-default': 'the previous default, because the current one did not run',
  'nothing-left': 'no release is left that may run',
};
