import { usageSchema, type ReleaseUsage } from '@foyer/kernel/report-answers';
import { Text, useNumbers, useText } from '@foyer/i18n';
import { DataTable, Heading } from '@foyer/ui';
import { shortRelease } from '../../model/names.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { ReleaseName } from '../../parts/release-name/ReleaseName.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { messages } from './ReportsPage.messages.ts';

const EVERY_MS = 30_000;
const THOUSANDTHS = 1_000;
const TENTHS = 10;
const NAMES = {
  mount: messages.mount,
  ready: messages.ready,
  lcp: messages.lcp,
  inp: messages.inp,
  cls: messages.cls,
} as const;

/** Timings, and uses of pages and features of releases. */
export function UsagePanels({ query }: { readonly query: string }) {
  const request = useRequest(`/api/v1/usage?${query}`, usageSchema, { everyMs: EVERY_MS });
  return (
    <div className={panel.panels}>
      <section className={panel.panel}>
        <Heading level={2} size="title3">
          <Text {...messages.timings} />
        </Heading>
        <p className={panel.muted}>
          <Text {...messages.timingsText} />
        </p>
        <AsyncContent request={request}>{({ releases }) => <Timings releases={releases} />}</AsyncContent>
      </section>
      <section className={panel.panel}>
        <Heading level={2} size="title3">
          <Text {...messages.uses} />
        </Heading>
        <AsyncContent request={request}>{({ releases }) => <Uses releases={releases} />}</AsyncContent>
      </section>
    </div>
  );
}

function Timings({ releases }: { readonly releases: readonly ReleaseUsage[] }) {
  const text = useText();
  const numbers = useNumbers();
  const rows = releases.flatMap(({ release, timings }) => timings.map((timing) => ({ release, ...timing })));
  if (rows.length === 0)
    return (
      <p className={panel.muted}>
        <Text {...messages.noTimings} />
      </p>
    );
  const value = (name: string, of: number | null): string => {
    if (of === null) return text(messages.none);
    return name === 'cls'
      ? (of / THOUSANDTHS).toFixed(2)
      : text(messages.milliseconds, { value: numbers.number(of) });
  };
  return (
    <DataTable
      caption={text(messages.timings)}
      rows={rows}
      rowKey={({ release, name }) => `${release} ${name}`}
      columns={[
        {
          id: 'release',
          label: text(messages.release),
          cell: ({ release }) => <ReleaseName release={release} />,
        },
        {
          id: 'timing',
          label: text(messages.timing),
          cell: ({ name }) => (name in NAMES ? text(NAMES[name as keyof typeof NAMES]) : name),
        },
        { id: 'p50', label: text(messages.p50), align: 'end', cell: ({ name, p50 }) => value(name, p50) },
        { id: 'p95', label: text(messages.p95), align: 'end', cell: ({ name, p95 }) => value(name, p95) },
        {
          id: 'count',
          label: text(messages.count),
          align: 'end',
          cell: ({ count }) => numbers.number(count),
        },
      ]}
    />
  );
}

function Uses({ releases }: { readonly releases: readonly ReleaseUsage[] }) {
  const text = useText();
  const numbers = useNumbers();
  const rows = releases.flatMap(({ release, uses, signals }) =>
    uses.map((use) => ({ release, visits: signals['visit'] ?? 0, ...use })),
  );
  const visited = releases.filter(({ signals }) => (signals['visit'] ?? 0) > 0);
  return (
    <>
      {visited.map(({ release, signals }) => (
        <p key={release} className={panel.muted}>
          {shortRelease(release)}{' '}
          <Text
            {...messages.signals}
            values={{
              visits: signals['visit'] ?? 0,
              signIns: numbers.number(signals['sign-in'] ?? 0),
              deposits: numbers.number(signals['deposit'] ?? 0),
              bets: numbers.number(signals['bet'] ?? 0),
            }}
          />
        </p>
      ))}
      {rows.length === 0 ? (
        <p className={panel.muted}>
          <Text {...messages.noUses} />
        </p>
      ) : (
        <DataTable
          caption={text(messages.uses)}
          rows={rows}
          rowKey={({ release, name }) => `${release} ${name}`}
          columns={[
            {
              id: 'release',
              label: text(messages.release),
              cell: ({ release }) => <ReleaseName release={release} />,
            },
            { id: 'use', label: text(messages.use), cell: ({ name }) => <UseName name={name} /> },
            {
              id: 'count',
              label: text(messages.count),
              align: 'end',
              cell: ({ count }) => numbers.number(count),
            },
            {
              id: 'perVisits',
              label: text(messages.perVisits),
              align: 'end',
              cell: ({ count, visits }) =>
                visits === 0
                  ? text(messages.none)
                  : numbers.number(Math.round((count / visits) * 100 * TENTHS) / TENTHS),
            },
          ]}
        />
      )}
    </>
  );
}

/** A page or feature as the release names it. */
function UseName({ name }: { readonly name: string }) {
  const text = useText();
  const [kind = '', id = ''] = name.split(':');
  if (kind === 'feature') return text(messages.useOfFeature, { name: id });
  return kind === 'page' ? text(messages.useOfPage, { name: id }) : name;
}
