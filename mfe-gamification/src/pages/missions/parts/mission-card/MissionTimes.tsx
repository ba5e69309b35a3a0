import { useDates, useText, type Message } from '@foyer/i18n';
import type { Mission } from '@foyer/kernel/engagement';
import type { ReactNode } from 'react';
import { TimeLeft } from '../../../../features/rewards/time-left/TimeLeft.tsx';
import * as css from './MissionCard.css.ts';
import { messages } from './MissionCard.messages.ts';

/** The instants of a mission that matter in its state: start, end, claim and next run. */
export function MissionTimes({ mission }: { readonly mission: Mission }) {
  const { deadline } = useDates();
  const { state, label, activeFrom, endsAt, claimBy, nextRunAt, completedAt } = mission;
  const date = (at: string): ReactNode => <time dateTime={at}>{deadline(Date.parse(at))}</time>;
  const rows: readonly (readonly [Message, ReactNode])[] = [
    ...(state === 'BeforeStart' && activeFrom !== null ? [[messages.starts, date(activeFrom)] as const] : []),
    ...(label === 'going' && endsAt !== null
      ? [[messages.ends, <TimeLeft key="ends" at={endsAt} />] as const]
      : []),
    ...(claimBy === null ? [] : [[messages.claimBy, <TimeLeft key="claim" at={claimBy} />] as const]),
    ...(label === 'completed' && completedAt !== null
      ? [[messages.completedAt, date(completedAt)] as const]
      : []),
    ...(nextRunAt === null ? [] : [[messages.nextRun, date(nextRunAt)] as const]),
  ];
  return rows.length === 0 ? null : <Rows rows={rows} />;
}

function Rows({ rows }: { readonly rows: readonly (readonly [Message, ReactNode])[] }) {
  const text = useText();
  return (
    <dl className={css.times}>
      {rows.map(([name, value]) => (
        <div key={name.id} className={css.time}>
          <dt className={css.name}>{text(name)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
