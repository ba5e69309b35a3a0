import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as oidc from 'openid-client';
import { ACCOUNT, disconnect, lastConnection, linkBank, listBanks } from '../testing/bankConnections.ts';
import { fakeBank, NEWCOMER, type FakeBank } from '../testing/bankScene.ts';
import { discover, exchange } from '../testing/client.ts';
import { holdClock, pass } from '../testing/clock.ts';
import { openPayer, type Payer } from '../testing/payer.ts';
import { createStage, STAGE_DEADLINE_MS, type Stage } from '../testing/stage.ts';
import { visibleText, type Reply } from '../testing/visitor.ts';

let stage: Stage;
let config: oidc.Configuration;
let bank: FakeBank;
let payer: Payer;
let serial = 0;

beforeAll(async () => {
  stage = await createStage();
  holdClock();
  config = await discover(stage.port, `http://127.0.0.1:${stage.port}`);
}, STAGE_DEADLINE_MS);
beforeEach(async () => {
  serial += 1;
  pass(1);
  stage.api.calls.length = 0;
  bank = fakeBank(stage.api);
  bank.person = { ...NEWCOMER, subject: `${NEWCOMER.subject}-back-${serial}` };
  await stage.pool.query('delete from identity.attempt_counter');
  payer = await openPayer(stage.port, config, bank);
});
afterAll(() => stage.close(), STAGE_DEADLINE_MS);

async function disconnectLast(): Promise<void> {
  pass(1);
  expect((await disconnect(stage, await lastConnection(stage))).status).toBe(200);
  pass(1);
}

async function withAnotherTab(): Promise<Payer> {
  bank.state = 'open';
  return openPayer(stage.port, config, bank);
}

const isIn = ({ url }: Reply): boolean => url.searchParams.has('code');

describe('bank login with a disconnected bank', () => {
  it('is treated as a new person, offers every choice and can be connected again', async () => {
    expect(isIn(await linkBank(payer))).toBe(true);
    await disconnectLast();
    payer = await withAnotherTab();
    expect(visibleText((await payer.payAndComeBack()).text)).toContain('Already have an account here?');
    payer = await withAnotherTab();
    const again = await linkBank(payer);
    expect((await exchange(config, payer.pending(), again.url)).claims()?.sub).toBe(ACCOUNT.playerId);
    const { connections, disconnected } = (await listBanks(stage)).body;
    expect([connections.length, disconnected.length]).toEqual([1, 1]);
    payer = await withAnotherTab();
    expect(isIn(await payer.payAndComeBack())).toBe(true);
  });

  it('does not sign the player in while a deposit is pending, but credits the deposit and explains why', async () => {
    bank.claim = { kind: 'later' };
    expect((await linkBank(payer)).status).toBe(503);
    await disconnectLast();
    bank.claim = { kind: 'claimed', status: 'Completed' };
    await payer.comeBack();
    const reply = await payer.arrive();
    expect(reply.status).toBe(403);
    expect(visibleText(reply.text)).toContain('No longer connected');
    expect(visibleText(reply.text)).toContain('care@aurora.test');
    expect([bank.requests['claim'], bank.requests['release']]).toEqual([2, undefined]);
    expect(isIn(await payer.arrive())).toBe(false);
  });

  it('does not accept a proof that was given before the disconnection', async () => {
    bank.claim = { kind: 'refused', code: 'LIMIT_REACHED', reasons: [] };
    expect(visibleText((await linkBank(payer)).text)).toContain('exceeds your limits');
    await disconnectLast();
    const reply = await payer.visitor.submit('/bank/continue');
    expect([isIn(reply), reply.url.searchParams.get('error')]).toEqual([false, 'access_denied']);
    expect(
      (
        await stage.pool.query(
          'select 1 from identity.player_session where player_id = $1 and ended_at is null',
          [ACCOUNT.playerId],
        )
      ).rowCount,
    ).toBe(0);
  });
});
