import { describe, expect, it } from '@jest/globals';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { registerFakeRegistry } from '../testing/fakeRegistry.ts';

const { answers, calls, foyer, run, address } = registerFakeRegistry();

const SQUAD = {
  name: 'poker',
  app: 'mfe-poker',
  prefix: 'cards',
  brands: ['aurora'],
  budget: { js: 20_000, css: 8_000 },
  titles: null,
  menu: { labels: { en: 'Poker' }, icon: 'table', position: 5 },
  slots: [{ name: 'poker.tables', places: ['lobby'] }],
  slotPages: ['poker'],
  owner: 'operator@staff.test',
  revision: 3,
  contact: 'poker@squad.test',
  state: 'invited',
  invitedAt: '2026-11-30T04:00:00.000Z',
  invitedBy: 'operator',
  approvedBy: 'operator',
  suspendedAt: null,
  invitationEndsAt: '2026-12-07T04:00:00.000Z',
  endedAt: null,
  pending: null,
};
const TOKEN = 'a'.repeat(43);
const INVITE = [
  'squads',
  'invite',
  'poker',
  '--prefix',
  'cards',
  '--brand',
  'aurora',
  '--contact',
  SQUAD.contact,
];
const YES = ['--reason', 'A new product', '--yes'];

describe('foyer squads', () => {
  it('invites a squad with its menu entry and prints the token with the next command', async () => {
    answers.set('/v1/squads', {
      status: 201,
      body: { squad: SQUAD, token: TOKEN, expiresAt: SQUAD.invitationEndsAt },
    });
    const { code, out } = await foyer(
      ...INVITE,
      '--label',
      'en=Poker',
      'fi=Pokeri',
      '--icon',
      'table',
      ...YES,
    );
    expect([code, calls[0]?.body]).toEqual([
      0,
      {
        name: 'poker',
        prefix: 'cards',
        brands: ['aurora'],
        budget: { js: 20_000, css: 8_000 },
        menu: { labels: { en: 'Poker', fi: 'Pokeri' }, icon: 'table', position: 100 },
        contact: SQUAD.contact,
        days: 7,
        reason: 'A new product',
      },
    ]);
    expect(out).toContain(TOKEN);
    expect(out).toContain('foyer keys accept poker');
    expect(JSON.parse((await foyer(...INVITE, ...YES, '--json')).out)).toMatchObject({ token: TOKEN });
    // without a label the squad has no menu entry
    expect(calls[0]?.body?.['menu']).toBeNull();
  });

  it('asks for a confirmation and for missing details before it sends anything', async () => {
    const unconfirmed = await foyer(...INVITE, '--reason', 'A new product');
    expect([unconfirmed.code, unconfirmed.error]).toEqual([
      2,
      expect.stringContaining('CONFIRMATION_NEEDED'),
    ]);
    expect((await foyer('squads', 'invite', 'poker', ...YES)).code).toBe(2);
    const wrong = await foyer(...INVITE, '--label', 'Poker', ...YES);
    expect([wrong.code, wrong.error]).toEqual([2, expect.stringContaining('en=Poker')]);
    expect(calls).toEqual([]);
  });

  it('lists the squads with address, budget and state', async () => {
    answers.set('/v1/squads', { body: { squads: [SQUAD] } });
    expect((await foyer('squads')).out).toMatch(/poker\s+\/cards\/\s+aurora\s+20000 \+ 8000\s+Poker/);
    expect(JSON.parse((await foyer('squads', 'list', '--json')).out)).toEqual([SQUAD]);
    answers.set('/v1/squads', { body: { squads: [] } });
    expect((await foyer('squads')).out).toContain('No squads are invited');
  });

  it('succeeds without a change when the squad is suspended already', async () => {
    answers.set('/v1/squads/suspend', {
      status: 409,
      body: { code: 'NOTHING_CHANGES', text: 'The squad poker is already suspended.' },
    });
    const { code, out } = await foyer('squads', 'suspend', 'poker', ...YES, '--json');
    expect([code, JSON.parse(out)]).toEqual([0, { name: 'poker', changed: false }]);
  });

  it('changes only what the options name', async () => {
    answers.set('/v1/squads', { body: { squads: [SQUAD] } });
    answers.set('/v1/squads/change', { body: { squad: SQUAD, brands: ['aurora'], isLate: false } });
    await foyer('squads', 'change', 'poker', '--css', '9000', '--label', 'fi=Pokeri', ...YES);
    expect(calls.at(-1)?.body).toEqual({
      name: 'poker',
      budget: { js: 20_000, css: 9_000 },
      menu: { labels: { en: 'Poker', fi: 'Pokeri' }, icon: 'table', position: 5 },
      revision: 3,
      reason: 'A new product',
    });
    await foyer('squads', 'change', 'poker', '--no-menu', ...YES);
    expect(calls.at(-1)?.body).toEqual({
      name: 'poker',
      menu: null,
      revision: 3,
      reason: 'A new product',
    });
  });

  it('changes address, titles, owner and slots, and keeps the slots that are not named', async () => {
    answers.set('/v1/squads', { body: { squads: [SQUAD] } });
    const pending = {
      id: 'c'.repeat(22),
      differences: [{ member: 'prefix', before: '/cards/', after: '/card-room/' }],
      reason: 'A new name',
      requestedBy: 'second@staff.test',
      requestedAt: SQUAD.invitedAt,
    };
    answers.set('/v1/squads/change', {
      body: { squad: { ...SQUAD, pending }, brands: ['aurora'], isLate: false },
    });
    const { out } = await foyer(
      ...['squads', 'change', 'poker', '--prefix', 'card-room', '--title', 'en=Card room'],
      ...['--owner', 'new@staff.test', '--slot', 'poker.strip=promotions,lobby'],
      ...['--slot-page', 'poker-tables', 'poker-rules', '--remove-slot-page', 'poker', ...YES],
    );
    expect(calls.at(-1)?.body).toMatchObject({
      prefix: 'card-room',
      titles: { en: 'Card room' },
      owner: 'new@staff.test',
      slots: [
        { name: 'poker.tables', places: ['lobby'] },
        { name: 'poker.strip', places: ['promotions', 'lobby'] },
      ],
      slotPages: ['poker-tables', 'poker-rules'],
    });
    expect(out).toContain('foyer squads approve poker');
    await foyer('squads', 'change', 'poker', '--remove-slot', 'poker.tables', ...YES);
    expect(calls.at(-1)?.body).toMatchObject({ slots: [] });
    const unknown = await foyer('squads', 'change', 'poker', '--remove-slot', 'poker.strip', ...YES);
    expect([unknown.code, unknown.error]).toEqual([2, expect.stringContaining('no slot poker.strip')]);
    expect((await foyer('squads', 'change', 'poker', ...YES)).code).toBe(2);

    answers.set('/v1/squads', { body: { squads: [{ ...SQUAD, pending }] } });
    answers.set('/v1/squads/approve', { body: { squad: SQUAD, brands: ['aurora'], isLate: false } });
    const approved = await foyer('squads', 'approve', 'poker', ...YES);
    expect(calls.at(-1)?.body).toEqual({ name: 'poker', change: pending.id, reason: 'A new product' });
    expect(approved.out).toContain('prefix: /cards/ → /card-room/');
  });

  it('ends a squad after a confirmation, and lists its history', async () => {
    expect((await foyer('squads', 'end', 'poker', '--reason', 'The contract ended')).code).toBe(2);
    expect(calls).toEqual([]);
    answers.set('/v1/squads/end', {
      body: { squad: { ...SQUAD, state: 'ended', endedAt: SQUAD.invitedAt }, brands: [], isLate: false },
    });
    expect((await foyer('squads', 'end', 'poker', ...YES)).out).toContain('poker has ended');
    const entry = {
      id: 4,
      at: SQUAD.invitedAt,
      person: 'operator@staff.test',
      kind: 'squad-changed',
      reason: 'Two brands',
      differences: [{ member: 'brands', before: 'aurora', after: 'aurora, tuli' }],
    };
    answers.set('/v1/squads/history', { body: { entries: [entry] } });
    expect((await foyer('squads', 'history', 'poker')).out).toContain('brands: aurora → aurora, tuli');
    expect(JSON.parse((await foyer('squads', 'history', 'poker', '--json')).out)).toEqual([entry]);
  });
});

describe('foyer keys accept', () => {
  it('creates the key outside a data home and signs the request with it', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'foyer-accept-'));
    const file = path.join(folder, 'keys', 'poker.pem');
    const { name, app, prefix, brands, budget } = SQUAD;
    answers.set('/v1/squads/accept', {
      status: 201,
      body: { keyId: 'k1', squad: name, app, prefix, brands, budget },
    });
    const accept = ['keys', 'accept', 'poker', '--token', TOKEN, '--file', file, '--registry', address()];
    const { code, out } = await run([...accept, '--home', path.join(folder, 'none')]);
    expect([code, out]).toEqual([0, expect.stringContaining('/<locale>/cards/')]);
    expect(calls[0]).toMatchObject({ path: '/v1/squads/accept', isSigned: true, body: { token: TOKEN } });
    const key = await readFile(file, 'utf8');
    expect(key).toContain('PRIVATE KEY');
    // a repetition, after a lost answer, uses the same key
    await run(accept);
    expect(await readFile(file, 'utf8')).toBe(key);
    await rm(folder, { recursive: true });
  });

  it('refuses a token of another form before it creates a key', async () => {
    const { code, error } = await run([
      'keys',
      'accept',
      'poker',
      '--token',
      'short',
      '--registry',
      address(),
    ]);
    expect([code, error]).toEqual([expect.any(Number), expect.stringContaining('INVITATION_MISSING')]);
    expect(calls).toEqual([]);
  });
});
