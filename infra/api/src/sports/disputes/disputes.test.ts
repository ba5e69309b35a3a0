import { describe, expect, it } from '@jest/globals';
import { disputeCasesSchema, type DisputeCase } from '@foyer/kernel/sports-dispute-answers';
import { callTyped, testClient } from '@foyer/runtime/service-calls';
import * as v from 'valibot';
import { TEST_SECRETS } from '../../../test/testApi.ts';
import { useTestApi } from '../../../test/useTestApi.ts';
import { SILENT } from '../../../test/worlds/paymentWorld.ts';
import { graphqlBetsWorld } from '../../../test/worlds/graphqlBetsWorld.ts';
import { compiledLiveContent } from '../../content/liveContent.ts';
import { sendPlayerEmails } from '../../player-emails/playerEmailJob.ts';

const api = useTestApi();
const { ask, newMatch, place, settle } = graphqlBetsWorld(() => api);

const OPEN = `mutation($input: OpenSportsDisputeInput!) { openSportsDispute(input: $input) { dispute { id status message answer } refusal } }`;
const LIST = `query($betId: ID!) { viewer { sportsDisputes(betId: $betId) { id status answer } } }`;
interface Opened {
  readonly dispute: { readonly id: string; readonly status: string } | null;
  readonly refusal: string | null;
}

const inputOf = (betId: string, change: object = {}) => ({
  betId,
  reason: 'RESULT',
  message: 'The goal was disallowed',
  idempotencyKey: crypto.randomUUID(),
  ...change,
});
async function open(input: object, playerId?: string) {
  const { data, errors } = await ask<{ openSportsDispute: Opened } | null>(OPEN, { input }, playerId);
  return data?.openSportsDispute ?? errors[0]?.extensions;
}
const call = <Body extends object>(path: string, body: object) =>
  callTyped<Body>({
    baseUrl: api.baseUrl,
    path: `/internal/sports-disputes${path}`,
    body,
    secret: TEST_SECRETS.internal,
    clock: Date.now,
  });
async function caseOf(betId: string): Promise<DisputeCase | undefined> {
  const { cases } = v.parse(disputeCasesSchema, (await call('', {})).body);
  return cases.find((found) => found.betId === betId);
}
async function lostBet(): Promise<string> {
  const event = newMatch();
  const bet = await place([event]);
  await settle({ event, home: 0, away: 1 });
  return bet;
}
/** Sends the waiting emails and returns those about the bet. */
async function emailsAbout(bet: string) {
  await sendPlayerEmails({
    pool: api.pool,
    clock: Date.now,
    content: { of: compiledLiveContent },
    settings: { gatewayPort: 4000, siteAddress: 'https://{brand}.casino.example' },
    catalogue: { current: () => ({ gameById: new Map() }) as never },
    log: SILENT,
    identityAddress: api.identity.baseUrl,
    internalSecret: TEST_SECRETS.internal,
    serviceClient: testClient,
  });
  return api.identity.emails.filter(({ body }) => body.includes(bet));
}

describe('disputes about sports bets', () => {
  it('are stored once per key, with the bet, its results and the arithmetic', async () => {
    const bet = await lostBet();
    const input = inputOf(bet, { message: '  The goal was disallowed  ' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => open(input)));
    expect(new Set(answers.map((answer) => (answer as Opened).dispute?.id)).size).toBe(1);
    expect(answers[0]).toMatchObject({ dispute: { status: 'OPEN', message: 'The goal was disallowed' } });
    expect(await open({ ...input, reason: 'RULE' })).toEqual({ dispute: null, refusal: 'KEY_REUSED' });
    expect(await open(inputOf(bet))).toEqual({ dispute: null, refusal: 'ALREADY_OPEN' });
    expect(await caseOf(bet)).toMatchObject({
      brand: 'aurora',
      playerId: 'aurora-funded',
      reason: 'RESULT',
      snapshot: {
        stake: 1_000,
        returns: 0,
        legs: [
          { home: 'Harbour', price: 2_000, result: 'LOST', resultNumber: 1, homeScore: 0, awayScore: 1 },
        ],
        lines: [{ legs: [0], returns: 0 }],
      },
    });
  });

  it('are opened and read by the owner of a settled bet only', async () => {
    const bet = await lostBet();
    const refused = (refusal: string) => ({ dispute: null, refusal });
    expect(await open(inputOf(bet), 'aurora-loyal')).toEqual(refused('UNKNOWN_BET'));
    expect(await open(inputOf(await place([newMatch()])))).toEqual(refused('NOT_SETTLED'));
    // the database checks the owner, too
    const { rows } = await api.pool.query(
      `select code from api.open_sports_dispute('aurora-loyal', $1, '{1}', 'key-of-another', 'RULE', 'Not my own bet', '{}', 3, now())`,
      [bet],
    );
    expect(rows).toEqual([{ code: 'UNKNOWN_BET' }]);
    await open(inputOf(bet));
    expect((await ask(LIST, { betId: bet }, 'aurora-loyal')).data).toEqual({
      viewer: { sportsDisputes: [] },
    });
    expect((await ask(LIST, { betId: bet })).data).toMatchObject({
      viewer: { sportsDisputes: [{ status: 'OPEN', answer: null }] },
    });
  });

  it.each([{ message: ' too short ' }, { message: 'x'.repeat(1_001) }, { idempotencyKey: 'short' }])(
    'are refused with %j',
    async (change) => {
      expect(await open(inputOf(await lostBet(), change))).toMatchObject({ reasons: ['FieldInvalid'] });
    },
  );

  it('are answered once, with an email to the player, and at most three times per bet', async () => {
    const bet = await lostBet();
    for (let dispute = 1; dispute <= 3; dispute += 1) {
      await open(inputOf(bet));
      const answer = {
        id: (await caseOf(bet))?.id,
        decision: 'REJECTED',
        answer: 'The goal counted',
        reason: 'Checked with the league',
        staff: 'ann@staff.test',
        key: crypto.randomUUID(),
      };
      expect(await call('/answer', { ...answer, answer: 'too short' })).toMatchObject({ status: 422 });
      const done = { status: 200, body: { status: 'REJECTED' } };
      expect(await Promise.all([call('/answer', answer), call('/answer', answer)])).toMatchObject([
        done,
        done,
      ]);
      expect(await call('/answer', { ...answer, decision: 'UPHELD' })).toMatchObject({ status: 409 });
      expect(await call('/answer', { ...answer, key: crypto.randomUUID() })).toMatchObject({
        status: 409,
        body: { code: 'ALREADY_ANSWERED' },
      });
    }
    expect(
      await call('/answer', {
        id: 0,
        decision: 'UPHELD',
        answer: 'The goal counted',
        reason: 'abc',
        staff: 'a',
        key: 'k'.repeat(8),
      }),
    ).toMatchObject({
      status: 404,
    });
    expect(await open(inputOf(bet))).toEqual({ dispute: null, refusal: 'TOO_MANY' });
    expect(await caseOf(bet)).toBeUndefined();
    const emails = await emailsAbout(bet);
    expect(emails.map(({ subject }) => subject)).toEqual(
      Array(3).fill('We’ve answered your dispute at Aurora'),
    );
    expect(emails[0]?.body).toContain('Decision: rejected\n\nThe goal counted');
    expect(emails[0]?.body).toContain(`https://aurora.casino.example/en/sports/bets/${bet}/`);
  });
});

describe('the email about a corrected payout', () => {
  const correctionOf = (bet: string) =>
    api.pool
      .query<{ content: object }>(
        `select content from api.outgoing_email where kind = 'sports-bet-corrected' and content ->> 'bet' = $1 order by id`,
        [bet],
      )
      .then(({ rows }) => rows.map(({ content }) => content));

  it('names both payouts and the changed result, once for each correction', async () => {
    const [event, other] = [newMatch(), newMatch()];
    const bet = await place([event, other]);
    const right = { event: other, home: 2, away: 0 };
    await settle({ event, home: 0, away: 1 }, right);
    await Promise.all([
      settle({ event, number: 2, home: 2, away: 1 }, right),
      settle({ event, number: 2, home: 2, away: 1 }, right),
    ]);
    await settle({ event, number: 2, home: 2, away: 1 }, right);
    expect(await correctionOf(bet)).toMatchObject([
      { before: 0, after: 4_000, currency: 'EUR', results: [{ before: { home: 0 }, after: { home: 2 } }] },
    ]);
    await settle({ event, number: 3, home: 2, away: 1, status: 'VOID', reason: 'ABANDONED' }, right);
    expect(await correctionOf(bet)).toHaveLength(2);
    const [email] = await emailsAbout(bet);
    expect(email?.subject).toBe('We corrected the payout of your bet at Aurora');
    expect(email?.body).toContain('Harbour – Valley: 0–1 → 2–1\n\nPayout before: €0.00\nPayout now: €40.00');
    expect(email?.body).toContain(`/en/sports/bets/${bet}/`);
  });

  it('is not sent for a correction that leaves the payout unchanged', async () => {
    const [event, other] = [newMatch(), newMatch()];
    const bet = await place([event, other]);
    const lost = { event: other, home: 0, away: 2 };
    await settle({ event, home: 0, away: 1 }, lost);
    await settle({ event, number: 2, home: 1, away: 0 }, lost);
    const { rows } = await api.pool.query(
      'select status, returns, corrected_at is not null as is_corrected from api.sports_bet where id = $1',
      [bet],
    );
    expect(rows).toEqual([{ status: 'SETTLED', returns: 0, is_corrected: true }]);
    expect(await correctionOf(bet)).toEqual([]);
  });
});
