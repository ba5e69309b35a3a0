import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { BANK_URL } from '../testing/bankScene.ts';
import { exchange } from '../testing/client.ts';
import { HANDLER } from '../testing/payer.ts';
import { STAGE_DEADLINE_MS } from '../testing/stage.ts';
import { visibleText } from '../testing/visitor.ts';
import { startBankLoginScene, type BankLoginScene } from '../testing/bankLoginScene.ts';

let scene: BankLoginScene;
beforeAll(async () => {
  scene = await startBankLoginScene();
}, STAGE_DEADLINE_MS);
beforeEach(() => scene.renew());
afterAll(() => scene.close(), STAGE_DEADLINE_MS);

describe('bank login of a new player', () => {
  it('opens an account with terms and limits, claims the deposit and signs the player in with the chosen flow', async () => {
    const reply = await scene.openAccount();
    const tokens = await exchange(scene.config, scene.payer.pending(), reply.url);
    expect(tokens.claims()?.sub).toBe(scene.created()[0]?.body['playerId']);
    expect(
      JSON.parse(Buffer.from(tokens.access_token.split('.')[1] ?? '', 'base64url').toString()),
    ).toMatchObject({ flow: 'BankPayment', passwordless: true });
    expect(scene.created()[0]?.body).toMatchObject({
      brand: 'aurora',
      country: 'FI',
      personalInfo: {
        firstName: 'Uus',
        lastName: scene.bank.person['familyName'],
        dateOfBirth: '1990-04-27',
        street: 'Harbour Street 1',
      },
      termsAccepted: true,
      limits: [{ kind: 'DEPOSIT', period: 'Day', amountMinor: 10_000 }],
    });
    expect(scene.stage.api.calls.find(({ path }) => path.endsWith('/claim'))?.body).toMatchObject({
      playerId: scene.created()[0]?.body['playerId'],
    });
    expect([await scene.stateOf(), scene.visitor.cookies.has('aurora_bank_login')]).toEqual(['over', false]);
    expect(
      (
        await scene.stage.pool.query(
          'select 1 from identity.bank_login where person is not null and state = $1',
          ['over'],
        )
      ).rowCount,
    ).toBe(0);
  });

  it.each([
    ['et-EE', 'et_EE'],
    ['fr-CA', 'fr_CA'],
    ['ja', 'ja'],
  ])(
    'creates the account of a visitor with Accept-Language %s with the api locale %s',
    async (tag, language) => {
      scene.visitor.headers['accept-language'] = tag;
      await scene.openAccount();
      expect(scene.created()[0]?.body).toMatchObject({ language });
    },
  );

  it('redirects to the bank through a page, and returns to the login handler of the flow', async () => {
    const reply = await scene.visitor.submit('/bank/start', { amount: '50,00', flow: 'BankPayment' });
    expect(reply.text).toContain(`<meta http-equiv="refresh" content="0;url=${BANK_URL}">`);
    expect(scene.stage.api.calls.find(({ path }) => path.endsWith('/start'))?.body).toMatchObject({
      amount: 5_000,
      flow: 'BankPayment',
      returnUrl: `${scene.visitor.origin}/realms/aurora/bank/return`,
    });
    scene.bank.state = 'held';
    expect((await scene.payer.comeBack()).headers.location).toBe(HANDLER);
  });

  it.each([
    ['9', 'Minimum deposit'],
    ['', 'Enter an amount'],
    ['-5', 'Enter an amount'],
    ['1.234', 'Enter an amount'],
  ])('rejects the amount "%s" with an explanation', async (amount, text) => {
    const reply = await scene.visitor.submit('/bank/start', { amount, flow: 'BankPayment' });
    expect(reply.status).toBe(422);
    expect(visibleText(reply.text)).toContain(text);
  });
});

describe('unfinished bank login', () => {
  it('continues at the bank when the tab was closed at the bank', async () => {
    await scene.visitor.submit('/bank/start', { amount: '50', flow: 'BankPayment' });
    const reply = await scene.payer.arrive();
    expect(visibleText(reply.text)).toContain('waiting for your approval');
    expect(reply.text).toContain(`href="${BANK_URL}"`);
  });

  it('continues at the terms or the limits, and is announced on the sign-in page', async () => {
    await scene.payer.payAndComeBack();
    expect(visibleText((await scene.payer.arrive('')).text)).toContain('You started a deposit of €50.00');
    expect(visibleText((await scene.payer.arrive()).text)).toContain('Nearly there, Uus');
    await scene.visitor.submit('/bank/details', scene.details());
    expect(visibleText((await scene.payer.arrive()).text)).toContain('Set your limits before you play');
    await scene.visitor.submit('/bank/limits', { choice: 'none' });
    // the api records that limits were offered and skipped
    expect(scene.created()[0]?.body).toMatchObject({ limits: [] });
    expect(scene.bank.requests['claim']).toBe(1);
  });

  it('is settled without the player when the tab was closed before the deposit was credited', async () => {
    scene.bank.claim = { kind: 'later' };
    expect((await scene.openAccount()).status).toBe(503);
    expect(await scene.stateOf()).toBe('settling');
    scene.bank.claim = { kind: 'claimed', status: 'Completed' };
    const reply = await scene.payer.arrive();
    expect(reply.url.searchParams.get('code')).toEqual(expect.any(String));
    expect([await scene.stateOf(), scene.created().length]).toEqual(['over', 1]);
  });

  it('can be cancelled, which refunds the deposit', async () => {
    await scene.payer.payAndComeBack();
    await scene.visitor.submit('/bank/give-up');
    expect([scene.bank.requests['release'], await scene.stateOf()]).toEqual([1, 'over']);
    expect(visibleText((await scene.payer.arrive('')).text)).not.toContain('You started');
  });
});

it('signs no player in while the api is unavailable', async () => {
  await scene.payer.pay();
  await scene.payer.comeBack();
  scene.stage.api.isDown = true;
  expect((await scene.payer.arrive()).status).toBe(200); // the form does not query the api
  const reply = await scene.visitor.submit('/bank/details', scene.details());
  expect(reply.status).toBe(200);
  expect((await scene.visitor.submit('/bank/limits', { choice: 'none' })).status).toBe(503);
  scene.stage.api.isDown = false;
  await scene.payer.arrive();
  expect(
    (await scene.visitor.submit('/bank/limits', { choice: 'none' })).url.searchParams.get('code'),
  ).toEqual(expect.any(String));
});
