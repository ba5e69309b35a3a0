import { releaseSizesSchema, type ReleaseSize } from '@foyer/kernel/report-answers';
import { kindsOverBudget, type SizeBudget } from '@foyer/kernel/size-budget';
import { Text, useNumbers, useText } from '@foyer/i18n';
import { DataTable, Heading, Notice } from '@foyer/ui';
import { percentText } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { LineChart } from '../../parts/line-chart/LineChart.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { ReleaseName } from '../../parts/release-name/ReleaseName.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { messages } from './ReportsPage.messages.ts';

const EVERY_MS = 60_000;
const KILOBYTE = 1_000;

/** Bytes of the releases of an application over time, against the budget. */
export function SizeTrend({ app }: { readonly app: string }) {
  const text = useText();
  const request = useRequest(`/api/v1/sizes?app=${app}`, releaseSizesSchema, { everyMs: EVERY_MS });
  return (
    <section className={panel.panel}>
      <Heading level={2} size="title3">
        <Text {...messages.sizes} />
      </Heading>
      <AsyncContent request={request} height="16rem">
        {({ sizes, budgets }) =>
          sizes.length === 0 ? (
            <p className={panel.muted}>
              <Text {...messages.noSizes} />
            </p>
          ) : (
            <>
              <p className={panel.muted}>
                {text(messages.sizesText, { page: sizes.at(-1)?.page ?? 'none' })}
              </p>
              <Current latest={sizes.at(-1)} budget={budgets[app]} />
              <Trend sizes={sizes} />
            </>
          )
        }
      </AsyncContent>
    </section>
  );
}

/** The newest release against the budget that applies now, which may differ from that of its publication. */
function Current({
  latest,
  budget,
}: {
  readonly latest: ReleaseSize | undefined;
  readonly budget: SizeBudget | undefined;
}) {
  const text = useText();
  if (latest === undefined || budget === undefined) return null;
  const over = kindsOverBudget(latest, budget);
  const values = {
    js: (budget.js / KILOBYTE).toFixed(1),
    css: (budget.css / KILOBYTE).toFixed(1),
    kinds: over.map((kind) => text(messages[kind])).join(', '),
  };
  return over.length === 0 ? (
    <p className={panel.muted}>{text(messages.currentBudget, values)}</p>
  ) : (
    <Notice tone="warning">{text(messages.overBudget, values)}</Notice>
  );
}

function Trend({ sizes }: { readonly sizes: readonly ReleaseSize[] }) {
  const text = useText();
  const numbers = useNumbers();
  const kilobytes = (bytes: number): string =>
    text(messages.kilobytes, { value: numbers.number(Math.round(bytes / (KILOBYTE / 10)) / 10) });
  const part = (bytes: number, budget: number | null): string =>
    budget === null
      ? kilobytes(bytes)
      : text(messages.ofBudget, {
          value: numbers.number(Math.round(bytes / (KILOBYTE / 10)) / 10),
          share: percentText(Math.round((bytes / budget) * KILOBYTE) / KILOBYTE),
        });
  const points = (valueOf: (size: ReleaseSize) => number | null) =>
    sizes.map((size) => ({ at: Date.parse(size.publishedAt), value: valueOf(size) }));
  const rows = sizes.map((size, index) => ({ ...size, before: sizes[index - 1] })).reverse();
  return (
    <>
      <LineChart
        title={text(messages.js)}
        lines={[
          { id: 'js', name: text(messages.js), tone: 'base', points: points(({ js }) => js) },
          {
            id: 'budget',
            name: text(messages.budget),
            tone: 'canary',
            points: points(({ budgetJs }) => budgetJs),
          },
        ]}
        format={kilobytes}
      />
      <DataTable
        caption={text(messages.sizes)}
        rows={rows}
        rowKey={({ release }) => release}
        columns={[
          {
            id: 'release',
            label: text(messages.release),
            cell: ({ release }) => <ReleaseName release={release} />,
          },
          {
            id: 'published',
            label: text(messages.published),
            cell: ({ publishedAt }) => utcDateTime(publishedAt),
          },
          {
            id: 'js',
            label: text(messages.js),
            align: 'end',
            cell: ({ js, budgetJs }) => part(js, budgetJs),
          },
          {
            id: 'css',
            label: text(messages.css),
            align: 'end',
            cell: ({ css, budgetCss }) => part(css, budgetCss),
          },
          {
            id: 'change',
            label: text(messages.change),
            align: 'end',
            cell: ({ js, css, before }) =>
              before === undefined
                ? text(messages.none)
                : signed(js + css - before.js - before.css, kilobytes),
          },
        ]}
      />
    </>
  );
}

function signed(bytes: number, format: (bytes: number) => string): string {
  // smaller changes are not visible in the unit
  return Math.abs(bytes) < KILOBYTE / 20 ? format(0) : bytes > 0 ? `+${format(bytes)}` : format(bytes);
}
