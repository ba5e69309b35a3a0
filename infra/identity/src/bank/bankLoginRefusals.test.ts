import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { PROOF } from '../testing/bankScene.ts';
import { STAGE_DEADLINE_MS } from '../testing/stage.ts';
import { visibleText, Visitor } from '../testing/visitor.ts';
import { startBankLoginScene, type BankLoginScene } from '../testing/bankLoginScene.ts';

let scene: BankLoginScene;
beforeAll(async () => {
  scene = await startBankLoginScene();
}, STAGE_DEADLINE_MS);
beforeEach(() => scene.renew());
afterAll(() => scene.close(), STAGE_DEADLINE_MS);

describe('bank login of a person who may not open an account', () => {
  it.each([
    ['below the minimum age', { birthDate: '2010-01-01' }, 'old enough'],
    ['from a country without a licence', { country: 'SE' }, 'where we can’t open accounts'],
    ['without a first name', { givenName: '' }, 'could not open an account'],
  ])(
    'refuses a person %s before any form, refunds the deposit and stores nothing',
    async (_what, change, text) => {
      scene.bank.person = { ...scene.bank.person, ...change };
      const reply = await scene.payer.payAndComeBack();
      expect(reply.status).toBe(403);
      expect(visibleText(reply.text)).toContain(text);
      expect(visibleText(reply.text)).toContain('€50.00 is being refunded');
      expect([scene.bank.requests['release'], scene.created().length, await scene.stateOf()]).toEqual([
        1,
        0,
        'over',
      ]);
    },
  );

  it('refuses a duplicate person without revealing the existing account', async () => {
    scene.bank.registration = { status: 409, body: { code: 'DUPLICATE_PERSON' } };
    const reply = await scene.openAccount();
    expect(visibleText(reply.text)).toContain('If you have had an account here before, sign in with it.');
    expect([reply.status, scene.bank.requests['release'], scene.bank.requests['claim']]).toEqual([
      403,
      1,
      undefined,
    ]);
  });

  it('shows an error at the email field for a taken address, and keeps the other input', async () => {
    await scene.payer.payAndComeBack();
    const reply = await scene.visitor.submit('/bank/details', {
      ...scene.details(),
      email: 'funded@aurora.test',
    });
    expect([reply.status, await scene.stateOf()]).toEqual([422, 'details']);
    expect(reply.text).toContain('value="Harbour Street 1"');
  });
});

describe('bank login in another browser or by another person', () => {
  it('grants nothing for the proof of the bank without the cookie of the browser, and refunds the deposit', async () => {
    await scene.payer.pay();
    const otherBrowser = new Visitor(scene.stage.port);
    const reply = await otherBrowser.open(`${otherBrowser.origin}/realms/aurora/bank/return?proof=${PROOF}`);
    expect(reply.status).toBe(400);
    expect(visibleText(reply.text)).toContain('another browser');
    expect(await scene.stateOf()).toBe('at-bank');
  });

  it('grants nothing for the cookie of the browser without the proof of the bank, so a payment link signs no other person in', async () => {
    await scene.payer.pay();
    await scene.payer.comeBack('guessed');
    expect(visibleText((await scene.payer.arrive()).text)).toContain(
      'Identify yourself with your bank again',
    );
    expect([await scene.stateOf(), scene.bank.requests['claim']]).toEqual(['at-bank', undefined]);
  });

  it('rejects a second person who returns with the login of the first', async () => {
    await scene.payer.payAndComeBack();
    const first = (
      await scene.stage.pool.query(
        'select subject_hash, player_id from identity.bank_login order by created_at desc, reference limit 1',
      )
    ).rows;
    scene.bank.person = { ...scene.bank.person, subject: 'another-subject-altogether' };
    await scene.payer.comeBack();
    expect(
      (
        await scene.stage.pool.query(
          'select subject_hash, player_id from identity.bank_login order by created_at desc, reference limit 1',
        )
      ).rows,
    ).toEqual(first);
  });

  it('rejects forms that another site posts', async () => {
    await scene.payer.payAndComeBack();
    expect(
      (
        await scene.visitor.submit('/bank/details', scene.details(), {
          headers: { origin: 'http://evil.example' },
        })
      ).status,
    ).toBe(403);
    expect(await scene.stateOf()).toBe('details');
  });
});
