import { beforeAll, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { brands, type BrandId } from '@foyer/market';
import type { RewardOfferId } from '../../content/rewards.ts';
import { ledgerFaults, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { openPaidDeposit, openTestDeposit } from '../../test/worlds/paymentWorld.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { readWallet } from '../ledger/wallet.ts';
import { assignRewards } from './assignRewards.ts';
import { postRewardClaim, removeRewards } from './claimReward.ts';
import { readReward } from './playerRewards.ts';
import { writeRewardDefinitions } from './seedRewards.ts';

const NOON = Date.UTC(2026, 10, 18, 12);
const MINUTE = 60_000;

const database = useDatabase(createRuledDatabase);
beforeAll(async () => {
  for (const brand of Object.values(brands)) await writeRewardDefinitions(database.pool, brand);
});

interface Given {
  readonly offer?: RewardOfferId;
  readonly startsInMinutes?: number;
  readonly lastsMinutes?: number;
}

async function give(
  player: LedgerPlayer,
  { offer = 'thank-you', startsInMinutes = -1, lastsMinutes = 60 }: Given = {},
): Promise<string> {
  const assignationId = crypto.randomUUID();
  const assignment = { offer, startsInMinutes, lastsMinutes, assignationId };
  // the world's brand is typed wider than BrandId
  const given = await assignRewards(
    { pool: database.pool, clock: () => NOON },
    { brand: player.brand as BrandId, id: player.playerId },
    [assignment, assignment],
  );
  expect(given).toEqual([assignationId]);
  return assignationId;
}

function claim(player: LedgerPlayer, assignationId: string, key = 'key', at = NOON) {
  return postRewardClaim(
    database.pool,
    { brand: player.brand, playerId: player.playerId, key: `reward:${key}`, assignationId },
    at,
  );
}

async function moneyOf({ brand, playerId }: LedgerPlayer) {
  const wallet = await readWallet(database.pool, brand, playerId);
  return [wallet?.balance, wallet?.bonusBalance, wallet?.version];
}

async function statusOf(player: LedgerPlayer, assignationId: string, at = NOON) {
  return (await readReward(database.pool, player.playerId, assignationId, at))?.status_now;
}

async function expectOneStory(): Promise<void> {
  expect(await ledgerFaults(database.pool)).toEqual([]);
  expect((await database.pool.query('select * from api.reward_faults()')).rows).toEqual([]);
}

const open = (brand = 'aurora') => openLedgerPlayer(database.pool, { brand, at: NOON });

describe('postRewardClaim', () => {
  it('moves a money drop from the house account for rewards to the real balance', async () => {
    const player = await open();
    const drop = await give(player);
    expect(await claim(player, drop)).toMatchObject({ ok: true, balance: 500, version: 1, isReplay: false });
    expect(await moneyOf(player)).toEqual([500, 0, 1]);
    expect(await statusOf(player, drop)).toBe('Credited');
    const { rows } = await database.pool.query<{ kind: string; holder: string; amount: number }>(
      'select a.kind, a.holder, e.amount from api.entry e join api.account a on a.id = e.account_id join api.journal j on j.id = e.journal_id where j.player_id = $1 order by e.amount',
      [player.playerId],
    );
    expect(rows).toEqual([
      { kind: 'house', holder: 'rewards', amount: -500 },
      { kind: 'player_real', holder: player.playerId, amount: 500 },
    ]);
    await expectOneStory();
  });

  it('moves a bonus money drop to the bonus balance and opens its bonus', async () => {
    const player = await open('caravel');
    const boost = await give(player, { offer: 'weekend' });
    expect(await claim(player, boost)).toMatchObject({ ok: true, balance: 0 });
    expect(await moneyOf(player)).toEqual([0, 2_000, 1]);
    const { rows } = await database.pool.query(
      'select id, status, amount, currency from api.bonus where player_id = $1',
      [player.playerId],
    );
    expect(rows).toEqual([{ id: boost, status: 'Active', amount: 2_000, currency: 'CAD' }]);
    await expectOneStory();
  });

  it('has one effect and one answer for 50 parallel calls with one key', async () => {
    const player = await open();
    const drop = await give(player);
    const answers = await Promise.all(Array.from({ length: 50 }, () => claim(player, drop)));
    expect(answers.filter((answer) => answer.ok && !answer.isReplay)).toHaveLength(1);
    expect(
      new Set(answers.map((answer) => (answer.ok ? `${answer.balance}:${answer.version}` : answer.code))),
    ).toEqual(new Set(['500:1']));
    expect(await moneyOf(player)).toEqual([500, 0, 1]);
    await expectOneStory();
  });

  it('has one effect for 50 parallel calls with 50 keys, and refuses the others', async () => {
    const player = await open();
    const drop = await give(player);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) => claim(player, drop, `key-${index}`)),
    );
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.filter((answer) => !answer.ok && answer.code === 'ALREADY_CLAIMED')).toHaveLength(49);
    expect(await moneyOf(player)).toEqual([500, 0, 1]);
    await expectOneStory();
  });

  it('refuses a reward that is not claimed by the player', async () => {
    const player = await open();
    const assignationId = crypto.randomUUID();
    await database.pool.query(
      'insert into api.player_reward select (jsonb_populate_record(r, $2)).* from api.player_reward r where assignation_id = $1',
      [await give(player), JSON.stringify({ claim_type: 'Automatic', assignation_id: assignationId })],
    );
    expect(await claim(player, assignationId)).toMatchObject({ ok: false, code: 'NOT_CLAIMABLE' });
    expect(await moneyOf(player)).toEqual([0, 0, 0]);
  });

  it('refuses a key that was used for another reward', async () => {
    const player = await open();
    const [one, two] = [await give(player), await give(player)];
    await claim(player, one);
    expect(await claim(player, two)).toEqual({ ok: false, code: 'KEY_REUSED', reasons: [] });
    expect(await statusOf(player, two)).toBe('Unclaimed');
  });

  it('reports another player’s reward as unknown', async () => {
    const [player, thief] = [await open(), await open()];
    const drop = await give(player);
    expect(await claim(thief, drop)).toMatchObject({ ok: false, code: 'UNKNOWN_REWARD' });
    expect([await moneyOf(thief), await statusOf(player, drop)]).toEqual([[0, 0, 0], 'Unclaimed']);
  });

  it.each<[string, Given, number, string | true]>([
    ['before its start', { startsInMinutes: 10 }, 9, 'REWARD_NOT_YET'],
    ['at its start, before the sweep', { startsInMinutes: 10 }, 10, true],
    ['in its last moment', { lastsMinutes: 61 }, 59, true],
    ['at its end, before the sweep', { lastsMinutes: 61 }, 60, 'REWARD_EXPIRED'],
  ])('accepts a reward while it is available: %s', async (_when, given, minute, expected) => {
    const player = await open();
    const drop = await give(player, given);
    const answer = await claim(player, drop, 'key', NOON + minute * MINUTE);
    expect(answer.ok || answer.code).toBe(expected);
    await expectOneStory();
  });

  it.each<[RewardOfferId, number, string | true]>([
    ['first-deposit', 0, 'DEPOSIT_REQUIRED'],
    ['first-deposit', 1, true],
    ['first-deposit', 2, 'DEPOSIT_REQUIRED'],
    ['money-back', 0, 'DEPOSIT_REQUIRED'],
    ['money-back', 1, true],
    ['money-back', 2, true],
    ['thank-you', 0, true],
  ])('counts completed deposits: %s after %d', async (offer, deposits, expected) => {
    const player = await open();
    for (let index = 0; index < deposits; index += 1)
      await openPaidDeposit(database.pool, player, 2_000, NOON - (deposits - index) * MINUTE);
    await openTestDeposit(database.pool, player, 2_000, NOON); // this deposit is not completed
    const answer = await claim(player, await give(player, { offer }));
    expect(answer.ok || answer.code).toBe(expected);
  });

  it('refuses a currency other than the wallet’s and keeps the reward for support', async () => {
    const player = await open();
    await database.pool.query(
      `insert into api.reward_definition (id, brand, kind, name, claim_type, amount, currency, lasts) values ('aurora-odd', 'aurora', 'MoneyDrop', 'odd', 'Manual', 100, 'USD', '1 hour') on conflict do nothing`,
    );
    const odd = crypto.randomUUID();
    await database.pool.query(
      `insert into api.player_reward (assignation_id, player_id, definition_id, kind, name, claim_type, amount, currency, status, starts_at, assigned_at, updated_at)
       values ($1, $2, 'aurora-odd', 'MoneyDrop', 'odd', 'Manual', 100, 'USD', 'Unclaimed', $3, $3, $3)`,
      [odd, player.playerId, new Date(NOON)],
    );
    expect(await claim(player, odd)).toMatchObject({ ok: false, code: 'CURRENCY_MISMATCH' });
    expect([await statusOf(player, odd), await moneyOf(player)]).toEqual(['FailedProcessing', [0, 0, 0]]);
    expect(await claim(player, odd, 'again')).toMatchObject({ ok: false, code: 'CURRENCY_MISMATCH' });
    await expectOneStory();
  });

  const future = `timestamptz '2027-01-01'`;
  it.each([
    ['aurora', 'active', `status = 'Active'`, []],
    ['aurora', 'closed', `status = 'Closed'`, ['ACCOUNT_CLOSED']],
    ['aurora', 'self-excluded', 'self_excluded_at = now()', ['SELF_EXCLUDED']],
    ['aurora', 'on a time-out', `timeout_ends_at = ${future}`, ['TIMED_OUT']],
    ['aurora', 'KYC required', `kyc_status = 'Required'`, ['KYC_REQUIRED']],
    ['quetzal', 'KYC required, where play would be allowed', `kyc_status = 'Required'`, ['KYC_REQUIRED']],
    [
      'aurora',
      'source of wealth overdue',
      `sow_status = 'Required', sow_due_at = timestamptz '2026-01-01'`,
      ['SOURCE_OF_WEALTH_EXPIRED'],
    ],
    ['aurora', 'terms not accepted', 'terms_version = null', ['TERMS_NOT_ACCEPTED']],
    ['aurora', 'rewards blocked', 'rewards_blocked = true', ['REWARDS_BLOCKED']],
    [
      'quetzal',
      'several',
      `rewards_blocked = true, status = 'Closed'`,
      ['ACCOUNT_CLOSED', 'REWARDS_BLOCKED'],
    ],
  ])('applies the reward blocks of %s to a player: %s', async (brand, _state, change, reasons) => {
    const player = await open(brand);
    const drop = await give(player);
    await database.pool.query(`update api.player set ${change} where id = $1`, [player.playerId]);
    expect(await claim(player, drop)).toMatchObject(
      reasons.length === 0 ? { ok: true } : { ok: false, code: 'PLAYER_BLOCKED', reasons },
    );
    expect(await statusOf(player, drop)).toBe(reasons.length === 0 ? 'Credited' : 'Unclaimed');
  });
});

describe('reward life cycle', () => {
  it('stores a status change when time causes one, and only then', async () => {
    const player = await open();
    const [later, ending] = [
      await give(player, { startsInMinutes: 10 }),
      await give(player, { lastsMinutes: 5 }),
    ];
    const settle = async (minute: number) =>
      (
        await database.pool.query<{ settled: number }>('select api.settle_rewards($1) as settled', [
          new Date(NOON + minute * MINUTE),
        ])
      ).rows[0]?.settled;
    const written = async () =>
      (
        await database.pool.query<{ status: string }>(
          'select status from api.player_reward where assignation_id = any($1) order by starts_at',
          [[later, ending]],
        )
      ).rows.map((row) => row.status);
    await settle(0);
    expect(await written()).toEqual(['Unclaimed', 'Scheduled']);
    expect(await settle(10)).toBeGreaterThanOrEqual(2);
    expect(await written()).toEqual(['Expired', 'Unclaimed']);
    expect(await settle(10)).toBe(0);
  });

  it.each([
    ['Scheduled', 'Unclaimed', true],
    ['Scheduled', 'Expired', true],
    ['Scheduled', 'Removed', true],
    ['Scheduled', 'Processing', false],
    ['Scheduled', 'FailedProcessing', false],
    ['Unclaimed', 'Processing', true],
    ['Unclaimed', 'Expired', true],
    ['Unclaimed', 'Removed', true],
    ['Unclaimed', 'Scheduled', false],
    ['Unclaimed', 'FailedProcessing', false],
    ['Processing', 'FailedProcessing', true],
    ['Processing', 'Unclaimed', false],
    ['Processing', 'Expired', false],
    ['Processing', 'Removed', false],
    ['FailedProcessing', 'Processing', true],
    ['FailedProcessing', 'Removed', true],
    ['FailedProcessing', 'Unclaimed', false],
    ['FailedProcessing', 'Expired', false],
    ['Expired', 'Removed', true],
    ['Expired', 'Unclaimed', false],
    ['Expired', 'Processing', false],
    ['Removed', 'Unclaimed', false],
    ['Removed', 'Processing', false],
  ])('changes from %s to %s: %s', async (from, to, isAllowed) => {
    const player = await open();
    const reward = await give(player, { startsInMinutes: from === 'Scheduled' ? 10 : -1 });
    const paths: Readonly<Record<string, readonly string[]>> = {
      Processing: ['Processing'],
      FailedProcessing: ['Processing', 'FailedProcessing'],
      Expired: ['Expired'],
      Removed: ['Removed'],
    };
    const go = (status: string) =>
      database.pool.query('update api.player_reward set status = $2 where assignation_id = $1', [
        reward,
        status,
      ]);
    for (const step of paths[from] ?? []) await go(step);
    if (isAllowed) await go(to);
    else await expect(go(to)).rejects.toMatchObject({ code: 'P0422' });
  });

  it.each([
    ['credited without the ledger', `status = 'Credited'`, '23514'],
    ['given another amount', 'amount = amount + 1', 'P0403'],
    [
      'given to another player',
      `player_id = (select id from api.player where id <> player_id limit 1)`,
      'P0403',
    ],
    ['made to last longer', `ends_at = ends_at + interval '1 day'`, 'P0403'],
  ])('rejects a reward that is %s', async (_what, change, code) => {
    const player = await open();
    await open();
    const reward = await give(player);
    await database.pool.query(
      `update api.player_reward set status = 'Processing' where assignation_id = $1`,
      [reward],
    );
    await expect(
      database.pool.query(`update api.player_reward set ${change} where assignation_id = $1`, [reward]),
    ).rejects.toMatchObject({ code });
  });

  it('rejects the deletion of a reward and the reversal of a claim', async () => {
    const player = await open();
    const drop = await give(player);
    await claim(player, drop);
    await expect(
      database.pool.query('delete from api.player_reward where assignation_id = $1', [drop]),
    ).rejects.toMatchObject({ code: 'P0403' });
    await expect(
      database.pool.query(
        'update api.player_reward set journal_id = null, claimed_at = null, status = $2 where assignation_id = $1',
        [drop, 'Removed'],
      ),
    ).rejects.toMatchObject({ code: 'P0403' });
  });

  it('removes only claimed or expired rewards from the list, and a removed reward stays claimed', async () => {
    const [player, other] = [await open(), await open()];
    const [claimed, ready, theirs] = [await give(player), await give(player), await give(other)];
    await claim(player, claimed);
    await claim(other, theirs);
    expect(await removeRewards(database.pool, player.playerId, [claimed, ready, theirs], NOON)).toEqual([
      claimed,
    ]);
    expect([
      await statusOf(player, claimed),
      await statusOf(player, ready),
      await statusOf(other, theirs),
    ]).toEqual(['Removed', 'Unclaimed', 'Credited']);
    expect((await readReward(database.pool, player.playerId, claimed, NOON))?.claimed_at).toEqual(
      new Date(NOON),
    );
    expect(await claim(player, claimed, 'another')).toMatchObject({ ok: false, code: 'ALREADY_CLAIMED' });
    await expectOneStory();
  });
});
