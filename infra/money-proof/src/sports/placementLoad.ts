import type { FeedEvent, FeedSnapshot } from '@foyer/kernel/sports-feed';
import type { LedgerPlayer } from '@foyer/api/proving';
import { openWire, type Wire } from '../bench/wire.ts';
import type { Operation } from '../bench/closedLoop.ts';
import type { ApiWorld } from '../kills/world.ts';
import type { Random } from '../random.ts';

/** The document of the slip. */
const PLACE = `mutation PlaceSportsBet($input: PlaceSportsBetInput!) { placeSportsBet(input: $input) {
  bet { id status legs { event sport competition home away startsAt kind line outcome price player result voidReason homeScore awayScore periods { home away }
      statistics { corners { home away } cards { home away } scorers } resultAt }
    bankers sizes lines stakePerLine stake cashedOutPerLine cashedOut cashOuts { stakePerLine amount isAutomatic at } possibleReturns returns currency placedAt settledAt correctedAt
    boost { percent maximum amount } }
  refusals quotes { isSuspended price } maximumStakePerLine } }`;
const STAKE = 100;
/** Matches that start later than this: no bet waits for the delay of matches in play. */
const MIN_TIME_TO_START_MS = 15 * 60_000;
const OK = 200;
/** Shares of singles and of multiples; the rest are Trixies. */
const SINGLES = 0.75;
const MULTIPLES = 0.2;

export interface PlacementLoad {
  readonly place: Operation;
  /** Times of placement by refusal. */
  readonly refusals: Map<string, number>;
  close(): void;
}

/** Matches of the feed on which the load bets. */
export async function upcomingEvents(feedUrl: string, brand: string): Promise<readonly FeedEvent[]> {
  const response = await fetch(`${feedUrl}/sports-feed/snapshot`, { headers: { brand } });
  if (!response.ok) throw new Error(`The sports feed answered ${response.status}.`);
  const { events, at } = (await response.json()) as FeedSnapshot;
  return events.filter(
    ({ startsAt, markets }) =>
      startsAt > at + MIN_TIME_TO_START_MS && markets.some(({ status }) => status === 'open'),
  );
}

/** Bets of the slip over one keep-alive connection per client; each client takes the players in turn. */
export function createPlacementLoad(
  api: ApiWorld,
  {
    players,
    events,
    clients,
    random,
  }: {
    readonly players: readonly LedgerPlayer[];
    readonly events: readonly FeedEvent[];
    readonly clients: number;
    readonly random: Random;
  },
): PlacementLoad {
  const wires: readonly Wire[] = Array.from({ length: clients }, () => openWire(api.port()));
  const refusals = new Map<string, number>();
  let next = 0;

  function selectionOf(event: FeedEvent) {
    const market = random.pick(event.markets.filter(({ status }) => status === 'open'));
    const { id: outcome, price } = random.pick(market.outcomes);
    return { event: event.id, kind: market.kind, line: market.line, outcome, price };
  }

  function inputOf() {
    const share = random.below(1_000) / 1_000;
    const legs = share < SINGLES ? 1 : share < SINGLES + MULTIPLES ? random.between(2, 4) : 3;
    const chosen = new Set<FeedEvent>();
    while (chosen.size < legs) chosen.add(random.pick(events));
    return {
      selections: [...chosen].map(selectionOf),
      sizes: share < SINGLES + MULTIPLES ? [legs] : [2, 3],
      stakePerLine: STAKE,
      priceChanges: 'ANY',
      idempotencyKey: crypto.randomUUID(),
    };
  }

  return {
    refusals,
    async place(client) {
      const wire = wires[client];
      const player = players[(next += 1) % players.length];
      if (!wire || !player) throw new Error('Each client needs a player and a connection.');
      const { status, body } = await wire.send(
        'POST',
        '/graphql',
        { brand: player.brand, authorization: `Bearer ${await api.token(player)}` },
        JSON.stringify({ query: PLACE, variables: { input: inputOf() } }),
      );
      if (status === OK && body.includes('"bet":{')) return true;
      const refusal = /"refusals":\["(\w+)"/.exec(body)?.[1] ?? `${status} ${body.slice(0, 120)}`;
      refusals.set(refusal, (refusals.get(refusal) ?? 0) + 1);
      return false;
    },
    close() {
      for (const wire of wires) wire.close();
    },
  };
}
