import { beforeAll, describe, expect, it } from '@jest/globals';
import { useDatabase } from '../../test/useDatabase.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { effort } from '@foyer/testing/effort';
import { sendWebhook } from '../../test/fakes/fakePayments.ts';
import { killedWhile, POLL_MS, type MortalApi } from '../../test/killedWhile.ts';
import { balanceOf, openLedgerPlayer, type LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { providerUpdateOf, moneyFaults, openTestDeposit } from '../../test/worlds/paymentWorld.ts';
import { testSeed } from '../../test/seed.ts';
import { createRuledDatabase } from '../../test/ruledDatabase.ts';
import { TEST_SECRETS } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

const KILLS = effort({ smoke: 1, full: 4 });
const PLAYERS = 4;
/** Timeout: up to five processes start one after the other. */
const TIMEOUT_MS = 2 * START_MS;
const AMOUNT = 2_000;

const database = useDatabase(createRuledDatabase);
let players: readonly LedgerPlayer[];
beforeAll(async () => {
  players = await Promise.all(Array.from({ length: PLAYERS }, () => openLedgerPlayer(database.pool)));
});

/** Repeats a webhook with the same event until it is accepted, as the provider does. */
async function sendUntilAccepted(api: MortalApi, event: object): Promise<void> {
  while (Date.now() < api.until) {
    const status = await sendWebhook(api.baseUrl(), event, {
      secret: TEST_SECRETS.payments,
      clock: Date.now,
    }).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return;
    await wait(POLL_MS);
  }
  throw new Error('The api did not accept the webhook.');
}

async function payIn(api: MortalApi, player: LedgerPlayer): Promise<number> {
  let paid = 0;
  while (!api.isOver()) {
    const { id } = await openTestDeposit(database.pool, player, AMOUNT, Date.now());
    const applyUpdate = (status: 'pending' | 'completed' | 'charged_back') =>
      sendUntilAccepted(api, {
        id: `${id}-${status}`,
        type: `payment.${status}`,
        payment: providerUpdateOf(player, id, AMOUNT, status, Date.now()),
      });
    await Promise.all([applyUpdate('pending'), applyUpdate('completed')]);
    // every third payment is charged back
    if (paid % 3 === 2) await applyUpdate('charged_back');
    paid += 1;
  }
  return paid - Math.floor(paid / 3);
}

describe('kill -9 of the api during webhooks', () => {
  it(
    `credits each deposit once and reverses each chargeback once (seed ${testSeed})`,
    async () => {
      const credited = await killedWhile({
        connectionString: database.connectionString,
        kills: KILLS,
        timeoutMs: TIMEOUT_MS,
        progress: events,
        distance: (kill) => 10 + ((testSeed >> kill) % 20),
        workers: players.map((player) => (api) => payIn(api, player)),
      });
      for (const [index, player] of players.entries())
        expect(await balanceOf(database.pool, player.playerId)).toBe((credited[index] ?? 0) * AMOUNT);
      expect(await moneyFaults(database.pool)).toEqual([]);
    },
    TIMEOUT_MS + START_MS,
  );
});

async function events(): Promise<number> {
  const { rows } = await database.pool.query<{ events: number }>(
    'select count(*) as events from api.payment_event',
  );
  return rows[0]?.events ?? 0;
}
