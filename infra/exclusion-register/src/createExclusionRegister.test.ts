import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CheckedPerson, RegisterPerson, Restriction } from '@foyer/kernel/exclusion-register';
import { createTestDatabase, DATABASE_START_MS } from '@foyer/launch/test-database';
import { callTyped } from '@foyer/runtime/service-calls';
import { createExclusionRegister, EXCLUSION_REGISTER_MIGRATIONS } from './index.ts';

const SECRET = 'register-secret-of-the-tests';
const DAY_MS = 86_400_000;
const OPERATOR = 'op-a';
const MARI = { firstName: 'Mari', lastName: 'Tamm', dateOfBirth: '1985-02-03', country: 'EE' };

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let server: Server;
let baseUrl: string;
let now = Date.parse('2026-03-01T12:00:00Z');
const clock = () => now;
beforeAll(async () => {
  database = await createTestDatabase({
    schema: 'exclusion_register',
    migrations: EXCLUSION_REGISTER_MIGRATIONS,
  });
  const service = await createExclusionRegister({
    settings: { registerSecret: SECRET, registerPersonSecret: 'persons-of-the-tests' },
    pool: database.pool,
    clock,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined },
  });
  server = createServer((request, response) => service.handler(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}, DATABASE_START_MS);
afterAll(async () => {
  server.close();
  await database.close();
});

let count = 0;
/** A person whom no other test restricts. */
const someone = (): RegisterPerson => ({
  ...MARI,
  lastName: `Tamm${(count += 1)}`,
  personalCode: `4850203${count}`,
});
const inDays = (days: number) => new Date(now + days * DAY_MS).toISOString();
const call = (path: string, body: object, secret = SECRET) =>
  callTyped<Record<string, unknown>>({ baseUrl, path, body, secret, clock });
const entry = (person: RegisterPerson, change: object = {}) => ({
  register: 'HAMPI',
  operator: OPERATOR,
  person,
  reference: crypto.randomUUID(),
  games: ['chance'],
  startsAt: inDays(0),
  termEndsAt: inDays(365),
  endsAt: null,
  ...change,
});
async function check(person: RegisterPerson, known: readonly string[] = [], change: object = {}) {
  const { body } = await call('/v1/check', {
    register: 'HAMPI',
    operator: OPERATOR,
    persons: [{ person, known }],
    ...change,
  });
  return (body['persons'] as CheckedPerson[])[0] as CheckedPerson;
}
const restrictionOf = (answer: { body: Record<string, unknown> }) =>
  answer.body['restriction'] as Restriction;

describe('a check', () => {
  it('finds no restriction of a person who has none', async () => {
    expect(await check(someone())).toEqual({ restrictions: [], ended: [] });
  });

  it.each<[string, (person: RegisterPerson) => RegisterPerson, boolean]>([
    [
      'the same personal code under another name',
      (p) => ({ ...p, firstName: 'Else', lastName: 'Other' }),
      true,
    ],
    ['the same name and birthday without a code', ({ personalCode: _, ...p }) => p, true],
    ['another spelling of the name', (p) => ({ ...p, firstName: 'MARI', personalCode: '' }), true],
    ['another birthday and code', (p) => ({ ...p, dateOfBirth: '1985-02-04', personalCode: '1' }), false],
    ['the same code in another country', (p) => ({ ...p, lastName: 'Other', country: 'LV' }), false],
  ])('compares persons by code, name and birthday: with %s', async (_name, change, isFound) => {
    const person = someone();
    await call('/v1/restrict', entry(person));
    expect((await check(change(person))).restrictions).toHaveLength(isFound ? 1 : 0);
  });

  it('names the operator’s own number to that operator only, and answers for the named register only', async () => {
    const person = someone();
    const { reference } = entry(person);
    await call('/v1/restrict', entry(person, { reference, games: ['toto', 'chance', 'toto'] }));
    expect((await check(person)).restrictions).toMatchObject([{ reference, games: ['chance', 'toto'] }]);
    expect((await check(person, [], { operator: 'op-b' })).restrictions).toMatchObject([{ reference: null }]);
    expect((await check(person, [], { register: 'OASIS' })).restrictions).toEqual([]);
  });

  it('answers for several persons in their order', async () => {
    const [free, restricted] = [someone(), someone()];
    await call('/v1/restrict', entry(restricted));
    const { body } = await call('/v1/check', {
      register: 'HAMPI',
      operator: OPERATOR,
      persons: [free, restricted].map((person) => ({ person, known: [] })),
    });
    const lengths = (body['persons'] as CheckedPerson[]).map(({ restrictions }) => restrictions.length);
    expect(lengths).toEqual([0, 1]);
  });

  it.each<[string, object, number, string]>([
    ['an unknown register', { register: 'NOWHERE' }, 422, 'UNKNOWN_REGISTER'],
    ['no person', { persons: [] }, 422, 'FIELD_INVALID'],
    [
      'a malformed birthday',
      { persons: [{ person: { ...MARI, dateOfBirth: '3.2.1985' }, known: [] }] },
      422,
      'FIELD_INVALID',
    ],
  ])('is refused for %s', async (_name, change, status, code) => {
    const body = { register: 'HAMPI', operator: OPERATOR, persons: [{ person: MARI, known: [] }], ...change };
    expect(await call('/v1/check', body)).toEqual({ status, body: { code } });
  });

  it.each(['/v1/check', '/v1/restrict', '/v1/end'])(
    'is refused for %s without the signature',
    async (path) => {
      expect((await call(path, {}, 'another secret')).status).toBe(401);
    },
  );
});

describe('a restriction', () => {
  it('is stored once for one reference, also with other contents, and never in clear text', async () => {
    const person = someone();
    const first = entry(person);
    const stored = restrictionOf(await call('/v1/restrict', first));
    const again = restrictionOf(await call('/v1/restrict', { ...first, games: ['toto'] }));
    expect(again).toEqual(stored);
    const { rows } = await database.pool.query<{ row: string }>(
      'select r::text as row from exclusion_register.restriction r where id = $1',
      [stored.id],
    );
    expect(rows[0]?.row).not.toMatch(/tamm|4850203/i);
  });

  it.each<[string, () => object]>([
    ['shorter than six months', () => ({ termEndsAt: inDays(179) })],
    ['longer than 36 months', () => ({ termEndsAt: inDays(1_101) })],
    ['without a term', () => ({ termEndsAt: null })],
    ['that ends automatically', () => ({ termEndsAt: null, endsAt: inDays(200) })],
    ['that starts in the future', () => ({ startsAt: inDays(1), termEndsAt: inDays(366) })],
    ['of no game', () => ({ games: [] })],
    ['of an unknown game', () => ({ games: ['poker'] })],
  ])('%s is refused', async (_name, change) => {
    const person = someone();
    expect((await call('/v1/restrict', entry(person, change()))).status).toBe(422);
    expect((await check(person)).restrictions).toEqual([]);
  });

  it('ends after 24 hours if it was set by a panic button', async () => {
    const person = someone();
    const day = { register: 'OASIS', termEndsAt: null, endsAt: inDays(1) };
    const { id } = restrictionOf(await call('/v1/restrict', entry(person, day)));
    now += DAY_MS - 1;
    expect((await check(person, [id], { register: 'OASIS' })).restrictions).toHaveLength(1);
    now += 1;
    expect(await check(person, [id], { register: 'OASIS' })).toEqual({ restrictions: [], ended: [id] });
  });
});

describe('the end of a restriction', () => {
  it('needs a request after the term, takes effect once, and is reported to operators that know the restriction', async () => {
    const person = someone();
    const first = entry(person);
    const { id } = restrictionOf(await call('/v1/restrict', first));
    const end = () => call('/v1/end', { register: 'HAMPI', operator: OPERATOR, reference: first.reference });
    expect((await end()).body).toEqual({ outcome: 'TERM_NOT_OVER' });
    now += 365 * DAY_MS;
    expect(await check(person, [id])).toMatchObject({ restrictions: [{ id }], ended: [] });
    expect((await end()).body).toEqual({ outcome: 'ENDED' });
    expect((await end()).body).toEqual({ outcome: 'ENDED' });
    expect(await check(person, [id, crypto.randomUUID()])).toEqual({ restrictions: [], ended: [id] });
  });

  it('cannot be asked for by another operator', async () => {
    const first = entry(someone(), { startsAt: inDays(-400), termEndsAt: inDays(-1) });
    await call('/v1/restrict', first);
    const other = { register: 'HAMPI', operator: 'op-b', reference: first.reference };
    expect((await call('/v1/end', other)).body).toEqual({ outcome: 'UNKNOWN' });
  });
});
