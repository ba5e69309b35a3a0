import { describe, expect, it, jest } from '@jest/globals';
import { MAX_QUOTED_SELECTIONS } from '@foyer/kernel/sports-trading';
import { createRuledDatabase } from '../../../test/ruledDatabase.ts';
import { useDatabase } from '../../../test/useDatabase.ts';
import { openLedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { createSportsWorld } from '../../../test/worlds/sportsWorld.ts';
import { runAutoCashOuts } from './autoCashOutJob.ts';
import { samplePrices } from './priceSamples.ts';

const database = useDatabase(createRuledDatabase);
const RULES = 10_000;
const EVENTS = 500;
const LEGS = 3;
/** Bets that the job reads at once. */
const BATCH = 1_000;

describe('automatic cash-outs of 10,000 rules', () => {
  it('asks the feed for each selection and the database for each batch, not for each rule', async () => {
    const world = createSportsWorld(database.pool);
    const { playerId, brand } = await openLedgerPlayer(database.pool);
    await database.pool.query(
      `insert into api.sports_bet (id, brand, player_id, key, fingerprint, bankers, sizes, lines, open_legs, stake_per_line, stake, possible_returns, currency, placed_at)
       select 'many-' || n, $1, $2, 'key-of-many-' || n, '', '{}', '{3}', 1, $4, 1000, 1000, 8000, 'EUR', now() from generate_series(1, $3) n`,
      [brand, playerId, RULES, LEGS],
    );
    await database.pool.query(
      `insert into api.sports_bet_leg (bet_id, player_id, leg, event_id, sport, competition, home, away, starts_at, phase, market, outcome, price)
       select 'many-' || n, $1, leg, 'm' || (n + leg * 7) % $3, 'football', 'Northern League', 'Harbour', 'Valley', now() + interval '1 hour', 'upcoming', 'winner', 'home', 2000
       from generate_series(1, $2) n, generate_series(0, $4 - 1) leg`,
      [playerId, RULES, EVENTS, LEGS],
    );
    await database.pool.query(
      `insert into api.sports_auto_cash_out (bet_id, player_id, amount, created_at) select id, player_id, 7000, now() from api.sports_bet`,
    );
    for (let event = 0; event < EVENTS; event += 1) world.setPrice(`m${event}`, 2_000);
    const query = jest.spyOn(database.pool, 'query');
    expect(await runAutoCashOuts(world.deps)).toBe(0);
    const batches = RULES / BATCH;
    // the last batch is full, so that another one is asked for
    expect(query).toHaveBeenCalledTimes(batches + 1);
    query.mockRestore();
    expect(world.questions.length).toBe(batches * Math.ceil(EVENTS / MAX_QUOTED_SELECTIONS));
    expect(await samplePrices(world.deps)).toBe(EVENTS);
  }, 60_000);
});
