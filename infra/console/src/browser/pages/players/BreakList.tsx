import type { PlayerRecord, RecordedBreak } from '@foyer/market/player-record-answers';
import { Text, useText } from '@foyer/i18n';
import { DataTable, Heading, Paragraph } from '@foyer/ui';
import { useId } from 'react';
import { utcAndLocalTime } from '../../model/times.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useProtectionText } from '../../parts/protection-text/useProtectionText.ts';
import { messages, origins } from './protection.messages.ts';

/** Every time-out and exclusion: who started it, what it covers, and the state of a request to end it. */
export function BreakList({ record }: { readonly record: PlayerRecord }) {
  const id = useId();
  const text = useText();
  const protection = useProtectionText();
  const stateOf = useBreakState(record);
  const time = (at: string): string => utcAndLocalTime(at, record.timeZone);
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <Heading id={id} level={3} size="title3">
        <Text {...messages.breaks} />
      </Heading>
      {record.breaks.length === 0 ? (
        <Paragraph>
          <Text {...messages.noBreaks} />
        </Paragraph>
      ) : (
        <DataTable
          caption={text(messages.breaks)}
          rows={record.breaks}
          rowKey={({ id: number }) => String(number)}
          columns={[
            {
              id: 'kind',
              label: text(messages.kind),
              cell: ({ kind, length }) =>
                text(kind === 'TIME_OUT' ? messages.timeOut : messages.exclusion, {
                  length: protection.length(length),
                }),
            },
            { id: 'state', label: text(messages.state), cell: stateOf },
            { id: 'from', label: text(messages.from), cell: ({ startsAt }) => time(startsAt) },
            {
              id: 'until',
              label: text(messages.until),
              cell: ({ endsAt }) => (endsAt === null ? text(messages.noEnd) : time(endsAt)),
            },
            {
              id: 'covers',
              label: text(messages.covers),
              cell: ({ groups, scope }) =>
                text(messages.coversText, {
                  games: protection.groups(groups),
                  scope: text(scope === 'brand' ? messages.thisBrand : messages.allBrands),
                }),
            },
            { id: 'by', label: text(messages.by), cell: ({ origin }) => text(origins[origin]) },
          ]}
        />
      )}
    </section>
  );
}

function useBreakState({ readAt, timeZone }: PlayerRecord): (one: RecordedBreak) => string {
  const text = useText();
  const time = (at: string): string => utcAndLocalTime(at, timeZone);
  return ({ kind, endsAt, steps }) => {
    const isOver = endsAt !== null && Date.parse(endsAt) <= Date.parse(readAt);
    if (kind === 'TIME_OUT') return text(isOver ? messages.over : messages.inForce);
    const step = steps.at(-1);
    const staff = step?.staff ?? '';
    switch (step?.kind) {
      case 'lifted':
        return text(messages.lifted, { at: time(step.at) });
      case 'requested':
        return text(messages.requested, { at: time(step.at), reason: step.reason ?? '' });
      case 'withdrawn':
        return text(messages.withdrawn, { at: time(step.at) });
      case 'approved':
        return step.coolOffEndsAt === null
          ? text(messages.approvedOnce, { staff })
          : text(messages.coolOff, { staff, at: time(step.coolOffEndsAt) });
      case 'refused':
        return text(messages.rejected, { staff, at: time(step.at), reason: step.reason ?? '' });
      case undefined:
        return text(isOver ? messages.termOver : messages.inForce);
    }
  };
}
