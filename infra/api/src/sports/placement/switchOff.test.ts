import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { compiledContent } from '../../content/compiledContent.ts';
import { useTestApi } from '../../../test/useTestApi.ts';
import { contentCalls } from '../../../test/worlds/contentWorld.ts';
import { graphqlBetsWorld } from '../../../test/worlds/graphqlBetsWorld.ts';
import { balanceOf, ledgerFaults } from '../../../test/worlds/ledgerWorld.ts';
import { fakeSportsFeed, priced } from '../../../test/worlds/sportsFeedAnswers.ts';

const api = useTestApi();
const content = contentCalls(() => api);
const bets = graphqlBetsWorld(() => api);
const PLAYER = 'aurora-funded';
const PLACE = `mutation($input: PlaceSportsBetInput!) { placeSportsBet(input: $input) { bet { id } refusals } }`;
const RULES = `{ root { sportsBetRules { minimumStake } } }`;
const SAVE = `mutation($selections: [SportsSelectionInput!]!) { saveSportsSlip(selections: $selections) { version } }`;
const SLIP = `{ viewer { sportsSlip { selections { event } } sportsBets { id status returns } } }`;

const isOn = async (): Promise<boolean> =>
  (await bets.ask<{ root: { sportsBetRules: object | null } }>(RULES, {})).data.root.sportsBetRules !== null;

/** Publishes the toggle, and returns when the api has read it. */
async function turn(Sportsbook: boolean): Promise<void> {
  if ((await isOn()) === Sportsbook) return;
  const { body } = await content.save('aurora', 'features', {
    ...compiledContent('aurora').features,
    Sportsbook,
  });
  await content.publish('aurora', 'features', body.number);
  while ((await isOn()) !== Sportsbook);
}

const selectionOf = (event: string) => ({
  event,
  kind: 'winner',
  line: null,
  outcome: 'home',
  price: 2_000,
});
const inputOf = (event: string, idempotencyKey: string = crypto.randomUUID()) => ({
  selections: [selectionOf(event)],
  sizes: [1],
  stakePerLine: 1_000,
  priceChanges: 'NONE',
  idempotencyKey,
});
const place = async (input: object) =>
  (
    await bets.ask<{ placeSportsBet: { bet: { id: string } | null; refusals: readonly string[] } }>(PLACE, {
      input,
    })
  ).data.placeSportsBet;

const feed = fakeSportsFeed(api);
const quote = (phase: 'upcoming' | 'live'): void => feed.setQuotes(priced(2_000, { phase }));

beforeEach(() => quote('upcoming'));
afterEach(() => turn(true));

describe('a sportsbook that is switched off', () => {
  it('answers the request of an accepted bet again, refuses others and pays the accepted one', async () => {
    const event = bets.newMatch();
    const input = inputOf(event);
    const before = await balanceOf(api.pool, PLAYER);
    const { bet } = await place(input);
    await turn(false);
    expect((await place(input)).bet).toEqual(bet);
    expect(await place(inputOf(event))).toEqual({ bet: null, refusals: ['NOT_OFFERED'] });
    await bets.settle({ event, home: 1, away: 0 });
    expect(await balanceOf(api.pool, PLAYER)).toBe(before + 1_000);
    const { data } = await bets.ask<{ viewer: { sportsBets: readonly object[] } }>(SLIP, {});
    expect(data.viewer.sportsBets).toContainEqual({ id: bet?.id, status: 'SETTLED', returns: 2_000 });
  });

  it('refuses a bet in play that was waiting for its delay, and takes nothing', async () => {
    quote('live');
    const before = await balanceOf(api.pool, PLAYER);
    const asked = feed.questions().length;
    const pending = place(inputOf(bets.newMatch()));
    while (feed.questions().length === asked) await isOn();
    await turn(false);
    expect(await pending).toEqual({ bet: null, refusals: ['NOT_OFFERED'] });
    expect(await balanceOf(api.pool, PLAYER)).toBe(before);
    expect(await ledgerFaults(api.pool)).toEqual([]);
  });

  it('keeps the slip of a player for the time when it is on again', async () => {
    const event = bets.newMatch();
    await bets.ask(SAVE, { selections: [selectionOf(event)] });
    await turn(false);
    await turn(true);
    const { data } = await bets.ask<{ viewer: { sportsSlip: object } }>(SLIP, {});
    expect(data.viewer.sportsSlip).toEqual({ selections: [{ event }] });
    expect((await place(inputOf(event))).refusals).toEqual([]);
  });
});
