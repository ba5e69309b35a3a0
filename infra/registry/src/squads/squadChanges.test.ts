import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { resolveReleases } from '@foyer/kernel/resolve-release';
import { publicText, signingKeyIn, type SigningKey } from '@foyer/runtime';
import { join } from 'node:path';
import type { CheckedClient } from '../testing/checkedClient.ts';
import { promote } from '../testing/publishedRegistry.ts';
import { START_MS, startTestRegistry, type TestRegistry } from '../testing/testRegistry.ts';
import { startTestStaffRealm, type TestStaffRealm } from '../testing/testStaffRealm.ts';

jest.setTimeout(START_MS);

const DAY_MS = 24 * 3_600_000;
const CARDS = {
  name: 'cards',
  prefix: 'cards',
  brands: ['aurora'],
  budget: { js: 20_000, css: 8_000 },
  menu: { labels: { en: 'Cards', fi: 'Kortit' }, icon: 'table', position: 10 },
  contact: 'cards@squad.test',
  reason: 'A new product',
};
const VISITOR = { licence: 'mga', operator: 'op', bucket: 0 };

let registry: TestRegistry;
let realm: TestStaffRealm;
/** A key: its changes need no approval. */
let operator: CheckedClient;
let first: CheckedClient;
let second: CheckedClient;

beforeAll(async () => {
  realm = await startTestStaffRealm();
  registry = await startTestRegistry({ FOYER_IDENTITY_PORT: String(realm.port) });
  operator = await registry.as('staff/operator');
  first = await registry.as('services/console', await realm.token('operator@staff.test'));
  second = await registry.as('services/console', await realm.token('second@staff.test'));
  await registry.publish('shell', 's1', 1);
  await promote(operator, 'shell', 's1');
  await operator.post('/v1/squads', CARDS);
  await operator.post('/v1/squads', { ...CARDS, name: 'dice', prefix: 'dice' });
}, START_MS);
afterAll(async () => {
  await registry.close();
  await realm.close();
}, START_MS);

async function siteOf(brand: string, locale = 'en') {
  return resolveReleases(await registry.plan(), { ...VISITOR, brand, locale });
}

async function squadOf(name: string) {
  const { squads } = await operator.get('/v1/squads');
  const squad = squads.find((one) => one.name === name);
  if (!squad) throw new Error(`The registry has no squad ${name}.`);
  return squad;
}

async function addKey(squad: string, roles: readonly string[]): Promise<SigningKey> {
  const key = await signingKeyIn(join(registry.home, 'keys', 'squads', `${squad}.pem`));
  await operator.post('/v1/keys', {
    holder: squad,
    roles,
    publicKey: publicText(key.publicKey),
    notBefore: new Date(0).toISOString(),
    notAfter: new Date(Date.now() + DAY_MS).toISOString(),
    reason: 'the first key',
  });
  return key;
}

const changeOf = (change: object) => ({ name: 'cards', reason: 'a new name', ...change });

describe('a change of a squad in the console', () => {
  it('waits for another operator, then reaches the plan', async () => {
    const { revision } = await squadOf('cards');
    const { squad } = await first.post(
      '/v1/squads/change',
      changeOf({ prefix: 'card-room', brands: ['aurora', 'caravel'], titles: { en: 'Card room' }, revision }),
    );
    expect(squad.pending).toMatchObject({
      requestedBy: 'operator@staff.test',
      differences: [
        { member: 'titles', before: null, after: 'en=Card room' },
        { member: 'prefix', before: '/cards/', after: '/card-room/' },
        { member: 'brands', before: 'aurora', after: 'aurora, caravel' },
      ],
    });
    expect((await siteOf('aurora')).invited?.[0]).toMatchObject({ prefix: 'cards' });
    const answer = { name: 'cards', change: squad.pending?.id, reason: 'agreed' };
    await expect(first.post('/v1/squads/approve', answer)).rejects.toMatchObject({ code: 'APPROVAL_OWN' });
    const approved = await second.post('/v1/squads/approve', answer);
    expect(approved.squad).toMatchObject({ prefix: 'card-room', pending: null, revision: revision + 1 });
    expect((await siteOf('caravel')).invited).toEqual([
      {
        squad: 'cards',
        prefix: 'card-room',
        former: ['cards'],
        label: 'Cards',
        icon: 'table',
        title: 'Card room',
      },
    ]);
  });

  it('needs no approval when it only takes something away', async () => {
    await first.post('/v1/squads/change', changeOf({ brands: ['caravel'], menu: null }));
    expect((await siteOf('aurora')).invited?.map(({ squad }) => squad)).toEqual(['dice']);
    expect((await siteOf('caravel')).invited?.[0]).not.toHaveProperty('label');
  });

  it('is rejected by another operator, and withdrawn by its author', async () => {
    const ask = async () =>
      (await first.post('/v1/squads/change', changeOf({ owner: 'new@staff.test' }))).squad.pending?.id;
    for (const client of [second, first])
      expect(
        (await client.post('/v1/squads/reject', { name: 'cards', change: await ask(), reason: 'not now' }))
          .squad,
      ).toMatchObject({ pending: null, owner: 'operator' });
    await expect(second.post('/v1/squads/reject', { name: 'cards', reason: 'again' })).rejects.toMatchObject({
      code: 'NOTHING_CHANGES',
    });
  });

  it('is refused for an outdated form, for an outdated approval and without a difference', async () => {
    const { revision } = await squadOf('cards');
    await operator.post('/v1/squads/change', changeOf({ contact: 'room@squad.test', revision }));
    await expect(
      first.post('/v1/squads/change', changeOf({ contact: 'old@squad.test', revision })),
    ).rejects.toMatchObject({ code: 'SQUAD_CHANGED' });
    await expect(
      first.post('/v1/squads/change', changeOf({ contact: 'room@squad.test' })),
    ).rejects.toMatchObject({ code: 'NOTHING_CHANGES' });
    const one = await first.post('/v1/squads/change', changeOf({ prefix: 'one-room' }));
    await first.post('/v1/squads/change', changeOf({ prefix: 'two-rooms' }));
    const outdated = { name: 'cards', change: one.squad.pending?.id, reason: 'agreed' };
    await expect(second.post('/v1/squads/approve', outdated)).rejects.toMatchObject({
      code: 'SQUAD_CHANGED',
    });
    await second.post('/v1/squads/reject', { name: 'cards', reason: 'not now' });
  });

  it.each([
    ['the address of another squad', { prefix: 'dice' }, 'PREFIX_TAKEN'],
    ['the former address of another squad', { name: 'dice', prefix: 'cards' }, 'PREFIX_TAKEN'],
    ['the address of a compiled route', { prefix: 'sports' }, 'PREFIX_TAKEN'],
    ['an address of the edge', { prefix: 'graphql' }, 'PREFIX_RESERVED'],
    ['a slot of another squad', { slots: [{ name: 'dice.strip', places: [] }] }, 'SLOT_OF_ANOTHER'],
    ['a slot of a compiled squad', { slots: [{ name: 'casino.search', places: [] }] }, 'SLOT_OF_ANOTHER'],
    ['a slot without a squad', { slots: [{ name: 'strip', places: [] }] }, 'SLOT_MALFORMED'],
    [
      'a page that shows no slots',
      { slots: [{ name: 'cards.strip', places: ['game'] }] },
      'SLOT_PAGE_CLOSED',
    ],
    ['a page of another squad for slots', { slotPages: ['dice-tables'] }, 'SLOT_PAGE_OF_ANOTHER'],
    ['a compiled page for slots', { slotPages: ['lobby'] }, 'SLOT_PAGE_OF_ANOTHER'],
    [
      'no label in English',
      { menu: { labels: { fi: 'K' }, icon: 'star', position: 1 } },
      'REQUEST_MALFORMED',
    ],
  ])('refuses %s', async (_what, change, code) => {
    await expect(first.post('/v1/squads/change', changeOf(change))).rejects.toMatchObject({ code });
  });

  it('refuses an approval whose address another squad has taken meanwhile', async () => {
    const { squad } = await first.post('/v1/squads/change', changeOf({ prefix: 'late-room' }));
    await operator.post('/v1/squads/change', { name: 'dice', prefix: 'late-room', reason: 'earlier' });
    await expect(
      second.post('/v1/squads/approve', { name: 'cards', change: squad.pending?.id, reason: 'agreed' }),
    ).rejects.toMatchObject({ code: 'PREFIX_TAKEN' });
    await second.post('/v1/squads/reject', { name: 'cards', reason: 'not now' });
  });

  it('makes its author the inviter of a squad that waits, who cannot approve it', async () => {
    await first.post('/v1/squads', { ...CARDS, name: 'keno', prefix: 'keno' });
    await second.post('/v1/squads/change', { name: 'keno', prefix: 'keno-room', reason: 'a better name' });
    const approval = { name: 'keno', reason: 'agreed' };
    await expect(second.post('/v1/squads/approve', approval)).rejects.toMatchObject({ code: 'APPROVAL_OWN' });
    await first.post('/v1/squads/approve', approval);
    expect((await squadOf('keno')).approvedBy).toBe('operator@staff.test');
  });

  it('is listed with its members and persons, newest first', async () => {
    const { entries } = await first.get('/v1/squads/history?name=cards');
    expect(entries.at(-1)).toMatchObject({ kind: 'squad-invited', person: 'operator', differences: [] });
    expect(entries).toContainEqual(
      expect.objectContaining({
        kind: 'squad-change-approved',
        person: 'second@staff.test',
        differences: expect.arrayContaining([
          { member: 'prefix', before: '/cards/', after: '/card-room/' },
        ]) as unknown,
      }),
    );
    expect((await operator.get('/v1/audit/verify')).faults).toEqual([]);
    await expect(first.get('/v1/squads/history?name=unknown')).rejects.toMatchObject({
      code: 'SQUAD_UNKNOWN',
    });
  });
});

describe('the slots of a squad', () => {
  const placed = { slots: [{ name: 'dice.strip', places: ['lobby'] }] };

  it('are declared before a release provides them, and shown on a page after it', async () => {
    await addKey('dice', ['squad:dice']);
    const provides = { fills: ['dice.strip'] };
    await expect(registry.publish('mfe-dice', 'd1', 1, provides)).rejects.toMatchObject({
      code: 'SLOT_NOT_DECLARED',
    });
    await registry.publish('mfe-dice', 'd0', 1);
    await promote(operator, 'mfe-dice', 'd0');
    await operator.post('/v1/squads/change', {
      name: 'dice',
      slots: [{ name: 'dice.strip', places: [] }],
      reason: 'a new slot',
    });
    await expect(
      operator.post('/v1/squads/change', { name: 'dice', ...placed, reason: 'on the lobby' }),
    ).rejects.toMatchObject({ code: 'SLOT_NOT_FILLED' });
    await registry.publish('mfe-dice', 'd1', 2, provides);
    await promote(operator, 'mfe-dice', 'd1');
    await operator.post('/v1/squads/change', { name: 'dice', ...placed, reason: 'on the lobby' });
    expect((await siteOf('aurora')).invited?.find(({ squad }) => squad === 'dice')?.slots).toEqual(
      placed.slots,
    );
  });

  it('are shown on a page of another invited squad while that squad opens it', async () => {
    const onTables = {
      name: 'dice',
      slots: [{ name: 'dice.strip', places: ['cards-tables', 'lobby'] }],
      reason: 'beside the tables',
    };
    const placesOf = async (): Promise<readonly string[] | undefined> =>
      (await siteOf('aurora')).invited?.find(({ squad }) => squad === 'dice')?.slots?.[0]?.places;
    await expect(operator.post('/v1/squads/change', onTables)).rejects.toMatchObject({
      code: 'SLOT_PAGE_CLOSED',
    });
    const open = { name: 'cards', slotPages: ['cards-tables', 'cards'], reason: 'room for others' };
    const { squad } = await operator.post('/v1/squads/change', open);
    expect(squad.slotPages).toEqual(['cards', 'cards-tables']);
    await operator.post('/v1/squads/change', onTables);
    expect(await placesOf()).toEqual(['cards-tables', 'lobby']);
    // fewer pages need no second operator
    await first.post('/v1/squads/change', { name: 'cards', slotPages: ['cards'], reason: 'no room' });
    expect(await placesOf()).toEqual(['lobby']);
    await operator.post('/v1/squads/change', { ...open, slotPages: ['cards-tables'] });
    expect(await placesOf()).toEqual(['cards-tables', 'lobby']);
  });

  it('are shown on a page of their own squad', async () => {
    const own = {
      name: 'dice',
      slotPages: ['dice'],
      slots: [{ name: 'dice.strip', places: ['dice'] }],
      reason: 'below the own page',
    };
    await operator.post('/v1/squads/change', own);
    expect((await siteOf('aurora')).invited?.find(({ squad }) => squad === 'dice')?.slots).toEqual(own.slots);
  });

  it('belong to the squad that publishes them', async () => {
    const other = { fills: ['cards.strip'] };
    await expect(registry.publish('mfe-dice', 'd2', 3, other)).rejects.toMatchObject({
      code: 'SLOT_OF_ANOTHER',
    });
  });
});

describe('the end of a squad', () => {
  it('removes its pages, revokes its keys and frees its address, but not its name', async () => {
    const { squad } = await operator.post('/v1/squads/end', { name: 'dice', reason: 'the contract ended' });
    expect(squad).toMatchObject({ state: 'ended', pending: null });
    const aurora = await siteOf('aurora');
    expect([
      aurora.invited?.some((one) => one.squad === 'dice') ?? false,
      aurora.apps.some(({ app }) => app === 'mfe-dice'),
    ]).toEqual([false, false]);
    const { keys } = await operator.get('/v1/keys');
    expect(keys.filter(({ roles }) => roles.includes('squad:dice'))).toEqual([
      expect.objectContaining({ revokedAt: expect.any(String) as unknown }),
    ]);
    await expect(
      operator.post('/v1/squads', { ...CARDS, name: 'dice', prefix: 'dice' }),
    ).rejects.toMatchObject({ code: 'SQUAD_ENDED' });
    // its address is that of another squad from now on
    await operator.post('/v1/squads', { ...CARDS, name: 'craps', prefix: squad.prefix });
    expect((await siteOf('aurora')).invited?.map((one) => one.prefix)).toContain(squad.prefix);
  });

  it.each([
    ['change', { contact: 'a@b.test' }],
    ['suspend', {}],
    ['resume', {}],
    ['invitation', {}],
    ['end', {}],
    ['approve', {}],
  ])('permits no %s afterwards', async (action, members) => {
    await expect(
      operator.post(`/v1/squads/${action}`, { name: 'dice', reason: 'too late', ...members }),
    ).rejects.toMatchObject({ code: action === 'approve' ? 'AUTHOR_UNKNOWN' : 'SQUAD_ENDED' });
  });

  it('withdraws an open invitation and a requested change', async () => {
    const { token } = await operator.post('/v1/squads', { ...CARDS, name: 'whist', prefix: 'whist' });
    await first.post('/v1/squads/change', { name: 'whist', prefix: 'whist-room', reason: 'a better name' });
    const { squad } = await first.post('/v1/squads/end', { name: 'whist', reason: 'a typing error' });
    expect(squad).toMatchObject({ invitationEndsAt: null, pending: null });
    expect(token).toHaveLength(43);
    await expect(
      operator.post('/v1/squads', { ...CARDS, name: 'rummy', prefix: 'whist' }),
    ).resolves.toBeDefined();
  });
});
