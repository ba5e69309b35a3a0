import { compiledLiveContent } from '../../src/content/liveContent.ts';
import { liftDueExclusions } from '../../src/exclusions/exclusionReturns.ts';
import { stake } from '../../src/ledger/productLedger.ts';
import { callTyped, testClient } from '@foyer/runtime/service-calls';
import { executeGraphql, tokenOfNewSession } from '../graphqlClient.ts';
import { TEST_SECRETS, type TestApi } from '../testApi.ts';
import { gameMovement, openLedgerPlayer, type LedgerPlayer } from './ledgerWorld.ts';

export const TAKE =
  'mutation($input: TakeBreakInput!) { takeBreak(input: $input) { kind length groups endsAt brands } }';

interface Choice {
  readonly kind: 'TIME_OUT' | 'EXCLUSION';
  readonly length: string;
  readonly groups?: readonly string[];
  readonly allBrands?: boolean;
  readonly key?: string;
}

/**
 * A family name of one word. The parts of an id that hyphens separate are words of their own, and a part such as
 * `aeda` is a spelling of `Ada`: then another person of this family would have the name of the excluded one.
 */
export const familyNameOf = ({ playerId }: Pick<LedgerPlayer, 'playerId'>): string =>
  playerId.replaceAll('-', '');

/** Players, breaks and requests for tests of time-outs and exclusions. */
export function exclusionWorld(api: () => TestApi) {
  const clock = () => Date.now() + api().skew.milliseconds;
  const tokenFor = ({ brand, playerId, sid }: LedgerPlayer) => api().identity.token({ brand, playerId, sid });
  const open = (brand: string) =>
    openLedgerPlayer(api().pool, { brand, at: clock(), fundsMinor: 10_000, isKnown: true });

  async function take(player: LedgerPlayer, choice: Choice) {
    const input = { key: crypto.randomUUID(), groups: [], allBrands: true, ...choice };
    return executeGraphql(api(), {
      query: TAKE,
      variables: { input },
      // a break ends the sessions that it finds
      token: await tokenOfNewSession(api(), player),
      brand: player.brand,
    });
  }

  const bet = (player: LedgerPlayer, product: 'casino' | 'sportsbook' = 'casino') => {
    const movement = gameMovement(player, crypto.randomUUID(), 100);
    const { gameId: _game, gameSessionId: _session, ...slip } = movement;
    return stake(
      api().pool,
      product === 'casino' ? movement : { ...slip, product, provider: 'foyer-sports' },
      clock(),
    );
  };
  const rowOf = async ({ playerId }: LedgerPlayer) =>
    (
      await api().pool.query<Record<string, unknown>>(
        `select self_excluded_at is not null as is_excluded, timeout_ends_at, excluded_groups, email_marketing,
           (select count(*)::int from api.exclusion e where e.player_id = p.id) as breaks,
           (select array_agg(channel) from api.marketing_consent c where c.player_id = p.id and not is_accepted) as withdrawn
         from api.player p where id = $1`,
        [playerId],
      )
    ).rows[0];
  /** Dependencies of the jobs that send emails through the fake identity service. */
  const emailDeps = () => ({
    pool: api().pool,
    bus: api().bus,
    clock,
    content: { of: compiledLiveContent },
    settings: { gatewayPort: 4000 },
    catalogue: { current: () => ({ gameById: new Map() }) as never },
    log: { info: () => undefined, warn: () => undefined, error: () => undefined, debug: () => undefined },
    identityAddress: api().identity.baseUrl,
    internalSecret: TEST_SECRETS.internal,
    serviceClient: testClient,
  });
  const emailsTo = ({ playerId }: LedgerPlayer) =>
    api().identity.emails.filter(({ path }) => path.includes(playerId));
  /** The first call that ends the sessions of a player at identity. */
  async function untilEnded({ playerId }: LedgerPlayer): Promise<unknown> {
    for (;;) {
      const ended = api().identity.ended.find(({ path }) => path.includes(playerId));
      if (ended) return ended.body;
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  /** Accounts of one person at two brands of one operator. */
  async function twoBrands(): Promise<readonly [LedgerPlayer, LedgerPlayer]> {
    await api().pool.query(`update api.brand_rule set operator = 'op-a' where brand = 'zephyra'`);
    const first = await open('aurora');
    const second = await open('zephyra');
    for (const { playerId } of [first, second])
      await api().pool.query(`update api.player set first_name = 'Ada', last_name = $2 where id = $1`, [
        playerId,
        familyNameOf(first),
      ]);
    return [first, second];
  }

  const call = (path: string, body: object) =>
    callTyped<Record<string, unknown>>({
      baseUrl: api().baseUrl,
      path: `/internal/${path}`,
      body,
      secret: TEST_SECRETS.internal,
      clock,
    });
  const lift = () =>
    liftDueExclusions({
      pool: api().pool,
      clock,
      relay: { kick: () => undefined },
      exclusionRegister: {
        check: () => Promise.resolve([]),
        restrict: () => Promise.resolve(true),
        end: () => Promise.resolve('ENDED'),
      },
    });
  const signIn = async ({ brand, playerId }: LedgerPlayer) =>
    (await call('sign-in-check', { brand, playerId })).body;
  const requestReturn = ({ brand, playerId }: LedgerPlayer) =>
    call('exclusions/return', { brand, playerId, reason: 'I was treated', key: crypto.randomUUID() });
  const caseOf = async ({ playerId }: LedgerPlayer) => {
    const { body } = await call('exclusion-returns', {});
    const cases = body['cases'] as {
      id: number;
      playerId: string;
      approvalsNeeded: number;
      coolOffHours: number;
      length: string;
    }[];
    return cases.find((one) => one.playerId === playerId);
  };
  const decide = (id: number, staff: string, decision = 'approve') =>
    call('exclusion-returns/decision', {
      id,
      decision,
      staff,
      reason: 'spoke to the player',
      key: crypto.randomUUID(),
    });

  return {
    clock,
    tokenFor,
    open,
    take,
    bet,
    rowOf,
    emailDeps,
    emailsTo,
    untilEnded,
    twoBrands,
    call,
    lift,
    signIn,
    requestReturn,
    caseOf,
    decide,
  };
}
