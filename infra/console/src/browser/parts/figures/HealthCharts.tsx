import { Text, useNumbers, useText } from '@foyer/i18n';
import { DataTable } from '@foyer/ui';
import { conditionOf } from '../../model/condition.ts';
import { percentText, shortRelease } from '../../model/names.ts';
import type { Figures, ReleaseHealth } from '@foyer/kernel/health-answers';
import { HealthMark } from '../health-mark/HealthMark.tsx';
import { LineChart, type ChartLine } from '../line-chart/LineChart.tsx';
import { ReleaseName } from '../release-name/ReleaseName.tsx';
import * as css from './HealthCharts.css.ts';
import { messages } from './HealthCharts.messages.ts';

/** Minimum upper ends of the charts' scales: 1 % failures, half a second. */
const MIN_SCALE_FAILURES = 0.01;
const MIN_SCALE_MS = 500;

/** Failure shares and load times of an application's releases. */
export function HealthCharts({ releases }: { readonly releases: readonly ReleaseHealth[] }) {
  const text = useText();
  const numbers = useNumbers();
  const milliseconds = (value: number | null): string =>
    value === null
      ? text(messages.none)
      : text(messages.milliseconds, { value: numbers.number(Math.round(value)) });
  if (releases.length === 0)
    return (
      <p className={css.muted}>
        <Text {...messages.noneYet} />
      </p>
    );
  const drawn = releases.filter(({ role }) => role !== 'other').slice(0, 2);
  const linesOf = (valueOf: (figures: Figures) => number | null): readonly ChartLine[] =>
    drawn.map(({ release, role, series }) => ({
      id: release,
      tone: role === 'canary' ? 'canary' : 'base',
      name: text(messages[role === 'canary' ? 'canary' : 'base'], { release: shortRelease(release) }),
      points: series.map((point) => ({ at: Date.parse(point.at), value: valueOf(point) })),
    }));
  return (
    <div className={css.whole}>
      <div className={css.charts}>
        <LineChart
          title={text(messages.failures)}
          least={MIN_SCALE_FAILURES}
          lines={linesOf(({ loads, failures }) => (loads === 0 ? null : failures / loads))}
          format={percentText}
        />
        <LineChart
          title={text(messages.ready)}
          least={MIN_SCALE_MS}
          lines={linesOf(({ readyP95 }) => readyP95)}
          format={milliseconds}
        />
      </div>
      <DataTable
        caption={text(messages.caption)}
        rows={releases}
        rowKey={({ release }) => release}
        columns={[
          {
            id: 'release',
            label: text(messages.release),
            cell: ({ release, loads, failures }) => (
              <>
                <ReleaseName release={release} /> <HealthMark condition={conditionOf(loads, failures)} />
              </>
            ),
          },
          {
            id: 'loads',
            label: text(messages.loads),
            align: 'end',
            cell: ({ loads }) => numbers.number(loads),
          },
          {
            id: 'failed',
            label: text(messages.failed),
            align: 'end',
            cell: ({ loads, failures }) =>
              loads === 0 ? text(messages.none) : percentText(failures / loads),
          },
          {
            id: 'p50',
            label: text(messages.p50),
            align: 'end',
            cell: ({ readyP50 }) => milliseconds(readyP50),
          },
          {
            id: 'p95',
            label: text(messages.p95),
            align: 'end',
            cell: ({ readyP95 }) => milliseconds(readyP95),
          },
          {
            id: 'codes',
            label: text(messages.codes),
            align: 'end',
            cell: ({ codes }) =>
              Object.entries(codes)
                .map(([code, count]) => text(messages.code, { code, count }))
                .join(', ') || text(messages.none),
          },
        ]}
      />
    </div>
  );
}
