import { afterEach, describe, expect, it } from '@jest/globals';
import { LAUNCH_GAME } from '../../../test/launchGame.ts';
import { useTestApi } from '../../../test/useTestApi.ts';
import type { LedgerPlayer } from '../../../test/worlds/ledgerWorld.ts';
import { ALL, firstName, registerWorld } from '../../../test/worlds/registerWorld.ts';

const api = useTestApi();
afterEach(() => {
  api.exclusionRegister.isDown = false;
  api.exclusionRegister.endOutcome = 'ENDED';
  api.skew.milliseconds = 0;
});

const { open, restrict, call, graphql, signIn } = registerWorld(() => api);

interface EntryPoint {
  readonly name: string;
  /** Uses the entry point; returns the outcome in one word. */
  readonly open: (player: LedgerPlayer) => Promise<unknown>;
  readonly free: unknown;
  readonly restricted: unknown;
  readonly unanswered: unknown;
}
const DEPOSIT =
  'mutation($input: StartDepositInput!) { startDeposit(input: $input) { __typename ... on PaymentRefusal { code } } }';
const ENTRY_POINTS: readonly EntryPoint[] = [
  {
    name: 'the sign-in',
    open: async (player) => {
      const answer = await signIn(player);
      return answer['reason'] ?? answer['allowed'];
    },
    free: true,
    restricted: 'SELF_EXCLUDED',
    unanswered: 'REGISTER_UNAVAILABLE',
  },
  {
    name: 'a deposit',
    open: async (player) => {
      const input = {
        id: crypto.randomUUID(),
        amount: 2_000,
        currency: 'EUR',
        methodId: 'card',
        returnPath: '/',
        locale: 'en',
      };
      const started = (await graphql(player, DEPOSIT, { input }))?.['startDeposit'] as Record<
        string,
        unknown
      >;
      return started['code'] ?? started['__typename'];
    },
    free: 'StartedPayment',
    restricted: 'BLOCKED',
    unanswered: 'REGISTER_UNAVAILABLE',
  },
  {
    name: 'the start of a game',
    open: async (player) => {
      const launched = (await graphql(player, LAUNCH_GAME, { slug: 'slot-1', mode: 'REAL' }))?.['launchGame'];
      const { reasons, mode } = launched as { reasons?: string[]; mode?: string };
      return reasons ?? mode;
    },
    free: 'REAL',
    restricted: ['SELF_EXCLUDED'],
    unanswered: ['REGISTER_UNAVAILABLE'],
  },
  {
    name: 'a registration',
    open: async (player) => {
      const answer = await call('players', {
        brand: player.brand,
        email: `${crypto.randomUUID()}@register.test`,
        country: 'EE',
        personalInfo: {
          firstName: firstName(player),
          lastName: 'New',
          dateOfBirth: '1985-02-03',
          ssn: player.playerId,
        },
        termsAccepted: true,
        privacyPolicyAccepted: true,
      });
      return answer['code'] ?? typeof answer['playerId'];
    },
    free: 'string',
    restricted: 'PERSON_EXCLUDED',
    unanswered: 'REGISTER_UNAVAILABLE',
  },
];

describe.each(ENTRY_POINTS)('$name', ({ open: enter, free, restricted, unanswered }) => {
  it('is open to a player whom the register does not restrict', async () => {
    expect(await enter(await open())).toEqual(free);
  });
  it('is refused for a restriction of all games', async () => {
    const player = await open();
    restrict(player, ALL);
    expect(await enter(player)).toEqual(restricted);
  });
  it('is refused while the register does not answer, and open afterwards', async () => {
    const player = await open();
    api.exclusionRegister.isDown = true;
    expect(await enter(player)).toEqual(unanswered);
    api.exclusionRegister.isDown = false;
    expect(await enter(player)).toEqual(free);
  });
  it('asks no register under a licence without one', async () => {
    const player = await open('aurora');
    api.exclusionRegister.isDown = true;
    const before = api.exclusionRegister.checks.length;
    if (free !== 'string') expect(await enter(player)).toEqual(free);
    expect(api.exclusionRegister.checks).toHaveLength(before);
  });
});
