import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  buildSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
  isScalarType,
  isUnionType,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql';
import { schemaText } from '@foyer/graphql/schema-text';
import { executeGraphql, tokenOfNewSession } from '../../../test/graphqlClient.ts';
import { balanceOf } from '../../../test/worlds/ledgerWorld.ts';
import { startTestApi, type TestApi } from '../../../test/testApi.ts';
import { START_MS } from '../../../test/testDatabase.ts';
import { testPersonalCodes } from '../../../test/testPersonalCodes.ts';

const schema = buildSchema(schemaText('main'));
const VICTIM = 'aurora-funded';
const THIEF = 'aurora-empty';

let api: TestApi;
let victimSession = '';
beforeAll(async () => {
  api = await startTestApi();
  await plantSecrets();
}, START_MS);
afterAll(() => api.close());

/** Creates one row of the victim in every table with player data. */
async function plantSecrets(): Promise<void> {
  const victim = await api.identity.token({ brand: 'aurora', playerId: VICTIM, sid: 'victim' });
  const launch = await executeGraphql(api, {
    token: victim,
    query:
      'mutation { launchGame(input: { slug: "slot-1", mode: REAL }) { ... on GameLaunch { gameSessionId } } }',
  });
  victimSession = (launch.data?.['launchGame'] as { gameSessionId: string }).gameSessionId;
  const statements = [
    `update api.player set phone_number = 'SECRET', street = 'SECRET' where id = $1`,
    `insert into api.customer_pop_up (player_id, id) values ($1, 'SECRET')`,
    `insert into api.player_limit (player_id, kind, period, ceiling, set_at) values ($1, 'LOSS', 'Day', 987654, now())`,
    `insert into api.player_reward (assignation_id, player_id, definition_id, kind, name, claim_type, amount, currency, status, starts_at, assigned_at, updated_at) values ('SECRET', $1, 'aurora-welcome', 'MoneyDrop', 'SECRET', 'Manual', 987654, 'EUR', 'Scheduled', now() + interval '1 day', now(), now())`,
    `insert into api.payment_transaction (id, group_id, fingerprint, player_id, brand, direction, status, processing_type, provider, method_id, method_kind, method_name, account_id, account_label, amount, currency, locale, country, created_at)
     values ('SECRET-1', 'SECRET-1', 'x', $1, 'aurora', 'Deposit', 'Initialized', 'Instant', 'SECRET', 'card', 'CARD', 'Card', 'SECRET', 'SECRET', 987654, 'EUR', 'en', 'FI', now())`,
    `insert into api.bonus (id, player_id, name, status, amount, currency) values ('SECRET', $1, 'SECRET', 'Active', 987654, 'EUR')`,
    `insert into api.source_of_wealth_funding (player_id, type, options, files) values ($1, 'Salary', '[{"title":"SECRET","checked":true}]', '[{"documentId":"SECRET"}]')`,
    `insert into api.recently_played (player_id, game_id, played_at) values ($1, 'slot-7', now())`,
    `insert into api.wager (brand, player_id, product, reference, game_id, status, stake, currency, balance_after, opened_at) values ('aurora', $1, 'casino', 'SECRET', 'slot-7', 'OPEN', 0, 'EUR', 987654, now())`,
    `insert into api.responsible_gaming_event (player_id, kind, details, at) values ($1, 'limit-set', '{"kind":"DEPOSIT","period":"Day","ceiling":987654}', now())`,
    `insert into api.notice_event (player_id, notice, appearance, act, title, at) values ($1, 'Content', 'SECRET', 'shown', 'SECRET', now())`,
  ];
  for (const statement of statements) await api.pool.query(statement, [VICTIM]);
  const code = testPersonalCodes.seal(VICTIM, 'SECRET-1234');
  await api.pool.query('update api.player set ssn_digest = $2, ssn_sealed = $3, ssn_key = $4 where id = $1', [
    VICTIM,
    code?.digest,
    code?.sealed,
    code?.keyId,
  ]);
  const refusal = { kind: 'refused', reason: 'NOT_OFFERED' };
  api.identity.answers.set('/internal/sign-in-codes/request', { status: 200, body: refusal });
  for (const call of ['resend', 'check'])
    api.identity.answers.set(`/internal/sign-in-codes/${call}`, { status: 200, body: { kind: 'expired' } });
  plantSignIns(VICTIM, 'SECRET');
  plantSignIns(THIEF, 'own');
}

/** Fake of identity: answers for each player separately, without a passkey of the attacker. */
function plantSignIns(playerId: string, name: string): void {
  const at = '2026-11-26T08:00:00.000Z';
  const { answers } = api.identity;
  const answer = (path: string, status: number, body: object): unknown =>
    answers.set(`/internal/players/${playerId}/${path}`, { status, body });
  const sessions = [
    {
      sid: name,
      method: 'PASSWORD',
      device: { kind: 'PHONE', browser: name },
      country: 'MT',
      startedAt: at,
      lastSeenAt: at,
      endedAt: null,
      endReason: null,
    },
  ];
  answer('sessions', 200, { sessions });
  answer('sign-ins', 200, { sessions, totals: { count: 1, countries: 1 } });
  answer('passkeys', 200, {
    passkeys: [{ id: name, name, relyingParty: 'a.test', isSynced: false, createdAt: at, lastUsedAt: null }],
  });
  answer('passkeys/options', 200, { options: {} });
  for (const change of ['add', 'rename', 'remove'])
    answer(`passkeys/${change}`, 404, { code: 'UNKNOWN_PASSKEY' });
}

/** Optional fields of inputs without which the api refuses them. */
const NEEDED_FIELDS: ReadonlySet<string> = new Set(['slug', 'amount']);

/** Argument values of an attacker: every id argument is the victim's. */
function stolenValue(type: GraphQLInputType, name: string): string {
  const named = getNamedType(type);
  if (name === 'after' || name === 'before') return 'null';
  if (name === 'to') return '"2030-01-01T00:00:00Z"';
  if (name === 'price') return '2000';
  if (name === 'year') return String(new Date().getUTCFullYear());
  if (isEnumType(named)) return named.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(named)) {
    const fields = Object.values(named.getFields()).filter(
      (field) => isRequiredInputField(field) || /id$/i.test(field.name) || NEEDED_FIELDS.has(field.name),
    );
    return `{ ${fields.map((field) => `${field.name}: ${stolenValue(field.type, field.name)}`).join(', ')} }`;
  }
  const list = String(type).startsWith('[');
  const one =
    {
      Int: '5',
      Float: '5',
      Boolean: 'true',
      MinorUnits: '5',
      DateTime: '"2020-01-01T00:00:00Z"',
      SportsMarketKind: '"winner"',
      SportsOutcome: '"home"',
    }[named.name] ?? idValue(name);
  return list ? `[${one}]` : one;
}

function idValue(name: string): string {
  if (name === 'gameSessionId') return JSON.stringify(victimSession);
  if (name.startsWith('assignationId') || name === 'bonusId') return JSON.stringify('SECRET');
  if (PAYMENT_IDS.has(name)) return JSON.stringify('SECRET-1');
  return JSON.stringify(
    { slug: 'slot-1', gameId: 'slot-7', event: 'hal1', currencyCode: 'EUR', query: 'slot' }[name] ?? VICTIM,
  );
}

const PAYMENT_IDS: ReadonlySet<string> = new Set(['id', 'accountId']);

function argumentsOf(field: GraphQLField<unknown, unknown>): string {
  const wanted = field.args.filter(
    (argument) => isRequiredArgument(argument) || !['to', 'maxResults'].includes(argument.name),
  );
  return wanted.length === 0
    ? ''
    : `(${wanted.map((argument) => `${argument.name}: ${stolenValue(argument.type, argument.name)}`).join(', ')})`;
}

function selectionOf(type: GraphQLOutputType, depth = 0): string {
  const named = getNamedType(type);
  if (isScalarType(named) || isEnumType(named)) return '';
  if (depth > 6) return '{ __typename }';
  if (isUnionType(named)) return '{ __typename }';
  if (!isObjectType(named) && !isInterfaceType(named)) return '';
  const fields = Object.values(named.getFields()).filter((field) => !['game', 'studio'].includes(field.name));
  return `{ __typename ${fields.map((field) => `${field.name}${argumentsOf(field)} ${selectionOf(field.type, depth + 1)}`).join(' ')} }`;
}

const SECRETS = /SECRET|987654|funded@aurora|slot-7/;
const viewer = schema.getType('Viewer');
const viewerFields = isObjectType(viewer) ? Object.values(viewer.getFields()) : [];
const mutations = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(
  (field) => !['refreshAccessToken', 'logout', 'generateLiveChatToken'].includes(field.name),
);

/**
 * Results for visitors where no token is required: launchGame is refused with its reasons, verifyEmail is
 * secured by the token of the link, and sign-in codes have no account yet.
 */
const OPEN_TO_VISITORS: Readonly<Record<string, object>> = {
  launchGame: { launchGame: { __typename: 'GameLaunchRefusal' } },
  verifyEmail: { verifyEmail: { __typename: 'VerifyEmailResult', outcome: 'UNKNOWN' } },
  shareSportsSlip: {
    shareSportsSlip: {
      __typename: 'ShareSportsSlipResult',
      code: null,
      expiresAt: null,
      refusal: 'FEED_UNAVAILABLE',
    },
  },
  requestSignInCode: {
    requestSignInCode: {
      __typename: 'SignInCodeRequest',
      outcome: 'NOT_OFFERED',
      attempt: null,
      lockedUntil: null,
    },
  },
  resendSignInCode: {
    resendSignInCode: {
      __typename: 'SignInCodeRequest',
      outcome: 'EXPIRED',
      attempt: null,
      lockedUntil: null,
    },
  },
  checkSignInCode: {
    checkSignInCode: { __typename: 'SignInCodeCheck', outcome: 'EXPIRED', ticket: null },
  },
};

describe('data of another player', () => {
  it.each(viewerFields.map((field) => [field.name, field] as const))(
    'viewer.%s returns no data of the victim to another player and null to a visitor',
    async (_name, field) => {
      const query = `{ viewer { ${field.name}${argumentsOf(field)} ${selectionOf(field.type)} } }`;
      const thief = await executeGraphql(api, {
        query,
        token: await api.identity.token({ brand: 'aurora', playerId: THIEF, sid: 'thief' }),
        headers: { 'x-player-id': VICTIM, player_id: VICTIM },
      });
      expect(thief.errors).toEqual([]);
      expect(JSON.stringify(thief.data)).not.toMatch(SECRETS);
      expect(JSON.stringify(thief.data)).not.toContain(VICTIM);
      const visitor = await executeGraphql(api, { query });
      expect(visitor.data).toEqual({ viewer: null });
    },
  );

  it('is visible to the victim, so that the test matrix can detect a leak', async () => {
    const token = await api.identity.token({ brand: 'aurora', playerId: VICTIM, sid: 'victim' });
    for (const name of [
      'player',
      'customer',
      'limits',
      'playerRewards',
      'paymentTransactions',
      'payment',
      'cashier',
      'bonuses',
      'bonusHistory',
      'sourceOfWealth',
      'recentlyPlayedGamesV2',
      'gameRounds',
      'limitChanges',
      'noticeHistory',
      'sessions',
      'signInHistory',
      'passkeys',
    ]) {
      const field = viewerFields.find((candidate) => candidate.name === name);
      if (!field) throw new Error(`viewer has no field ${name}`);
      const query = `{ viewer { ${name}${argumentsOf(field)} ${selectionOf(field.type)} } }`;
      const answer = await executeGraphql(api, { query, token });
      expect([name, JSON.stringify(answer)]).toEqual([name, expect.stringMatching(SECRETS)]);
    }
  });

  it.each(mutations.map((field) => [field.name, field] as const))(
    'mutation %s changes no data of the victim',
    async (_name, field) => {
      // the payment job queries open payments and stores the time of the query
      const state = `select (select jsonb_agg(p) from api.player p where id = $1) as player, (select jsonb_agg(l) from api.player_limit l where player_id = $1) as limits, (select jsonb_agg(b) from api.bonus b where player_id = $1) as bonuses,
      (select jsonb_agg(s) from api.game_session s where player_id = $1) as sessions, (select jsonb_agg(s) from api.player_session s where player_id = $1) as sign_ins,
      (select jsonb_agg(r) from api.player_reward r where player_id = $1 and assignation_id = 'SECRET') as rewards,
      (select jsonb_agg(to_jsonb(t) - 'queried_at') from api.payment_transaction t where player_id = $1) as payments`;
      const before = await api.pool.query(state, [VICTIM]);
      const balance = await balanceOf(api.pool, VICTIM);
      const query = `mutation { ${field.name}${argumentsOf(field)} ${selectionOf(field.type)} }`;
      const answer = await executeGraphql(api, {
        query,
        // a mutation of a row before may have ended the sessions
        token: await tokenOfNewSession(api, { brand: 'aurora', playerId: THIEF }),
      });
      expect(
        answer.errors.filter((error) =>
          ['RequestInvalid', 'InternalFailure'].includes(error.extensions.type),
        ),
      ).toEqual([]);
      expect(JSON.stringify(answer.data)).not.toMatch(SECRETS);
      expect((await api.pool.query(state, [VICTIM])).rows).toEqual(before.rows);
      expect(await balanceOf(api.pool, VICTIM)).toBe(balance);
      const visitor = await executeGraphql(api, { query });
      expect(visitor.errors[0]?.extensions.type ?? visitor.data).toEqual(
        OPEN_TO_VISITORS[field.name] ?? 'AuthenticationFailure',
      );
    },
  );

  it('closeGameSession reports closed: false for a session of the victim', async () => {
    const token = await tokenOfNewSession(api, { brand: 'aurora', playerId: THIEF });
    const answer = await executeGraphql(api, {
      token,
      query: 'mutation($id: ID!) { closeGameSession(input: { gameSessionId: $id }) { closed } }',
      variables: { id: victimSession },
    });
    expect(answer.data).toEqual({ closeGameSession: { closed: false } });
  });

  it('jackpotLeaderboard ignores the id of the victim and uses the token', async () => {
    await api.pool.query(`insert into api.jackpot_ranking values ('site-wide-1', $1, 'aurora', 3, 5)`, [
      VICTIM,
    ]);
    const query = `{ public { jackpotLeaderboard(brand: "aurora", jackpotInstanceId: "site-wide-1", jackpotPotId: "mega", currency: "EUR", playerUUID: "${VICTIM}", size: 100) { playerPosition leaderboard { initials } } } }`;
    const thief = await executeGraphql(api, {
      query,
      token: await tokenOfNewSession(api, { brand: 'aurora', playerId: THIEF }),
    });
    expect(thief.data).toMatchObject({
      public: { jackpotLeaderboard: { playerPosition: -1 } },
    });
    const own = await executeGraphql(api, {
      query,
      token: await api.identity.token({ brand: 'aurora', playerId: VICTIM, sid: 'victim' }),
    });
    expect(own.data).toMatchObject({
      public: { jackpotLeaderboard: { playerPosition: 3 } },
    });
  });
});
