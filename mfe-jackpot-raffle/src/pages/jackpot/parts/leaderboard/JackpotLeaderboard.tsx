import { useQuery } from '@apollo/client/react';
import { LEADERBOARD_SIZE } from '@foyer/market/constants';
import { Text, useMoney, useText } from '@foyer/i18n';
import { money } from '@foyer/money';
import { useServices, useSessionState } from '@foyer/platform';
import { Button, DataTable, ErrorCard, Facts, Heading, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { useState } from 'react';
import { JackpotLeaderboardDocument } from './JackpotLeaderboard.generated.ts';
import { messages } from './leaderboard.messages.ts';
import { initialRows, LEADERBOARD_TOP, MORE_ROWS, ownPlace } from './leaderboardRules.ts';

/** The ranking is computed every ten seconds. */
const POLL_MS = 10_000;
/** The pot whose estimated prize is shown (requirements/interfaces#main-api-operations). */
const POT_ID = 'mega';
const NO_VALUE = '–';

export interface JackpotLeaderboardProps {
  readonly instanceId: string;
  readonly currency: string;
  /** The player is opted in. */
  readonly canShowMore: boolean;
}

/** The contributors of the community jackpot (requirements/screens#jackpot). */
export function JackpotLeaderboard({ instanceId, currency, canShowMore }: JackpotLeaderboardProps) {
  const text = useText();
  const write = useMoney();
  const { market } = useServices();
  const session = useSessionState();
  const [rows, setRows] = useState(() => initialRows(window.innerWidth));
  const { data, error, loading, refetch } = useQuery(JackpotLeaderboardDocument, {
    variables: {
      brand: market.brand.id,
      jackpotInstanceId: instanceId,
      jackpotPotId: POT_ID,
      currency,
      playerUUID: session.status === 'LOGGED_IN' ? session.playerId : null,
      size: LEADERBOARD_SIZE,
    },
    pollInterval: POLL_MS,
    fetchPolicy: 'cache-and-network',
  });
  const board = data?.public.jackpotLeaderboard;
  const own =
    board && session.status === 'LOGGED_IN' ? ownPlace(board.playerPosition, board.leaderboard) : undefined;
  const prizeOf = (minor: number | undefined): string =>
    minor === undefined ? NO_VALUE : write(money(minor, currency));
  const top = board?.leaderboard.slice(0, LEADERBOARD_TOP) ?? [];
  return (
    <Stack gap="medium">
      <div>
        <Heading level={2} size="title2">
          <Text {...messages.title} />
        </Heading>
        <Paragraph tone="muted">
          <Text {...messages.subtitle} />
        </Paragraph>
      </div>
      {own && (
        <Facts
          items={[
            { label: text(messages.you), value: `${text(messages.position)} ${own.position}` },
            { label: text(messages.rank), value: board?.playerRank ?? NO_VALUE },
            { label: text(messages.prize), value: prizeOf(own.prize) },
          ]}
        />
      )}
      {board === undefined &&
        (error ? (
          <ErrorCard
            title={text(messages.failed)}
            level={3}
            busy={loading}
            retryLabel={text(messages.retry)}
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton lines={6} />
        ))}
      {board !== undefined && top.length === 0 && (
        <Paragraph>
          <Text {...messages.empty} />
        </Paragraph>
      )}
      {top.length > 0 && (
        <DataTable
          caption={text(messages.subtitle)}
          columns={[
            { id: 'position', label: text(messages.position), cell: ({ index }) => index + 1 },
            {
              id: 'player',
              label: text(messages.player),
              cell: ({ index, entry }) =>
                index === board?.playerPosition ? text(messages.you) : `${entry.initials}***`,
            },
            { id: 'rank', label: text(messages.rank), cell: ({ entry }) => entry.rankName ?? NO_VALUE },
            {
              id: 'prize',
              label: text(messages.prize),
              align: 'end',
              cell: ({ entry }) => prizeOf(entry.expectedPrize),
            },
          ]}
          rows={top.slice(0, rows).map((entry, index) => ({ entry, index }))}
          rowKey={({ index }) => String(index)}
        />
      )}
      {top.length > rows && (
        <div>
          <Button tone="secondary" disabled={!canShowMore} onPress={() => setRows(rows + MORE_ROWS)}>
            <Text {...messages.more} />
          </Button>
          {!canShowMore && (
            <Paragraph size="small" tone="muted">
              <Text {...messages.moreOptedOut} />
            </Paragraph>
          )}
        </div>
      )}
      <Paragraph size="small" tone="muted">
        <Text {...messages.note} />
      </Paragraph>
    </Stack>
  );
}
