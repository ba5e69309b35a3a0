import { createVendorFeed, eventIdOf, type VendorFeed, type VendorMessage } from '@foyer/sports-feed/vendor';
import { placeBet, settleBets, type LedgerPlayer, type PlaceBetDeps } from '@foyer/api/proving';
import { createLog, type Pool } from '@foyer/runtime';
import type { TradedSelection } from '@foyer/kernel/sports-trading';

export interface HourOptions {
  readonly pool: Pool;
  readonly player: LedgerPlayer;
  readonly messages: readonly VendorMessage[];
  /** The bets are placed after this message. */
  readonly betAfter: number;
  readonly bets: readonly (readonly TradedSelection[])[];
  /** The adapter is replaced by an empty one that recovers all messages, before each of these messages. */
  readonly restarts: readonly number[];
  /** Messages between two runs of the settlement. */
  readonly settleEvery: number;
}

const STAKE = 1_000;

/** Replays recorded messages through the adapter into the api: bets at one moment, and settlements until the end. */
export async function replayHour({
  pool,
  player,
  messages,
  betAfter,
  bets,
  restarts,
  settleEvery,
}: HourOptions): Promise<void> {
  let feed: VendorFeed = createVendorFeed();
  let now = 0;
  const deps: PlaceBetDeps = {
    pool,
    log: createLog('api', () => undefined),
    clock: () => now,
    relay: { kick: () => undefined },
    registerChecks: { check: () => Promise.resolve(true) },
    sportsFeedAddress: '',
    internalSecret: '',
    serviceClient: {
      callSigned({ path, body }) {
        const { events = [], selections = [] } = body as {
          events?: readonly string[];
          selections?: readonly TradedSelection[];
        };
        return Promise.resolve({
          status: 200,
          body: path.endsWith('/results')
            ? { results: events.flatMap((event) => feed.result(event) ?? []) }
            : { marginBasisPoints: 500, quotes: selections.map((one) => feed.quote(one, now)) },
        });
      },
    },
  };
  for (const [index, message] of messages.entries()) {
    if (restarts.includes(index)) {
      feed = createVendorFeed();
      for (const before of messages.slice(0, index)) feed.apply(before);
    }
    feed.apply(message);
    now = Math.max(now, message.timestamp);
    if (index === betAfter)
      await Promise.all(
        bets.map(async (selections, number) => {
          const { bet, refusals } = await placeBet(
            deps,
            player,
            {
              selections: selections.map((one) => ({ ...one, price: 1_001 })),
              bankers: [],
              sizes: selections.length === 3 ? [2, 3] : [selections.length],
              stakePerLine: STAKE,
              priceChanges: 'ANY',
            },
            `recorded-${number}`,
          );
          if (!bet) throw new Error(`Bet ${number} was refused: ${refusals.join()}.`);
        }),
      );
    if (index % settleEvery === 0) await settleBets(deps);
  }
  await settleBets(deps);
}

/** A selection of a recorded match by the last digit of its vendor id. */
export function recorded(
  match: number,
  kind: TradedSelection['kind'],
  outcome: TradedSelection['outcome'],
  line: number | null = null,
): TradedSelection {
  return { event: eventIdOf(`sr:match:4100000${match}`), kind, line, outcome };
}
