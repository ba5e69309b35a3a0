import type { ChangePreview, Outcome } from '@foyer/kernel/change-answers';
import { styleText } from 'node:util';
import { table } from './table.ts';
import { decisionText, shareText } from './words.ts';

/** The effect of a change before it is applied. */
export function previewText({ brands, differences, end, kept, unchecked }: ChangePreview): string {
  if (differences.length === 0)
    return `Nothing changes for visitors yet (${brandsText(brands)}).${endText(end)}${keptText(kept)}${uncheckedText(unchecked)}`;
  return `${table(
    ['Brand', 'Application', 'Before', 'After'],
    differences.map(({ brand, app, before, after }) => [brand, app, outcomeText(before), outcomeText(after)]),
  )}${endText(end)}${keptText(kept)}${uncheckedText(unchecked)}`;
}

/** Applications that a restore leaves as they are. */
function keptText(kept: ChangePreview['kept'] = []): string {
  return kept
    .map(({ app, text }) => `\n${styleText('yellow', 'NOT RESTORED')} ${app} keeps its release: ${text}`)
    .join('');
}

/** A schedule ends with a promotion for all brands, whichever brands it starts with. */
function endText(end: ChangePreview['end']): string {
  return end === undefined
    ? ''
    : `\nAt the end of the schedule all visitors get it in ${brandsText(end)}; a brand without a rollout is promoted without metrics of its own.`;
}

function uncheckedText(unchecked: ChangePreview['unchecked']): string {
  return unchecked
    ? `\n${styleText('red', unchecked.code === 'FROZEN' ? 'FROZEN' : 'NOT CHECKED')}: ${unchecked.text}`
    : '';
}

function outcomeText(outcomes: readonly Outcome[]): string {
  return outcomes
    .map(({ locales, shares }) => {
      const text = shares
        .map(({ decision, share }) =>
          shares.length === 1 ? decisionText(decision) : `${decisionText(decision)} ${shareText(share)}`,
        )
        .join(', ');
      return outcomes.length === 1 ? text : `${locales.join('/')}: ${text}`;
    })
    .join('; ');
}

export function brandsText(brands: readonly string[]): string {
  return brands.length === 0 ? 'no brand' : brands.join(', ');
}
