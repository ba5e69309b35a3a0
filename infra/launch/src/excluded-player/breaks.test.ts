import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { REFUSED } from './people.ts';
import { register } from './registrations.ts';
import { graphql, openGame, placeStake, scene, signInAs, START_MS, startWorld, withReason } from './world.ts';

const VIEWER = '{ viewer { __typename } }';
const BLOCKS = '{ viewer { cashier { depositBlocks } } }';
/** The last refusal of an open tab arrives within this time, in ms, on a busy machine. */
const SESSION_END_MS = 30_000;
const DATE_OF_BIRTH = '1987-06-05';

/** Two persons with accounts at both brands of one operator, and one at the brand with groups of games. */
const PERSONS = { loyal: 'Saga Suvanto', funded: 'Aino Aalto' } as const;
type Kind = keyof typeof PERSONS;
/** Tokens of tabs that were open before the break, by email address. */
const tabs = new Map<string, string>();

beforeAll(async () => {
  await startWorld();
  await scene.pool.query(`update api.brand_rule set operator = 'op-a' where brand = 'zephyra'`);
  for (const [kind, name] of Object.entries(PERSONS)) {
    const [first, last] = name.split(' ');
    for (const brand of ['aurora', 'zephyra']) {
      await scene.pool.query(
        `update api.player set first_name = $2, last_name = $3, date_of_birth = $4, country = 'FI' where id = $1`,
        [`${brand}-${kind}`, first, last, DATE_OF_BIRTH],
      );
      await openTab(brand, kind);
    }
  }
  await openTab('tuli', 'funded');
}, START_MS);
afterAll(() => scene.close(), START_MS);

async function openTab(brand: string, kind: string): Promise<void> {
  const email = `${kind}@${brand}.test`;
  const { access_token: token } = await signInAs(email);
  expect(await graphql(token, VIEWER, brand)).toMatchObject({ data: { viewer: { __typename: 'Viewer' } } });
  tabs.set(email, token);
  await openGame(brand, `${brand}-${kind}`, `game-${brand}-${kind}`);
}

const ofTab = (brand: string, kind: string, query: string) =>
  graphql(tabs.get(`${kind}@${brand}.test`) ?? '', query, brand);
const stakeOf = (brand: string, kind: string) =>
  placeStake(brand, `${brand}-${kind}`, `game-${brand}-${kind}`);

async function untilEnded(brand: string, kind: string): Promise<string> {
  const until = Date.now() + SESSION_END_MS;
  for (;;) {
    const answer = JSON.stringify(await ofTab(brand, kind, VIEWER));
    if (answer.includes('AuthenticationFailure') || Date.now() > until) return answer;
  }
}

/** A registration of the same person under an additional name, which only the break can refuse. */
const registerAgain = (kind: Kind, brand: string) => {
  const [first, last] = PERSONS[kind].split(' ');
  return withReason(
    register(scene, brand, {
      person: { firstName: `${first} Maria`, lastName: last ?? '', dateOfBirth: DATE_OF_BIRTH },
    }),
  );
};

const BREAKS: readonly (readonly [string, Kind, () => Promise<unknown>])[] = [
  [
    'a time-out that the player takes at all brands',
    'loyal',
    () =>
      ofTab(
        'aurora',
        'loyal',
        'mutation { takeBreak(input: { key: "time-out-1", kind: TIME_OUT, length: "P7D", groups: [], allBrands: true }) { brands } }',
      ),
  ],
  [
    // no brand has the German profile; its button starts this break (exclusions/breakRules.ts)
    'the break of 24 hours of the German button',
    'funded',
    () =>
      scene.pool.query(
        `select api.start_break('aurora', 'aurora-funded', 'TIME_OUT', '{}', 'PT24H', now() + interval '24 hours', 'operator', 'button', false, 'button-break-1', now(), array['zephyra-funded'])`,
      ),
  ],
];

describe.each(BREAKS)('%s', (_name, kind, start) => {
  beforeAll(async () => {
    await start();
  }, START_MS);

  it.each(['aurora', 'zephyra'])('ends the open tab at %s', async (brand) => {
    expect(await untilEnded(brand, kind)).toContain('AuthenticationFailure');
  });

  it.each(['aurora', 'zephyra'])('refuses a stake in the open game at %s', async (brand) => {
    expect(await stakeOf(brand, kind)).toContain('TIMED_OUT');
  });

  it.each(['aurora', 'zephyra'])('accepts a sign-in at %s, which finds deposits blocked', async (brand) => {
    const { access_token: token } = await signInAs(`${kind}@${brand}.test`);
    expect(JSON.stringify(await graphql(token, BLOCKS, brand))).toContain('TIMED_OUT');
    expect(await stakeOf(brand, kind)).toContain('TIMED_OUT');
  });

  it.each(['aurora', 'zephyra'])('refuses a second account at %s', async (brand) => {
    await scene.pool.query('delete from identity.attempt_counter');
    const answer = await registerAgain(kind, brand);
    expect(answer).toContain(REFUSED);
    expect(answer).toContain('PERSON_EXCLUDED');
  });

  it('allows play, deposits and sessions again after its end', async () => {
    await scene.pool.query(
      `update api.player set timeout_ends_at = now() - interval '1 second' where id = any($1)`,
      [[`aurora-${kind}`, `zephyra-${kind}`]],
    );
    const { access_token: token } = await signInAs(`${kind}@aurora.test`);
    expect(JSON.stringify(await graphql(token, BLOCKS))).not.toContain('TIMED_OUT');
    expect(await stakeOf('aurora', kind)).not.toContain('TIMED_OUT');
  });
});

describe('an exclusion from one group of games', () => {
  beforeAll(async () => {
    expect(
      await ofTab(
        'tuli',
        'funded',
        'mutation { takeBreak(input: { key: "by-product-1", kind: EXCLUSION, length: "P6M", groups: [casino], allBrands: false }) { kind } }',
      ),
    ).toEqual({ data: { takeBreak: { kind: 'EXCLUSION' } } });
  }, START_MS);

  it('refuses a stake in the open game of this group', async () => {
    expect(await stakeOf('tuli', 'funded')).toContain('PRODUCT_EXCLUDED');
  });

  it('keeps the open tab, sign-in and deposits for the other group', async () => {
    expect(await ofTab('tuli', 'funded', VIEWER)).toMatchObject({
      data: { viewer: { __typename: 'Viewer' } },
    });
    const { access_token: token } = await signInAs('funded@tuli.test');
    // the brand ends the first session when another one starts
    tabs.set('funded@tuli.test', token);
    const blocks = JSON.stringify(await graphql(token, BLOCKS, 'tuli'));
    expect(blocks).toContain('depositBlocks');
    expect(blocks).not.toContain('EXCLUDED');
  });

  it('refuses play in every group once the other one is excluded, and ends the tab', async () => {
    expect(
      await ofTab(
        'tuli',
        'funded',
        'mutation { takeBreak(input: { key: "by-product-2", kind: EXCLUSION, length: "P12M", groups: [sports], allBrands: false }) { kind } }',
      ),
    ).toEqual({ data: { takeBreak: { kind: 'EXCLUSION' } } });
    expect(await untilEnded('tuli', 'funded')).toContain('AuthenticationFailure');
    expect(await stakeOf('tuli', 'funded')).toContain('SELF_EXCLUDED');
    await expect(signInAs('funded@tuli.test')).rejects.toThrow();
  });
});
