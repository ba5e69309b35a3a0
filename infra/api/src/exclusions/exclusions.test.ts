import { describe, expect, it } from '@jest/globals';
import { useTestApi } from '../../test/useTestApi.ts';
import { testPersonalCodes } from '../../test/testPersonalCodes.ts';
import { exclusionWorld, familyNameOf } from '../../test/worlds/exclusionWorld.ts';
import type { LedgerPlayer } from '../../test/worlds/ledgerWorld.ts';
import { compiledLiveContent } from '../content/liveContent.ts';
import { registerPlayer } from '../players/registerPlayer.ts';
import { sendBreakEmails } from './breakEmailJob.ts';

const api = useTestApi();
const { clock, open, take, bet, rowOf, emailDeps, emailsTo, untilEnded, twoBrands } = exclusionWorld(
  () => api,
);

describe('an exclusion from one group of games (requirements/regulation#est)', () => {
  it('blocks the stakes of that group only, and both groups are everything', async () => {
    const player = await open('tuli');
    await take(player, { kind: 'EXCLUSION', length: 'P6M', groups: ['casino'] });
    expect(await bet(player)).toMatchObject({ code: 'PLAYER_BLOCKED', reasons: ['PRODUCT_EXCLUDED'] });
    expect(await bet(player, 'sportsbook')).toMatchObject({ ok: true });
    expect(await rowOf(player)).toMatchObject({ is_excluded: false, excluded_groups: ['casino'] });
    await take(player, { kind: 'EXCLUSION', length: 'P12M', groups: ['sports'] });
    expect(await rowOf(player)).toMatchObject({ is_excluded: true });
    expect(await bet(player, 'sportsbook')).toMatchObject({
      code: 'PLAYER_BLOCKED',
      reasons: ['SELF_EXCLUDED'],
    });
    // one group is open again when the first of both ends
    const { rows } = await api.pool.query<{ length: string }>(
      `select e.length from api.player p join api.exclusion e on e.player_id = p.id and e.ends_at = p.self_exclusion_ends_at where p.id = $1`,
      [player.playerId],
    );
    expect(rows).toEqual([{ length: 'P6M' }]);
  });
});

describe('the minimum age of a group of games', () => {
  const born = (years: number) => {
    const date = new Date(clock());
    date.setUTCFullYear(date.getUTCFullYear() - years);
    return date.toISOString().slice(0, 10);
  };
  it.each([
    ['tuli', 17, ['UNDER_AGE'], ['UNDER_AGE']],
    ['tuli', 20, ['UNDER_AGE'], []],
    ['tuli', 22, [], []],
    ['aurora', 17, ['UNDER_AGE'], ['UNDER_AGE']],
    ['aurora', 19, [], []],
  ] as const)('decides at %s, aged %i: casino %j, sports %j', async (brand, years, casino, sports) => {
    const player = await open(brand);
    await api.pool.query('update api.player set date_of_birth = $2 where id = $1', [
      player.playerId,
      born(years),
    ]);
    for (const [product, reasons] of [
      ['casino', casino],
      ['sportsbook', sports],
    ] as const)
      expect(await bet(player, product)).toMatchObject(
        reasons.length === 0 ? { ok: true } : { code: 'PLAYER_BLOCKED', reasons },
      );
  });
});

describe('brands of one operator', () => {
  let phones = 1_000_000;
  const person = (player: LedgerPlayer) => ({
    firstName: 'Ada',
    lastName: familyNameOf(player),
    dateOfBirth: '1985-02-03',
  });
  const register = (
    player: LedgerPlayer,
    brand: string,
    country: string,
    change: object = {},
    contact: object = {},
  ) =>
    registerPlayer(
      {
        pool: api.pool,
        clock,
        content: { of: compiledLiveContent },
        personalCodes: testPersonalCodes,
        registerChecks: { isRestricted: () => Promise.resolve(false) },
      },
      {
        brand,
        email: `${crypto.randomUUID()}@ledger.test`,
        country,
        personalInfo: { ...person(player), ...change },
        termsAccepted: true,
        privacyPolicyAccepted: true,
        ...contact,
      },
    );

  it('are all covered by an exclusion from all brands, each with its sessions and its proof', async () => {
    const [first, second] = await twoBrands();
    const { data } = await take(first, { kind: 'EXCLUSION', length: 'P1Y' });
    expect(data?.['takeBreak']).toMatchObject({ brands: 2 });
    expect(await bet(second)).toMatchObject({ code: 'PLAYER_BLOCKED', reasons: ['SELF_EXCLUDED'] });
    expect(await untilEnded(second)).toMatchObject({ brand: 'zephyra' });
  });
  it('stay open when the player chose one brand', async () => {
    const [first, second] = await twoBrands();
    await take(first, { kind: 'EXCLUSION', length: 'P1Y', allBrands: false });
    expect(await bet(second)).toMatchObject({ ok: true });
  });
  it('refuse a new account of the excluded person; other operators accept it', async () => {
    const first = await open('aurora');
    await api.pool.query(`update api.brand_rule set operator = 'op-a' where brand = 'zephyra'`);
    await api.pool.query(`update api.player set first_name = 'Ada', last_name = $2 where id = $1`, [
      first.playerId,
      familyNameOf(first),
    ]);
    await take(first, { kind: 'EXCLUSION', length: 'P1Y' });
    expect(await register(first, 'zephyra', 'FI')).toMatchObject({ failure: { code: 'PERSON_EXCLUDED' } });
    expect(await register(first, 'quetzal', 'NZ')).toMatchObject({ ok: true });
  });
  it.each<[string, string, (name: string) => object, string?]>([
    ['another spelling', 'zephyra', (name: string) => ({ firstName: 'Áda', lastName: name.toUpperCase() })],
    ['names in another order', 'zephyra', (name: string) => ({ firstName: name, lastName: 'Ada' })],
    ['an additional name', 'zephyra', () => ({ firstName: 'Maria  Ada' })],
    ['an additional name at the same brand', 'aurora', () => ({ firstName: 'Ada Maria' })],
    [
      'the given name among the family names',
      'aurora',
      (name: string) => ({ firstName: 'Eva', lastName: `${name}-Aeda` }),
    ],
    [
      'the letters of the names divided differently',
      'zephyra',
      (name: string) => ({ firstName: `Ada${name.slice(0, 2)}`, lastName: name.slice(2) }),
    ],
    ['an invisible character', 'zephyra', () => ({ firstName: 'A\uFE0Fda' })],
    ['another country of residence', 'zephyra', () => ({}), 'IE'],
    ['another country of residence at the same brand', 'aurora', () => ({}), 'AT'],
  ])('refuse a new account of the excluded person with %s', async (_way, brand, change, country = 'FI') => {
    const [first] = await twoBrands();
    const { lastName } = person(first);
    await api.pool.query(`update api.player set date_of_birth = '1985-02-03' where id = $1`, [
      first.playerId,
    ]);
    await take(first, { kind: 'EXCLUSION', length: 'P1Y' });
    expect(await register(first, brand, country, change(lastName))).toMatchObject({
      failure: { code: 'PERSON_EXCLUDED' },
    });
    expect(await register(first, brand, country, { firstName: 'Eva' })).toEqual({
      ok: true,
      value: { playerId: expect.any(String), isNew: true },
    });
  });
  it.each<[string, string, (player: LedgerPlayer, phone: string) => object]>([
    ['email address', 'zephyra', ({ playerId }) => ({ email: `${playerId.toUpperCase()}@ledger.test` })],
    ['phone number', 'zephyra', (_player, phoneNumber) => ({ phoneNumber })],
    ['phone number at the same brand', 'aurora', (_player, phoneNumber) => ({ phoneNumber })],
  ])(
    'refuse a new account with another birthday, but the name and the %s',
    async (_what, brand, contactOf) => {
      const [first] = await twoBrands();
      phones += 1;
      const phone = `+35840${phones}`;
      await api.pool.query('update api.player set phone_number = $2 where id = $1', [first.playerId, phone]);
      await take(first, { kind: 'EXCLUSION', length: 'P1Y' });
      const contact = contactOf(first, phone);
      const dateOfBirth = '1971-03-05';
      expect(await register(first, brand, 'FI', { dateOfBirth }, contact)).toMatchObject({
        failure: { code: 'PERSON_EXCLUDED' },
      });
      // a relative who shares the phone or the mailbox
      expect(await register(first, brand, 'FI', { dateOfBirth, firstName: 'Eva' }, contact)).toMatchObject({
        ok: true,
      });
    },
  );
});

describe('the proof of a break', () => {
  it('is sent once in the player’s language, with its end in the time zone of the licence', async () => {
    const player = await open('tuli');
    await api.pool.query(`update api.player set language = 'et_EE' where id = $1`, [player.playerId]);
    await take(player, { kind: 'TIME_OUT', length: 'P7D' });
    while ((await sendBreakEmails(emailDeps())) > 0);
    const mine = emailsTo(player);
    expect(mine).toHaveLength(1);
    expect(mine[0]).toMatchObject({
      locale: 'et_EE',
      subject: expect.stringContaining('Sinu paus on alanud'),
    });
    expect(mine[0]?.body).not.toMatch(/[[{]/);
  });
});
