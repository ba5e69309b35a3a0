import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BrandToggle } from '@foyer/market';
import { executeGraphql, tokenOf } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { brandFeatures } from '../content/features.ts';
import { needsPhoneForRewards } from './verificationRequired.ts';
import { confirmPhoneCode, sendPhoneCode, type PhoneVerificationDeps } from './phoneVerification.ts';

const PLAYER = { id: 'tuli-funded', brand: 'tuli' };
const MINUTE = 60_000;
const CONTENT = {
  brand: { title: 'Tuli' },
  textOf: () => 'Your {brand} code is {code}, for {minutes} minutes.',
};

let api: TestApi;
let now = Date.UTC(2026, 10, 25, 12);
const sent: { readonly phoneNumber: string; readonly text: string }[] = [];

beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
beforeEach(async () => {
  sent.length = 0;
  await api.pool.query('delete from api.phone_verification');
  await api.pool.query(
    `update api.player set is_phone_number_verified = false, phone_number = '+37255501234' where id = $1`,
    [PLAYER.id],
  );
});
afterAll(() => api.close());

const deps = (): PhoneVerificationDeps =>
  ({
    pool: api.pool,
    content: { of: () => CONTENT },
    relay: { kick: () => undefined },
    clock: () => now,
    identityAddress: 'http://identity.test',
    internalSecret: 'secret',
    serviceClient: {
      callSigned: async ({ body }: { body: (typeof sent)[number] }) => {
        sent.push(body);
        return { status: 200, body: { sent: true } };
      },
    },
    log: { warn: () => undefined },
  }) as unknown as PhoneVerificationDeps;

const lastCode = (): string => /\d{6}/.exec(sent.at(-1)?.text ?? '')?.[0] ?? '';
const wrongCode = (): string => String((Number(lastCode()) + 1) % 1_000_000).padStart(6, '0');
const isVerified = async (): Promise<unknown> =>
  (await api.pool.query('select is_phone_number_verified as is from api.player where id = $1', [PLAYER.id]))
    .rows[0];

describe('phone verification', () => {
  it('verifies the number with the code of the text message', async () => {
    expect(await sendPhoneCode(deps(), PLAYER, 'en')).toBe('sent');
    expect(sent[0]?.phoneNumber).toBe('+37255501234');
    expect(await confirmPhoneCode(deps(), PLAYER.id, wrongCode())).toBe('WRONG');
    expect(await confirmPhoneCode(deps(), PLAYER.id, lastCode())).toBe('VERIFIED');
    expect(await isVerified()).toEqual({ is: true });
  });

  it('stores no code in plain text', async () => {
    await sendPhoneCode(deps(), PLAYER, 'en');
    const { rows } = await api.pool.query<{ text: string }>(
      'select v::text as text from api.phone_verification v',
    );
    expect(rows[0]?.text).not.toContain(lastCode());
  });

  it.each([
    [9, 'VERIFIED'],
    [10, 'EXPIRED'],
  ])('answers a code after %d minutes with %s', async (minutes, outcome) => {
    await sendPhoneCode(deps(), PLAYER, 'en');
    now += minutes * MINUTE;
    expect(await confirmPhoneCode(deps(), PLAYER.id, lastCode())).toBe(outcome);
  });

  it('voids a code after five wrong ones', async () => {
    await sendPhoneCode(deps(), PLAYER, 'en');
    for (let attempt = 0; attempt < 5; attempt += 1) await confirmPhoneCode(deps(), PLAYER.id, wrongCode());
    expect(await confirmPhoneCode(deps(), PLAYER.id, lastCode())).toBe('EXPIRED');
  });

  it('accepts only the latest code, and none for a number that has changed', async () => {
    await sendPhoneCode(deps(), PLAYER, 'en');
    const first = lastCode();
    await sendPhoneCode(deps(), PLAYER, 'en');
    if (first !== lastCode()) expect(await confirmPhoneCode(deps(), PLAYER.id, first)).toBe('WRONG');
    await api.pool.query(`update api.player set phone_number = '+37255509999' where id = $1`, [PLAYER.id]);
    expect(await confirmPhoneCode(deps(), PLAYER.id, lastCode())).toBe('EXPIRED');
  });

  it('sends five codes an hour at most', async () => {
    for (let count = 0; count < 5; count += 1) expect(await sendPhoneCode(deps(), PLAYER, 'en')).toBe('sent');
    expect(await sendPhoneCode(deps(), PLAYER, 'en')).toBe('limited');
    now += 60 * MINUTE;
    expect(await sendPhoneCode(deps(), PLAYER, 'en')).toBe('sent');
  });
});

describe('rewards of a player with an unverified number', () => {
  it.each<[readonly BrandToggle[], boolean]>([
    [[], false],
    [['EnablePhoneVerification'], true],
    [['EnablePhoneVerification', 'DisablePhoneVerificationForRewards'], false],
    [['DisablePhoneVerificationForRewards'], false],
  ])('depend on the toggles %j: a verified number is required: %s', (toggles, expected) => {
    expect(needsPhoneForRewards(brandFeatures({ toggles }), { is_phone_number_verified: false })).toBe(
      expected,
    );
  });

  it('are refused with a reason, and claimed after the verification', async () => {
    const token = await tokenOf(api, 'funded', 'tuli');
    const claim = () =>
      executeGraphql(api, {
        token,
        brand: 'tuli',
        query:
          'mutation($input: ClaimRewardInput!) { claimReward(input: $input) { __typename ... on RewardClaimRefusal { code blocks } } }',
        variables: { input: { assignationId: 'tuli-funded-welcome', idempotencyKey: 'phone-claim-1' } },
      });
    expect((await claim()).data).toEqual({
      claimReward: {
        __typename: 'RewardClaimRefusal',
        code: 'PLAYER_BLOCKED',
        blocks: ['PHONE_NOT_VERIFIED'],
      },
    });
    await sendPhoneCode(deps(), PLAYER, 'en');
    await confirmPhoneCode(deps(), PLAYER.id, lastCode());
    expect((await claim()).data).toMatchObject({ claimReward: { __typename: 'RewardClaim' } });
  });

  it('cannot request a code from a brand without the toggle', async () => {
    const { errors } = await executeGraphql(api, {
      token: await tokenOf(api, 'funded', 'caravel'),
      brand: 'caravel',
      query: 'mutation { sendPhoneVerification { isVerified } }',
    });
    expect(errors[0]?.extensions).toMatchObject({
      type: 'PermissionFailure',
      reasons: ['PhoneVerificationOff'],
    });
  });
});
