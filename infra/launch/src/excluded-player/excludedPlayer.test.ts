import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { tablesContaining } from '../postgres/testDatabase.ts';
import { describePersons, exclude, sessionsHaveEnded } from './excludedPersons.ts';
import { FREE_SSN, IRIS, MART, OTHER_PERSON, REFUSED, SSN } from './people.ts';
import { register } from './registrations.ts';
import { REGISTRATION_WAYS } from './registrationWays.ts';
import { SESSION_WAYS } from './sessionWays.ts';
import { SIGN_IN_WAYS } from './signInWays.ts';
import { create, created, scene, START_MS, startWorld, withReason } from './world.ts';

const WAYS = [...SESSION_WAYS, ...SIGN_IN_WAYS, ...REGISTRATION_WAYS];
/** The results of the preparations. */
const prepared = new Map<string, unknown>();

beforeAll(async () => {
  await startWorld();
  await describePersons();
  for (const [name, { prepare }] of WAYS) prepared.set(name, await prepare?.());
  await exclude();
  await sessionsHaveEnded();
}, START_MS);
afterAll(() => scene.close(), START_MS);

describe('an excluded person', () => {
  it.each(WAYS)('gets no access by %s', async (name, { attempt }, ...answer) => {
    await scene.pool.query('delete from identity.attempt_counter');
    const before = await created();
    const given = await attempt(prepared.get(name) as never);
    for (const part of answer) expect(given).toContain(part);
    for (const [kind, count] of Object.entries(await created()))
      expect([kind, count <= (before[kind] ?? 0)]).toEqual([kind, true]);
  });

  it('opens no second account, which no player may have, excluded or not', async () => {
    await scene.pool.query('delete from identity.attempt_counter');
    expect(await register(scene, 'aurora', { person: MART })).toContain(REFUSED);
  });

  it('registers with the same address after a refusal, once the name is corrected', async () => {
    const [account, address] = [
      { email: 'corrected@example.com' },
      { zipCode: '00100', phoneNumber: '040 123 4599' },
    ];
    const typo = register(scene, 'zephyra', {
      account,
      address,
      person: { ...IRIS, lastName: 'Aurora-Koski' },
    });
    expect(await withReason(typo)).toContain('PERSON_EXCLUDED');
    const corrected = await register(scene, 'zephyra', {
      account,
      address,
      person: { ...IRIS, firstName: 'Iiris', lastName: 'Koski' },
    });
    expect(corrected).not.toContain(REFUSED);
    const { rows } = await scene.pool.query(
      `select p.last_name, c.state from api.player p join identity.credential c on c.player_id = p.id where p.email = $1`,
      [account.email],
    );
    expect(rows).toEqual([{ last_name: 'Koski', state: 'active' }]);
  });

  it('leaves others alone: a registration of another person is accepted', async () => {
    expect(await create('zephyra', 'FI', { ...OTHER_PERSON, ssn: FREE_SSN })).toContain('playerId');
  });

  it.each([SSN, FREE_SSN])('leaves the national id %s in no table of any service', async (ssn) => {
    expect(await tablesContaining(scene.pool, ssn)).toEqual([]);
  });
});
