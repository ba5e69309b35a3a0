import type { JackpotState } from '@foyer/contract';
import { useText, type FormatText } from '@foyer/i18n';
import type { RaffleDraw } from '@foyer/kernel/raffle-draw';
import { Button, ErrorCard, Facts, Link, Notice, Skeleton, Stack } from '@foyer/ui';
import { recordPath, useDrawRecord } from '../../../../features/draws/useDrawRecord.ts';
import { messages } from './PastDraws.messages.ts';
import * as css from './PastDraws.css.ts';

interface DrawDetailsProps {
  readonly id: string;
  /** The player's tickets in this draw. */
  readonly own: NonNullable<JackpotState['raffleTickets']>[string] | undefined;
}

/** The public record of a draw, and its recomputation in this browser. */
export function DrawDetails({ id, own }: DrawDetailsProps) {
  const text = useText();
  const { record, hasFailed, result, busy, retry, verify } = useDrawRecord(id);
  if (hasFailed)
    return (
      <ErrorCard title={text(messages.failed)} level={3} retryLabel={text(messages.retry)} onRetry={retry} />
    );
  if (!record) return <Skeleton lines={5} />;
  return (
    <Stack gap="medium">
      <Facts columns="wide" items={recordFacts(text, record, own)} />
      <div className={css.actions}>
        <Button busy={busy} onPress={verify}>
          {text(messages.verify)}
        </Button>
        <Link href={recordPath(id)} external>
          {text(messages.record)}
        </Link>
      </div>
      {/* Always in the document, so that the result is announced. */}
      <div role="status">
        {result === 'verified' && <Notice tone="positive">{text(messages.verified)}</Notice>}
        {result === 'refuted' && <Notice tone="negative">{text(messages.notVerified)}</Notice>}
      </div>
    </Stack>
  );
}

function recordFacts(text: FormatText, record: RaffleDraw, own: DrawDetailsProps['own']) {
  const entries = record.entries ?? [];
  const winners = record.winners ?? [];
  const code = (value: string | null) => <code className={css.code}>{value}</code>;
  return [
    { label: text(messages.seedHash), value: code(record.seed_hash) },
    { label: text(messages.listHash), value: code(record.list_hash) },
    { label: text(messages.seed), value: code(record.seed) },
    {
      label: text(messages.entriesLabel),
      value: text(messages.entries, {
        entries: entries.length,
        tickets: entries.reduce((sum, { tickets }) => sum + tickets, 0),
      }),
    },
    ...(winners.length === 0
      ? [{ label: text(messages.winner, { place: 1 }), value: text(messages.noWinner) }]
      : []),
    ...winners.map(({ prize, ticket, entry }) => ({
      label: text(messages.winner, { place: prize + 1 }),
      value: code(text(messages.winnerTicket, { ticket, entry })),
    })),
    ...(own?.entry === undefined
      ? []
      : [
          {
            label: text(messages.ownEntry),
            value: code(text(messages.ownTickets, { entry: own.entry, count: own.count })),
          },
        ]),
  ];
}
