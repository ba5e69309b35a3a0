import type { RegisterGame, Restriction } from '@foyer/kernel/exclusion-register';
import { callTyped, testClient as serviceClient } from '@foyer/runtime/service-calls';
import { createExclusionRegisterClient } from '../../src/exclusions/register/exclusionRegister.ts';
import { createRegisterChecks } from '../../src/exclusions/register/registerChecks.ts';
import { stake } from '../../src/ledger/productLedger.ts';
import { executeGraphql } from '../graphqlClient.ts';
import { TEST_SECRETS, type TestApi } from '../testApi.ts';
import { testPersonalCodes } from '../testPersonalCodes.ts';
import { gameMovement, openLedgerPlayer, type LedgerPlayer } from './ledgerWorld.ts';

const DAY_MS = 86_400_000;
const log = {
  info: () => undefined,
  warn: () => undefined,
  error: () => undefined,
  debug: () => undefined,
};
/** Games of a register that restricts all of them. */
export const ALL: readonly RegisterGame[] = ['chance', 'toto', 'lottery'];

/** The name of a player in the register of the tests. */
export const firstName = ({ playerId }: LedgerPlayer) => playerId.slice(0, 8);

/** Players, restrictions and calls for tests of the exclusion register. */
export function registerWorld(api: () => TestApi) {
  const clock = () => Date.now() + api().skew.milliseconds;
  const open = (brand = 'tuli') =>
    openLedgerPlayer(api().pool, { brand, at: clock(), fundsMinor: 10_000, isKnown: true, limits: [] });
  const restriction = (games: readonly RegisterGame[], change: Partial<Restriction> = {}): Restriction => ({
    id: crypto.randomUUID(),
    games: [...games],
    startsAt: new Date(clock()).toISOString(),
    termEndsAt: new Date(clock() + 400 * DAY_MS).toISOString(),
    endsAt: null,
    reference: null,
    ...change,
  });
  function restrict(player: LedgerPlayer, games: readonly RegisterGame[], change: Partial<Restriction> = {}) {
    const entered = restriction(games, change);
    api().exclusionRegister.restrictions.set(firstName(player), [entered]);
    return entered;
  }
  const call = async (path: string, body: object) =>
    (
      await callTyped<Record<string, unknown>>({
        baseUrl: api().baseUrl,
        path: `/internal/${path}`,
        body,
        secret: TEST_SECRETS.internal,
        clock,
      })
    ).body;
  const tokenFor = ({ brand, playerId, sid }: LedgerPlayer) => api().identity.token({ brand, playerId, sid });
  const graphql = async (player: LedgerPlayer, query: string, variables: Record<string, unknown> = {}) =>
    (await executeGraphql(api(), { query, variables, token: await tokenFor(player), brand: player.brand }))
      .data;
  const signIn = ({ brand, playerId }: LedgerPlayer) => call('sign-in-check', { brand, playerId });
  const bet = (player: LedgerPlayer, product: 'casino' | 'sportsbook') => {
    const movement = gameMovement(player, crypto.randomUUID(), 100);
    const { gameId: _game, gameSessionId: _session, ...slip } = movement;
    const sports = { ...slip, product, provider: 'foyer-sports' };
    return stake(api().pool, product === 'casino' ? movement : sports, clock());
  };
  const rowOf = async ({ playerId }: LedgerPlayer) =>
    (
      await api().pool.query<{ is_excluded: boolean; excluded_groups: string[]; origins: string[] | null }>(
        `select self_excluded_at is not null as is_excluded, excluded_groups,
         (select array_agg(origin order by e.id) from api.exclusion e where e.player_id = p.id and not api.is_lifted(e.id)) as origins
       from api.player p where id = $1`,
        [playerId],
      )
    ).rows[0];

  /** The jobs of the api also run in the background, so each step here is safe to repeat. */
  function jobs() {
    const exclusionRegister = createExclusionRegisterClient({
      address: api().exclusionRegister.baseUrl,
      secret: 'register-secret-of-the-tests',
      clock,
      serviceClient,
      log,
    });
    const relay = { kick: () => undefined };
    const games = {
      pool: api().pool,
      clock,
      serviceClient,
      log,
      gamesAddress: api().games.baseUrl,
      gamesSecret: TEST_SECRETS.games,
      gameSessionMinutes: 1,
    };
    const deps = {
      pool: api().pool,
      clock,
      relay,
      games,
      exclusionRegister,
      settings: api().settings,
      personalCodes: testPersonalCodes,
    };
    return { ...deps, registerChecks: createRegisterChecks(deps) };
  }
  return { clock, open, restrict, call, graphql, signIn, bet, rowOf, jobs, tokenFor };
}
