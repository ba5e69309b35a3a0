import { beforeAll, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import {
  ledgerFaults,
  openLedgerPlayer,
  TEST_GAME,
  type LedgerPlayer,
} from '../../test/worlds/ledgerWorld.ts';
import { testSeed } from '../../test/seed.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';

const PAGE = 2_000;
/** Two full pages and a part of a third: the initial transfer and two movements per round. */
const ROUNDS = 2_100;
const FUNDS = 1_000_000;
const LAST = 1 + 2 * ROUNDS;
const SPANS = 12;

const database = useDatabase(createRuledDatabase);
let who: LedgerPlayer;
beforeAll(async () => {
  who = await openLedgerPlayer(database.pool, { fundsMinor: FUNDS });
  const player = [who.brand, who.playerId, who.gameSessionId, who.currency];
  for (let from = 1; from <= ROUNDS; from += 300) {
    await database.pool.query(
      `select api.stake(row($1, $2, 'b' || n, 'x', 'casino', 'foyer-games', 'r' || n, '${TEST_GAME}', $3, 10 + n % 7, $4, now(), null)::api.play_request),
              api.settle(row($1, $2, 'w' || n, 'x', 'casino', 'foyer-games', 'r' || n, '${TEST_GAME}', $3, n % 19, $4, now(), null)::api.play_request, true)
       from generate_series($5::integer, least($5::integer + 299, ${ROUNDS})) n`,
      [...player, from],
    );
  }
});

async function sums(
  name: 'statement_sums' | 'movement_sums',
  after: number,
  to: number,
): Promise<readonly unknown[]> {
  return (
    await database.pool.query<Record<string, unknown>>(
      `select * from api.${name}($1, $2, $3) order by kind, game_id, product`,
      [who.playerId, after, to],
    )
  ).rows;
}

function spanOf(index: number): [number, number] {
  const [one, other] = [(testSeed * (index + 1) * 7_919) % LAST, (testSeed * (index + 3) * 104_729) % LAST];
  return one < other ? [one, other] : [other, one];
}

describe('api.statement_page', () => {
  it('is written once when a page is full', async () => {
    const { rows } = await database.pool.query<{ page: number; movements: number }>(
      'select page, sum(movements)::bigint as movements from api.statement_page where player_id = $1 group by page order by page',
      [who.playerId],
    );
    expect(rows.map((row) => row.page)).toEqual([1, 2]);
    await expect(
      database.pool.query('update api.statement_page set amount = 0 where player_id = $1', [who.playerId]),
    ).rejects.toMatchObject({ code: 'P0403' });
    await expect(
      database.pool.query('select api.write_statement_page($1, 1)', [who.playerId]),
    ).rejects.toMatchObject({ code: '23505' });
    expect(await ledgerFaults(database.pool)).toEqual([]);
  });

  it.each<[number, number]>([
    [0, LAST],
    [0, PAGE],
    [0, PAGE - 1],
    [0, PAGE + 1],
    [1, PAGE],
    [PAGE, 2 * PAGE],
    [PAGE - 1, 2 * PAGE + 1],
    [PAGE + 1, LAST],
    [2 * PAGE, LAST],
    [700, 700],
    [LAST, LAST],
    [10, 20],
    ...Array.from({ length: SPANS }, (_, index) => spanOf(index)),
  ])(`add up to the movements themselves: after %i up to %i (seed ${testSeed})`, async (after, to) => {
    expect(await sums('statement_sums', after, to)).toEqual(await sums('movement_sums', after, to));
  });
});
