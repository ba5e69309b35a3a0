import { useMoney, useText } from '@foyer/i18n';
import type { RecordedReward } from '@foyer/market/player-reward-answers';
import { money } from '@foyer/money';
import { Badge, DataTable } from '@foyer/ui';
import { utcAndLocalTime } from '../../../model/times.ts';
import * as panel from '../../../parts/page-head/panel.css.ts';
import { conditions, forfeitReasons, messages, spinStatuses, statuses } from './rewards.messages.ts';
import * as css from './RewardTable.css.ts';

interface RewardTableProps {
  readonly rewards: readonly RecordedReward[];
  /** Time zone of the licence; times are shown in UTC and in it. */
  readonly timeZone: string;
}

/** One row per reward: value, terms, status, progress of free spins, and times. */
export function RewardTable({ rewards, timeZone }: RewardTableProps) {
  const text = useText();
  const valueOf = useValueText();
  const termsOf = useTermTexts();
  const spinsOf = useSpinTexts(timeZone);
  const timesOf = useTimeTexts(timeZone);
  return (
    <DataTable
      caption={text(messages.title)}
      rows={rewards}
      rowKey={({ assignationId }) => assignationId}
      columns={[
        {
          id: 'reward',
          label: text(messages.reward),
          cell: ({ name, reason, assignationId }) => (
            <span className={css.lines}>
              {name}
              {reason !== null && <span className={panel.muted}>{reason}</span>}
              <span className={panel.muted}>{assignationId}</span>
            </span>
          ),
        },
        { id: 'value', label: text(messages.value), cell: valueOf },
        { id: 'terms', label: text(messages.terms), cell: (reward) => lines(termsOf(reward)) },
        {
          id: 'status',
          label: text(messages.status),
          cell: ({ status }) => <Badge>{text(statuses[status])}</Badge>,
        },
        { id: 'spins', label: text(messages.spins), cell: (reward) => lines(spinsOf(reward)) },
        { id: 'times', label: text(messages.times), cell: (reward) => lines(timesOf(reward)) },
      ]}
    />
  );
}

function lines(texts: readonly string[]) {
  if (texts.length === 0) return '–';
  return (
    <span className={css.lines}>
      {texts.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </span>
  );
}

function useValueText(): (reward: RecordedReward) => string {
  const text = useText();
  const write = useMoney();
  return ({ kind, amount, currency, spinValue, game }) => {
    if (kind !== 'FreeSpin')
      return text(kind === 'MoneyDrop' ? messages.cash : messages.bonus, {
        amount: write(money(amount, currency)),
      });
    return text(messages.freeSpins, {
      count: amount,
      value: write(money(spinValue ?? 0, currency)),
      game: game ?? '–',
    });
  };
}

function useTermTexts(): (reward: RecordedReward) => readonly string[] {
  const text = useText();
  const write = useMoney();
  return ({ kind, wageringFactor, maxPayout, currency, depositCondition }) => [
    wageringFactor === null
      ? text(kind === 'FreeSpin' ? messages.cashWins : messages.noWagering)
      : text(kind === 'FreeSpin' ? messages.bonusWins : messages.wagering, { factor: wageringFactor }),
    ...(maxPayout === null ? [] : [text(messages.maxPayout, { amount: write(money(maxPayout, currency)) })]),
    ...(depositCondition === 'ALWAYS' ? [] : [text(conditions[depositCondition])]),
  ];
}

function useSpinTexts(timeZone: string): (reward: RecordedReward) => readonly string[] {
  const text = useText();
  const write = useMoney();
  return ({ freeSpins: spins, currency }) => {
    if (!spins) return [];
    const { used, left, won, status, forfeitedAt, forfeitReason } = spins;
    return [
      text(spinStatuses[status]),
      text(messages.used, { used, left }),
      text(messages.won, { amount: write(money(won, currency)) }),
      ...(forfeitedAt === null || forfeitReason === null || status !== 'Forfeited'
        ? []
        : [
            text(messages.forfeited, {
              at: utcAndLocalTime(forfeitedAt, timeZone),
              reason: text(forfeitReasons[forfeitReason]),
            }),
          ]),
    ];
  };
}

function useTimeTexts(timeZone: string): (reward: RecordedReward) => readonly string[] {
  const text = useText();
  const time = (at: string): string => utcAndLocalTime(at, timeZone);
  return ({ assignedAt, startsAt, endsAt, claimedAt, freeSpins }) => [
    text(messages.assigned, { at: time(assignedAt) }),
    ...(startsAt > assignedAt ? [text(messages.starts, { at: time(startsAt) })] : []),
    ...(claimedAt === null ? [] : [text(messages.claimed, { at: time(claimedAt) })]),
    ...(freeSpins
      ? [text(messages.playBy, { at: time(freeSpins.expiresAt) })]
      : endsAt === null
        ? []
        : [text(messages.claimBy, { at: time(endsAt) })]),
  ];
}
