import { beforeEach, describe, expect, it } from '@jest/globals';
import { executeGraphql } from '../../../test/graphqlClient.ts';
import { useTestApi } from '../../../test/useTestApi.ts';
import { priced, QUOTES, quotesAnswer } from '../../../test/worlds/sportsFeedAnswers.ts';

const api = useTestApi();

const CASH_OUT = `mutation($input: CashOutSportsBetInput!) { cashOutSportsBet(input: $input) {
  bet { status possibleReturns cashedOut cashedOutPerLine cashOuts { amount stakePerLine isAutomatic } } refusal amount } }`;
const RULE = `mutation($input: SetSportsAutoCashOutInput!) { setSportsAutoCashOut(input: $input) { cashOut { automaticAt } refusal } }`;
const OFFER = `query($id: ID!) { viewer { sportsCashOuts(betIds: [$id]) {
  amount fairValue unavailable stakePerLine minimumPart maximumPart automaticAt } sportsCashOutHistory(betId: $id) { samples { offer } } } }`;
const PLACE = `mutation($input: PlaceSportsBetInput!) { placeSportsBet(input: $input) { bet { id } } }`;

async function send<Data = Record<string, object>>(
  query: string,
  variables: Record<string, unknown>,
  playerId = 'aurora-funded',
) {
  const [brand = ''] = playerId.split('-');
  const token = await api.identity.token({ brand, playerId, sid: crypto.randomUUID() });
  const { data, errors } = await executeGraphql(api, { token, query, variables });
  return { data: data as Data, errors: JSON.stringify(errors) };
}

let match = 0;

async function place(): Promise<string> {
  const selection = { event: `g${(match += 1)}`, kind: 'winner', outcome: 'home', price: 2_000 };
  const input = { selections: [selection], sizes: [1], stakePerLine: 1_000, priceChanges: 'NONE' };
  const { data } = await send<{ placeSportsBet: { bet: { id: string } } }>(PLACE, {
    input: { ...input, idempotencyKey: crypto.randomUUID() },
  });
  return data.placeSportsBet.bet.id;
}

beforeEach(() => {
  api.identity.answers.set(QUOTES, quotesAnswer([priced(2_000, { startsAt: Date.now() + 3_600_000 })]));
});

describe('cash-outs in the GraphQL API', () => {
  it('offers, pays and reports a part, and keeps a rule', async () => {
    const id = await place();
    expect((await send(OFFER, { id })).data).toMatchObject({
      viewer: {
        sportsCashOuts: [
          {
            amount: 904,
            fairValue: 952,
            unavailable: null,
            stakePerLine: 1_000,
            minimumPart: 10,
            maximumPart: 990,
            automaticAt: null,
          },
        ],
        sportsCashOutHistory: { samples: [] },
      },
    });
    const input = { betId: id, amount: 226, stakePerLine: 250, idempotencyKey: crypto.randomUUID() };
    expect((await send(CASH_OUT, { input })).data).toEqual({
      cashOutSportsBet: {
        bet: {
          status: 'OPEN',
          possibleReturns: 1_726,
          cashedOut: 226,
          cashedOutPerLine: 250,
          cashOuts: [{ amount: 226, stakePerLine: 250, isAutomatic: false }],
        },
        refusal: null,
        amount: null,
      },
    });
    expect((await send(RULE, { input: { betId: id, amount: 1_500 } })).data).toEqual({
      setSportsAutoCashOut: { cashOut: { automaticAt: 1_500 }, refusal: null },
    });
    expect((await send(RULE, { input: { betId: id, amount: 1_501 } })).data).toEqual({
      setSportsAutoCashOut: { cashOut: null, refusal: 'UNREACHABLE' },
    });
    expect((await send(OFFER, { id })).data).toMatchObject({
      viewer: { sportsCashOuts: [{ amount: 678, stakePerLine: 750, maximumPart: 740, automaticAt: 1_500 }] },
    });
  });

  it('refuses a lower share than the accepted one, and says what is offered', async () => {
    const input = {
      betId: await place(),
      amount: 300,
      stakePerLine: 250,
      idempotencyKey: crypto.randomUUID(),
    };
    expect((await send(CASH_OUT, { input })).data).toEqual({
      cashOutSportsBet: { bet: null, refusal: 'OFFER_LOWER', amount: 226 },
    });
  });

  it('shows and changes nothing of another player', async () => {
    const id = await place();
    expect((await send(OFFER, { id }, 'caravel-funded')).data).toEqual({
      viewer: { sportsCashOuts: [], sportsCashOutHistory: null },
    });
    const rule = { input: { betId: id, amount: 1_500 } };
    expect((await send(RULE, rule, 'caravel-funded')).data).toEqual({
      setSportsAutoCashOut: { cashOut: null, refusal: 'CLOSED' },
    });
    const input = { betId: id, amount: 1, stakePerLine: 250, idempotencyKey: crypto.randomUUID() };
    expect((await send(CASH_OUT, { input }, 'caravel-funded')).data).toMatchObject({
      cashOutSportsBet: { refusal: 'CLOSED' },
    });
  });

  it.each<[string, string, object]>([
    ['a negative part', CASH_OUT, { amount: 1, stakePerLine: -1, idempotencyKey: 'key-of-test' }],
    ['a part of nothing', CASH_OUT, { amount: 1, stakePerLine: 0, idempotencyKey: 'key-of-test' }],
    ['a key that is too short', CASH_OUT, { amount: 1, idempotencyKey: 'a' }],
    ['a rule for nothing', RULE, { amount: 0 }],
    ['a rule for less than nothing', RULE, { amount: -5 }],
    ['an id of another kind', RULE, { betId: '../bets', amount: 5 }],
  ])('refuses %s as invalid input', async (_name, query, input) => {
    expect((await send(query, { input: { betId: 'x', ...input } })).errors).toContain('ValidationFailure');
  });
});
