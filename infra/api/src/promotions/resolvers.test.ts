import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { BrandId } from '@foyer/market';
import type { BrandPromotion } from '@foyer/market/content';
import { compiledPromotions } from '../../content/promotions.ts';
import { executeGraphql, tokenOfSession } from '../../test/graphqlClient.ts';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { contentCalls } from '../../test/worlds/contentWorld.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const { save, publish } = contentCalls(() => api);

const FIELDS = 'id refusals isOptedIn promotion { title terms { who wageringFactor maximumWin currency } }';
const LIST = `{ viewer { promotions { blocks items { ${FIELDS} } } } }`;
const CHOOSE = `mutation($input: ChoosePromotionInput!) { choosePromotion(input: $input) { refusals promotion { ${FIELDS} } } }`;

interface Offer {
  readonly id: string;
  readonly refusals: readonly string[];
  readonly isOptedIn: boolean;
}

const tokenOf = (playerId: string) =>
  tokenOfSession(api, { brand: playerId.split('-')[0] ?? '', playerId, sid: crypto.randomUUID() });

async function list(playerId: string) {
  const { data } = await executeGraphql(api, { token: await tokenOf(playerId), query: LIST });
  return (data as { viewer: { promotions: { blocks: readonly string[]; items: readonly Offer[] } } }).viewer
    .promotions;
}

async function choose(
  playerId: string,
  promotionId: string,
  isOptedIn: boolean,
  idempotencyKey: string = crypto.randomUUID(),
) {
  const { data } = await executeGraphql(api, {
    token: await tokenOf(playerId),
    query: CHOOSE,
    variables: { input: { promotionId, isOptedIn, idempotencyKey } },
  });
  return (data as { choosePromotion: { refusals: readonly string[]; promotion: Offer | null } })
    .choosePromotion;
}

async function rewardsOf(playerId: string) {
  const { rows } = await api.pool.query<{ status: string }>(
    `select status from api.player_reward where player_id = $1 and starts_with(assignation_id, 'promotion:') order by assignation_id`,
    [playerId],
  );
  return rows.map(({ status }) => status);
}

async function choicesOf(playerId: string) {
  const { rows } = await api.pool.query<{ is_opted_in: boolean }>(
    'select is_opted_in from api.promotion_choice where player_id = $1 order by id',
    [playerId],
  );
  return rows.map(({ is_opted_in: isOptedIn }) => isOptedIn);
}

async function publishPromotions(brand: BrandId, promotions: readonly BrandPromotion[]) {
  const saved = await save(brand, 'promotions', promotions);
  return saved.status === 200 ? publish(brand, 'promotions', saved.body.number, 'bob') : saved;
}

describe('promotions (requirements/experience#promotions)', () => {
  it('are shown to visitors with all significant terms', async () => {
    const { data } = await executeGraphql(api, {
      query: '{ root { promotions { id title details terms { who games days } } } }',
      brand: 'caravel',
    });
    expect(data).toMatchObject({
      root: {
        promotions: [
          { id: 'first-deposit', title: 'First deposit bonus', terms: { days: 7 } },
          { id: 'boost', terms: { who: 'Players who have made a deposit', days: 3 } },
        ],
      },
    });
  });

  it('grants the reward once with an opt-in, removes it with the opt-out, and stores each choice', async () => {
    const player = 'quetzal-funded';
    const key = crypto.randomUUID();
    await api.pool.query(
      `delete from api.payment_transaction where player_id = $1 and direction = 'Deposit'`,
      [player],
    );
    const first = await choose(player, 'first-deposit', true, key);
    expect(first).toMatchObject({ refusals: [], promotion: { id: 'first-deposit', isOptedIn: true } });
    expect(await choose(player, 'first-deposit', true, key)).toMatchObject({ refusals: [] });
    expect(await choose(player, 'boost', true, key)).toMatchObject({ refusals: ['KEY_REUSED'] });
    expect(await choose(player, 'first-deposit', true)).toMatchObject({ refusals: [] });
    expect(await rewardsOf(player)).toEqual(['Unclaimed']);
    expect(await choose(player, 'first-deposit', false)).toMatchObject({
      refusals: [],
      promotion: { isOptedIn: false },
    });
    expect(await rewardsOf(player)).toEqual(['Removed']);
    await choose(player, 'first-deposit', true);
    expect(await rewardsOf(player)).toEqual(['Removed', 'Unclaimed']);
    expect(await choicesOf(player)).toEqual([true, true, false, true]);
    await expect(
      api.pool.query('delete from api.promotion_choice where player_id = $1', [player]),
    ).rejects.toThrow('append-only');
  });

  it('refuses players who do not qualify for a promotion, with the reason', async () => {
    const player = 'quetzal-funded';
    const offers = (await list(player)).items;
    expect(offers.find(({ id }) => id === 'boost')?.refusals).toEqual(['DEPOSIT_REQUIRED']);
    expect(await choose(player, 'boost', true)).toMatchObject({ refusals: ['DEPOSIT_REQUIRED'] });
    expect(await choose(player, 'no-such', true)).toEqual({ refusals: ['NOT_OFFERED'], promotion: null });
  });

  it.each([
    ['zephyra-kyc', 'KYC_REQUIRED', true],
    ['zephyra-excluded', 'SELF_EXCLUDED', false],
  ])('%s: refuses with %s; promotions are shown: %s', async (player, block, isVisible) => {
    const { blocks, items } = await list(player);
    expect(blocks).toContain(block);
    expect(items.length > 0).toBe(isVisible);
    const { refusals, promotion } = await choose(player, 'first-deposit', true);
    expect(refusals).toContain(block);
    expect(promotion === null).toBe(!isVisible);
    expect(await choicesOf(player)).toEqual([]);
    // an opt-out needs no permission
    expect((await choose(player, 'first-deposit', false)).refusals).toEqual([]);
    expect(await choicesOf(player)).toEqual([false]);
  });

  it('hides promotions from players without marketing', async () => {
    await api.pool.query(`update api.player set is_suppressed = true where id = 'tuli-funded'`);
    expect(await list('tuli-funded')).toEqual({ blocks: ['MARKETING_BLOCKED'], items: [] });
    expect((await choose('tuli-funded', 'boost', true)).refusals[0]).toBe('MARKETING_BLOCKED');
  });
});

describe('publication of promotions', () => {
  const promotions = compiledPromotions('aurora');
  const [base] = promotions;
  if (!base) throw new Error('aurora has promotions');
  beforeEach(async () => {
    await publishPromotions('aurora', promotions);
  });

  it.each<[string, Partial<Record<keyof BrandPromotion, unknown>>, string]>([
    ['without who can take part', { who: '' }, 'TEXT_KEY'],
    ['without games', { games: undefined }, 'Invalid key'],
    ['without a time limit', { days: 0 }, 'POSITIVE'],
    ['with a minimum of no amount', { minimumKind: 'STAKE', minimumAmount: 0 }, 'MINIMUM'],
    ['with wagering and no time for it', { wageringDays: null }, 'WAGERING_DAYS'],
    ['with other terms than its reward', { wageringFactor: 5 }, 'TERM_OF_REWARD'],
    ['with an unknown reward', { reward: 'gold' }, 'UNKNOWN_REWARD'],
    ['for a country without the brand', { countries: ['SE'] }, 'UNKNOWN_COUNTRY'],
    ['that ends before it starts', { endsAt: '2026-10-01T00:00:00Z' }, 'PERIOD'],
    ['with a text that does not exist', { who: 'promotion.no-such' }, 'NO_SUCH_TEXT'],
  ])('is refused for a promotion %s', async (_case, change, problem) => {
    const { status, body } = await publishPromotions('aurora', [{ ...base, ...change } as BrandPromotion]);
    expect(status).toBe(422);
    expect(JSON.stringify(body)).toContain(problem);
  });

  it('needs approval by a second member of staff', async () => {
    const { body } = await save('aurora', 'promotions', [base]);
    expect(await publish('aurora', 'promotions', body.number, 'ann')).toMatchObject({
      status: 409,
      body: { code: 'APPROVAL_REQUIRED' },
    });
  });

  it('starts and stops a promotion by its times', async () => {
    const idsOf = async () => (await list('aurora-funded')).items.map(({ id }) => id);
    await publishPromotions('aurora', [
      { ...base, id: 'over', endsAt: '2026-11-02T00:00:00Z' },
      { ...base, id: 'later', startsAt: '2099-01-01T00:00:00Z' },
      { ...base, id: 'announced', startsAt: '2099-01-01T00:00:00Z', announcedAt: base.startsAt },
      { ...base, id: 'running' },
    ]);
    expect(await idsOf()).toEqual(['running', 'announced']);
    expect((await choose('aurora-funded', 'announced', true)).refusals).toContain('NOT_STARTED');
    expect((await choose('aurora-funded', 'over', true)).refusals).toContain('ENDED');
  });
});
