import { pageOf, type CheckReport, type Finding } from '@foyer/gate';
import { releaseName } from '@foyer/kernel/release-plan';
import { styleText } from 'node:util';

/** Formats the report for the terminal: findings with brands, squads and remedy, then the totals. */
export function checkText(report: CheckReport): string {
  const {
    app,
    release,
    environment,
    brands,
    counts,
    result,
    findings,
    waived,
    without,
    reused = [],
  } = report;
  const comparison =
    environment === undefined
      ? 'by its files only, compared with no live release'
      : `against ${environment} · ${brands.join(', ')}`;
  const head = `${styleText('bold', releaseName(app, release))} ${comparison}`;
  const sum = [
    `${counts.rules} rules`,
    some(counts.errors, 'finding'),
    some(counts.warnings, 'warning'),
    ...(counts.gaps > 0 ? [`${counts.gaps} not checked`] : []),
    ...(counts.waived > 0 ? [`${counts.waived} waived`] : []),
    ...without.map((part) => `without ${part}`),
    ...(reused.length > 0 ? [`${some(reused.length, 'page')} taken over`] : []),
  ].join(' · ');
  const parts = [...Map.groupBy(findings, ({ id, isGap }) => `${id} ${isGap}`).values()].map((group) =>
    groupText(group, brands.length),
  );
  const notes = waived.map(
    ({ id, text, waiver }) =>
      `${styleText('dim', `waived until ${waiver.until}  ${id}  ${text} (${waiver.reason})`)}`,
  );
  const takenOver = [...Map.groupBy(reused, (text) => text.split(': ')[0] ?? '')].map(([from, pages]) =>
    styleText(
      'dim',
      `taken over from ${from}, whose files and live releases are the same: ${pages.map((text) => text.slice(from.length + 2)).join(', ')}`,
    ),
  );
  return [head, ...parts, ...notes, ...takenOver, `${MARKS[result]} ${sum}`].join('\n\n');
}

const MARKS: Readonly<Record<CheckReport['result'], string>> = {
  passed: styleText('green', '✓ passed'),
  failed: styleText('red', '✗ refused'),
  incomplete: styleText('yellow', '? incomplete'),
};

const SHOWN = 10;

/** Findings of one rule are grouped: the fix is the same. */
function groupText(group: readonly Finding[], brandCount: number): string {
  const [first] = group;
  if (!first) return '';
  const mark = first.isGap
    ? styleText('yellow', '?')
    : first.level === 'error'
      ? styleText('red', '✗')
      : styleText('yellow', '!');
  const lines = group
    .slice(0, SHOWN)
    .map(
      ({ text, brands, first: movers }) =>
        `    ${text}${brands && brands.length < brandCount ? ` (${brands.join(', ')})` : ''}${movers ? ` ${styleText('bold', `First: ${movers.join(', ')}.`)}` : ''}`,
    );
  const more = group.length > SHOWN ? [`    … and ${group.length - SHOWN} more`] : [];
  return [
    `${mark} ${styleText('bold', first.id)}  ${first.about}`,
    ...lines,
    ...more,
    `    ${styleText('dim', `${first.toDo} ${pageOf(first.id)}`)}`,
  ].join('\n');
}

function some(count: number, what: string): string {
  return `${count} ${what}${count === 1 ? '' : 's'}`;
}
