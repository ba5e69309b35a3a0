import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createLog } from '@foyer/runtime';
import { createServices } from '../services.ts';
import { exchange } from '../testing/client.ts';
import { pass } from '../testing/clock.ts';
import { STAGE_DEADLINE_MS } from '../testing/stage.ts';
import { visibleText } from '../testing/visitor.ts';
import { settleDeferred } from './settleHeldDeposit.ts';
import { startBankLoginScene, type BankLoginScene } from '../testing/bankLoginScene.ts';

let scene: BankLoginScene;
beforeAll(async () => {
  scene = await startBankLoginScene();
}, STAGE_DEADLINE_MS);
beforeEach(() => scene.renew());
afterAll(() => scene.close(), STAGE_DEADLINE_MS);

describe('bank login of a known player', () => {
  async function knownPerson(): Promise<string> {
    await scene.openAccount();
    scene.stage.api.calls.length = 0;
    scene.bank.state = 'open';
    await scene.openBrowser();
    return String(
      (
        await scene.stage.pool.query<{ player_id: string }>(
          'select player_id from identity.bank_person order by linked_at desc limit 1',
        )
      ).rows[0]?.player_id,
    );
  }

  it('signs the player in and claims the deposit without further questions', async () => {
    const playerId = await knownPerson();
    const reply = await scene.payer.payAndComeBack();
    expect((await exchange(scene.config, scene.payer.pending(), reply.url)).claims()?.sub).toBe(playerId);
    expect(scene.stage.api.calls.find(({ path }) => path.endsWith('/claim'))?.body).toMatchObject({
      playerId,
    });
    expect(scene.created()).toEqual([]);
  });

  it.each([
    ['SELF_EXCLUDED', 'self-excluded'],
    ['ACCOUNT_CLOSED', 'closed'],
  ])(
    'refuses a player who may not sign in (%s), shows the reason and refunds the deposit',
    async (reason, text) => {
      await knownPerson();
      scene.bank.verdict = { allowed: false, reason };
      const reply = await scene.payer.payAndComeBack();
      expect([reply.status, scene.bank.requests['claim'], scene.bank.requests['release']]).toEqual([
        403, 1, 1,
      ]);
      expect(visibleText(reply.text)).toContain(text);
    },
  );

  it('requires a new proof from the bank when the last one is too old', async () => {
    await knownPerson();
    await scene.payer.pay();
    await scene.payer.comeBack();
    pass(16 * 60);
    expect(visibleText((await scene.payer.arrive()).text)).toContain(
      'Identify yourself with your bank again',
    );
    await scene.payer.comeBack();
    expect((await scene.payer.arrive()).url.searchParams.get('code')).toEqual(expect.any(String));
  });

  it.each([
    ['limit exceeded', 'LIMIT_REACHED', [], 'exceeds your limits'],
    ['limit offer not answered', 'BLOCKED', ['LIMIT_OFFERED'], 'whether you want to set a limit'],
    ['another rule', 'BLOCKED', ['KYC_REQUIRED'], 'See the cashier for the reason'],
  ])('signs the player in and explains a rejected deposit (%s)', async (_what, code, reasons, text) => {
    await knownPerson();
    scene.bank.claim = { kind: 'refused', code, reasons };
    const reply = await scene.payer.payAndComeBack();
    expect(visibleText(reply.text)).toContain(text);
    expect(scene.bank.requests['release']).toBe(1);
    expect((await scene.visitor.submit('/bank/continue')).url.searchParams.get('code')).toEqual(
      expect.any(String),
    );
  });

  it('holds the deposit until changed terms are accepted, shows the deadline, and then credits it', async () => {
    const playerId = await knownPerson();
    scene.bank.claim = { kind: 'refused', code: 'BLOCKED', reasons: ['TERMS_NOT_ACCEPTED'] };
    const reply = await scene.payer.payAndComeBack();
    expect(visibleText(reply.text)).toMatch(
      /Our terms have changed.*€50\.00 is held until.*refunded to your bank on \w/,
    );
    expect([scene.bank.requests['release'], await scene.stateOf()]).toEqual([undefined, 'settling']);
    expect(visibleText((await scene.visitor.open(reply.url.href)).text)).toContain('Our terms have changed');
    const inside = await scene.visitor.submit('/bank/continue');
    expect((await exchange(scene.config, scene.payer.pending(), inside.url)).claims()?.sub).toBe(playerId);
    scene.bank.claim = { kind: 'claimed', status: 'Completed' };
    pass(3 * 60);
    await settleDeferred(
      createServices({
        settings: scene.stage.settings,
        pool: scene.stage.pool,
        bus: scene.stage.bus,
        log: createLog('identity', () => undefined),
        clock: () => Date.now(),
      }),
    );
    expect([scene.bank.requests['release'], await scene.stateOf()]).toEqual([undefined, 'over']);
  });

  it('refunds the deposit when terms are not accepted and the bank has been disconnected since', async () => {
    const playerId = await knownPerson();
    scene.bank.claim = { kind: 'refused', code: 'BLOCKED', reasons: ['TERMS_NOT_ACCEPTED'] };
    await scene.payer.pay();
    await scene.payer.comeBack();
    await scene.stage.pool.query('delete from identity.bank_person where player_id = $1', [playerId]);
    const reply = await scene.payer.arrive();
    expect([reply.status, scene.bank.requests['release'], await scene.stateOf()]).toEqual([403, 1, 'over']);
    expect(visibleText(reply.text)).toContain('€50.00');
  });

  it('refunds the deposit at once when the api gives another reason besides the terms', async () => {
    await knownPerson();
    scene.bank.claim = { kind: 'refused', code: 'BLOCKED', reasons: ['TERMS_NOT_ACCEPTED', 'KYC_REQUIRED'] };
    await scene.payer.payAndComeBack();
    expect([scene.bank.requests['release'], await scene.stateOf()]).toEqual([1, 'over']);
  });
});
