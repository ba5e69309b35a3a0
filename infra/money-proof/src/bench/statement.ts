import type { Pool } from '@foyer/runtime';
import { type LedgerPlayer, TEST_GAME } from '@foyer/api/proving';
import type { ApiWorld } from '../kills/world.ts';
import { openWire } from './wire.ts';

const STATEMENT = `query($from: DateTime!, $to: DateTime!) { viewer { statement(from: $from, to: $to) {
  openingBalance closingBalance openingBonusBalance closingBonusBalance netDeposits lines { kind count amount bonusAmount } products { product staked returned rounds } } } }`;
const ROUNDS_A_TRANSACTION = 25;
const SECONDS_BETWEEN = 40;

/** Posts bets and wins of one player through the SQL functions the api calls, spread over the past. */
export async function playHistory(pool: Pool, player: LedgerPlayer, movements: number): Promise<void> {
  const rounds = Math.ceil(movements / 2);
  const request = (key: string, amount: number): string =>
    `row('${player.brand}', '${player.playerId}', 'h' || n || '${key}', 'x', 'casino', 'foyer-games', 'h' || n, '${TEST_GAME}', '${player.gameSessionId}', ${amount}, '${player.currency}', v_at, null)::api.play_request`;
  await pool.query(`do $$ declare v_at timestamptz; begin
    for n in 1..${rounds} loop
      v_at := now() - make_interval(secs => (${rounds} - n) * ${SECONDS_BETWEEN});
      perform api.stake(${request('b', 10)});
      perform api.settle(${request('w', 9)}, true);
      if n % ${ROUNDS_A_TRANSACTION} = 0 then commit; end if;
    end loop; end $$`);
}

/** Milliseconds of consecutive statement queries over the whole history. */
export async function readStatements(
  api: ApiWorld,
  player: LedgerPlayer,
  count: number,
): Promise<readonly number[]> {
  const wire = openWire(api.port());
  const times: number[] = [];
  const body = JSON.stringify({
    query: STATEMENT,
    variables: { from: '2020-01-01T00:00:00.000Z', to: new Date(Date.now() + 1_000).toISOString() },
  });
  for (let index = 0; index < count; index += 1) {
    const startedAt = performance.now();
    const response = await wire.send(
      'POST',
      '/graphql',
      { brand: player.brand, authorization: `Bearer ${await api.token(player)}` },
      body,
    );
    if (!response.body.includes('"STAKE"'))
      throw new Error(`The statement query failed: ${response.body.slice(0, 400)}`);
    times.push(performance.now() - startedAt);
  }
  wire.close();
  return times.sort((one, other) => one - other);
}
