import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { executeGraphql, tokenOf } from '../../test/graphqlClient.ts';
import { START_MS, startTestApi, type TestApi } from '../../test/testApi.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());
afterEach(async () => {
  await api.pool.query('delete from api.customer_pop_up');
  await api.pool.query('delete from api.notice_campaign');
});

const DAY_MS = 86_400_000;
const TEXTS = { en: { title: 'Hello', text: 'News' }, fi: { title: 'Hei', text: 'Uutisia' } };

interface Campaign {
  readonly notice?: string;
  readonly brand?: string | null;
  readonly countries?: readonly string[] | null;
  readonly audience?: 'all' | 'chosen';
  readonly startsInMs?: number;
  readonly endsInMs?: number;
}

async function plan(campaign: Campaign = {}): Promise<void> {
  const { notice = 'Content', brand = null, countries = null, audience = 'all' } = campaign;
  const { startsInMs = -DAY_MS, endsInMs = DAY_MS } = campaign;
  const at = (ms: number): Date => new Date(Date.now() + ms);
  await api.pool.query(
    `insert into api.notice_campaign (id, notice, brand, countries, audience, texts, path, starts_at, ends_at)
     values ('spring', $1, $2, $3, $4, $5, '/promotions/', $6, $7)`,
    [notice, brand, countries, audience, JSON.stringify(TEXTS), at(startsInMs), at(endsInMs)],
  );
}

async function notices(kind = 'funded', headers: Readonly<Record<string, string>> = {}) {
  const { data } = await executeGraphql(api, {
    query: '{ viewer { notices { id popUpId title text path blocksPlay } } }',
    token: await tokenOf(api, kind),
    headers,
  });
  return (data as { viewer: { notices: { id: string; title: string | null }[] } }).viewer.notices;
}

describe('notices of campaigns (requirements/entities#customer)', () => {
  it('carry the texts of the operator in the locale of the page', async () => {
    await plan();
    expect(await notices()).toEqual([
      {
        id: 'Content',
        popUpId: 'spring',
        title: 'Hello',
        text: 'News',
        path: '/promotions/',
        blocksPlay: false,
      },
    ]);
    expect((await notices('funded', { locale: 'fi' }))[0]?.title).toBe('Hei');
    expect((await notices('funded', { locale: 'ja' }))[0]?.title).toBe('Hello');
  });

  it.each<[string, Campaign, string, boolean]>([
    ['of the brand', { brand: 'aurora' }, 'funded', true],
    ['of another brand', { brand: 'tuli' }, 'funded', false],
    ['of another country', { countries: ['DE'], notice: 'GermanyCloseDown' }, 'funded', false],
    ['before their start', { startsInMs: DAY_MS / 2 }, 'funded', false],
    ['after their end', { endsInMs: -1 }, 'funded', false],
    ['for chosen players only', { audience: 'chosen' }, 'funded', false],
    ['with a promotion', { notice: 'NovemberCampaign' }, 'funded', true],
    ['with a promotion, for a self-excluded player', { notice: 'NovemberCampaign' }, 'excluded', false],
    ['without a promotion, for a self-excluded player', {}, 'excluded', true],
    [
      'about the jackpot, under a licence that requires them',
      { notice: 'InstantBankingJackpot' },
      'funded',
      true,
    ],
  ])('%s', async (_name, campaign, kind, isShown) => {
    await plan(campaign);
    const shown = await notices(kind);
    expect(shown.some(({ id }) => id === (campaign.notice ?? 'Content'))).toBe(isShown);
  });

  it('reach a chosen player with their pop-up and end with its dismissal', async () => {
    await plan({ audience: 'chosen' });
    await api.pool.query(
      `insert into api.customer_pop_up (player_id, id) values ('aurora-funded', 'spring')`,
    );
    expect(await notices()).toHaveLength(1);
    const { data } = await executeGraphql(api, {
      query: 'mutation { dismissPopUp(id: "spring") { notices { id } customer { popUpsNeeded } } }',
      token: await tokenOf(api, 'funded'),
    });
    expect(data).toEqual({ dismissPopUp: { notices: [], customer: { popUpsNeeded: [] } } });
    expect(await notices()).toEqual([]);
  });

  it('can be dismissed by each player alone, also without a pop-up', async () => {
    await plan();
    await executeGraphql(api, {
      query: 'mutation { dismissPopUp(id: "spring") { id } }',
      token: await tokenOf(api, 'funded'),
    });
    expect(await notices()).toEqual([]);
    expect(await notices('empty')).toHaveLength(1);
  });

  it('cannot be dismissed when a market closes', async () => {
    await plan({ notice: 'GermanyCloseDown' });
    await executeGraphql(api, {
      query: 'mutation { dismissPopUp(id: "spring") { id } }',
      token: await tokenOf(api, 'funded'),
    });
    expect(await notices()).toMatchObject([{ id: 'GermanyCloseDown', popUpId: null }]);
  });
});
