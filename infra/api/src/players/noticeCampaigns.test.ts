import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type * as Types from '@foyer/graphql/main';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BRANDS, type BrandId } from '@foyer/market';
import { parseContent, type ContentSection, type NoticeCampaign } from '@foyer/market/content';
import { contentSectionsSchema } from '@foyer/market/content-answers';
import { callTyped } from '@foyer/runtime/service-calls';
import * as v from 'valibot';
import { executeGraphql, tokenOf, tokenOfNewSession } from '../../test/graphqlClient.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
  for (const locale of ['en', 'fi'] as const) await publish('aurora', `texts/${locale}`, TEXTS[locale]);
}, START_MS);
afterAll(() => api.close());
afterEach(async () => {
  await api.pool.query('delete from api.customer_pop_up');
});

const DAY_MS = 86_400_000;
const TEXTS = {
  en: { 'notice.spring.title': 'Hello', 'notice.spring.text': 'News' },
  fi: { 'notice.spring.title': 'Hei', 'notice.spring.text': 'Uutisia' },
};
const at = (ms: number): string => new Date(Date.now() + ms).toISOString().replace(/\.\d+/, '');

interface Campaign extends Partial<Omit<NoticeCampaign, 'startsAt' | 'endsAt'>> {
  readonly brand?: BrandId;
  readonly startsInMs?: number;
  readonly endsInMs?: number;
}

/** Publishes a section through the routes of the console. */
async function publish(brand: BrandId, section: ContentSection, body: unknown): Promise<void> {
  const call = async <Body = { number: number }>(path: string, body: object): Promise<Body> =>
    (
      await callTyped<Body & object>({
        baseUrl: api.baseUrl,
        path: `/internal/content/${path}`,
        method: 'POST',
        body,
        secret: TEST_SECRETS.internal,
        clock: Date.now,
      })
    ).body;
  const by = { brand, section, staff: 'ann@staff.test', reason: 'Test' };
  const { sections } = v.parse(contentSectionsSchema, await call('sections', { brand }));
  const state = sections.find((one) => one.section === section);
  const { number } = await call('draft', {
    ...by,
    body,
    basedOn: state?.head?.number ?? 0,
    key: crypto.randomUUID(),
  });
  await call('publish', {
    ...by,
    version: number,
    live: state?.live?.version ?? null,
    key: crypto.randomUUID(),
  });
}

const campaignOf = ({ startsInMs = -DAY_MS, endsInMs = DAY_MS, ...campaign }: Omit<Campaign, 'brand'>) => ({
  id: 'spring',
  notice: 'Content',
  countries: null,
  audience: 'all',
  title: 'notice.spring.title',
  text: 'notice.spring.text',
  path: '/promotions/',
  startsAt: at(startsInMs),
  endsAt: at(endsInMs),
  ...campaign,
});

/** Publishes a campaign at its brand, and none at the others. */
async function plan({ brand = 'aurora', ...campaign }: Campaign = {}) {
  for (const other of BRANDS.filter((one) => one === 'aurora' || one === 'tuli'))
    await publish(other, 'notices', other === brand ? [campaignOf(campaign)] : []);
}

/** Publishes a campaign of each of these notices. */
const planAll = (ids: readonly NoticeCampaign['notice'][]) =>
  publish(
    'aurora',
    'notices',
    ids.map((notice) => campaignOf({ id: notice.toLowerCase(), notice })),
  );

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
    ['without a text under its key', { title: 'notice.winter.title' }, 'funded', false],
    ['before their start', { startsInMs: DAY_MS / 2 }, 'funded', false],
    ['after their end', { endsInMs: -5_000 }, 'funded', false],
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
  ])('are selected by campaign: %s', async (_name, campaign, kind, isShown) => {
    await plan(campaign);
    const shown = await notices(kind);
    expect(shown.some(({ id }) => id === (campaign.notice ?? 'Content'))).toBe(isShown);
  });

  it('hide a promotion from players who are excluded from marketing', async () => {
    await plan({ notice: 'NovemberCampaign' });
    const suppress = (isSuppressed: boolean) =>
      api.pool.query(`update api.player set is_suppressed = $1 where id = 'aurora-funded'`, [isSuppressed]);
    await suppress(true);
    expect(await notices()).toEqual([]);
    await suppress(false);
    expect(await notices()).toHaveLength(1);
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

describe('the history of notices (requirements/regulation#histories)', () => {
  const ask = async (query: string, variables: Record<string, unknown> = {}) =>
    (await executeGraphql(api, { query, variables, token: await tokenOf(api, 'funded', 'aurora') })).data;
  const record = (appearance: string, act: string) =>
    ask('mutation($input: RecordNoticeInput!) { recordNotice(input: $input) { id } }', {
      input: { appearance, act },
    });
  const history = async () =>
    (
      (await ask(
        '{ viewer { noticeHistory(kind: ACCOUNT_NOTICE) { edges { node { notice blocks title text answer answeredAt } } totals { count answered } } } }',
      )) as { viewer: { noticeHistory: { edges: { node: { answer: string } }[]; totals: object } } }
    ).viewer.noticeHistory;
  const first = async () =>
    (
      (await ask('{ viewer { notices { id appearance isRecorded } } }')) as {
        viewer: { notices: { appearance: string; isRecorded: boolean }[] };
      }
    ).viewer.notices[0];

  it('keeps the text that was shown, once, and the answer of the player', async () => {
    await api.pool.query(`delete from api.customer_pop_up where player_id = 'aurora-funded'`);
    await plan({ startsInMs: -2 * DAY_MS });
    const notice = await first();
    expect(notice?.isRecorded).toBe(false);
    await record(notice?.appearance ?? '', 'SHOWN');
    await record(notice?.appearance ?? '', 'SHOWN');
    expect((await first())?.isRecorded).toBe(true);
    const shown = { notice: 'Content', blocks: [], title: 'Hello', text: 'News' };
    expect((await history()).edges[0]?.node).toEqual({ ...shown, answer: null, answeredAt: null });
    const { count } = (await history()).totals as { count: number };
    await record(notice?.appearance ?? '', 'FOLLOWED');
    expect((await history()).edges[0]?.node).toMatchObject({ ...shown, answer: 'FOLLOWED' });
    await ask('mutation { dismissPopUp(id: "spring") { id } }');
    expect((await history()).edges[0]?.node).toMatchObject({ ...shown, answer: 'DISMISSED' });
    expect((await history()).totals).toMatchObject({ count });
  });

  it.each([
    ['of its column', '{WITHDRAWALS}', 'KycRequired||2026-11-21|PLAY', ['WITHDRAWALS']],
    [
      'of an older release, from the name',
      null,
      'KycRequired||2026-11-22|PLAY,DEPOSITS',
      ['PLAY', 'DEPOSITS'],
    ],
    ['of none', '{}', 'KycRequired||2026-11-23|', []],
  ])('has what a notice refused, %s', async (_what, blocks, appearance, expected) => {
    await api.pool.query(
      `insert into api.notice_event (player_id, notice, appearance, act, blocks, at)
       values ('aurora-funded', 'KycRequired', $1, 'shown', $2, now() + interval '1 minute')`,
      [appearance, blocks],
    );
    const nodes = (await history()).edges.map(({ node }) => node);
    expect(nodes[0]).toMatchObject({ notice: 'KycRequired', blocks: expected });
  });

  it('has no notice that the server does not show', async () => {
    const { totals } = await history();
    await record('Timeout||2026-11-21T10:00:00.000Z', 'SHOWN');
    expect((await history()).totals).toEqual(totals);
  });
});

describe('all notices (requirements/screens#account-notices)', () => {
  const FUNDED = `update api.player set %s where id = 'aurora-funded'`;
  const state = (changes: string): (() => Promise<unknown>) => {
    return () => api.pool.query(FUNDED.replace('%s', changes));
  };
  const campaign = (notice: NoticeCampaign['notice']) => () => plan({ notice });
  const PLAY_AND_DEPOSITS = ['PLAY', 'DEPOSITS'];
  const EVERYTHING = [...PLAY_AND_DEPOSITS, 'WITHDRAWALS'];
  /** The thirteen notices, the most severe first: what shows each of them, and what the server refuses meanwhile. */
  const CASES: readonly [
    id: Types.AccountNoticeId,
    condition: string,
    blocks: readonly string[],
    arrange: () => Promise<unknown>,
  ][] = [
    [
      'AccountClosed',
      'the status is Closed and reopening is not allowed',
      PLAY_AND_DEPOSITS,
      state(`status = 'Closed'`),
    ],
    ['SelfExclusion', 'an exclusion lasts', PLAY_AND_DEPOSITS, state(`self_excluded_at = now()`)],
    [
      'Timeout',
      'a time-out has not ended',
      PLAY_AND_DEPOSITS,
      state(`timeout_ends_at = now() + interval '1 hour'`),
    ],
    ['GermanyCloseDown', 'its campaign runs in the country', [], campaign('GermanyCloseDown')],
    ['KycRequired', 'the identity check is Required', EVERYTHING, state(`kyc_status = 'Required'`)],
    [
      'SowRequired',
      'the source of wealth is Required, and its due date has passed',
      EVERYTHING,
      state(`sow_status = 'Required', sow_due_at = now() - interval '1 second'`),
    ],
    [
      'SowUploadRequired',
      'staff have requested a document of a funding type',
      [],
      () =>
        api.pool.query(
          `insert into api.source_of_wealth_funding (player_id, type, is_requested) values ('aurora-funded', 'Salary', true)`,
        ),
    ],
    [
      'Maintenance',
      'maintenance of the brand runs',
      [],
      () =>
        api.pool.query(
          `insert into api.maintenance (brand, starts_at, ends_at) values ('aurora', now() - interval '1 hour', now() + interval '1 hour')`,
        ),
    ],
    ['BankingCDD', 'bank details have to be confirmed', [], state('banking_cdd = true')],
    [
      'InstantBankingGracePeriod',
      'instant banking will be blocked',
      [],
      state(`instant_banking_blocked_from = now() + interval '1 day'`),
    ],
    ['Content', 'a campaign of the operator runs', [], campaign('Content')],
    [
      'InstantBankingJackpot',
      'its campaign runs under a licence with this notice',
      [],
      campaign('InstantBankingJackpot'),
    ],
    ['NovemberCampaign', 'its campaign runs', [], campaign('NovemberCampaign')],
  ];

  async function reset(): Promise<void> {
    await state(
      `status = 'Active', self_excluded_at = null, timeout_ends_at = null, kyc_status = 'Done', sow_status = 'NotNeed', sow_due_at = null,
       banking_cdd = false, instant_banking_blocked_from = null`,
    )();
    await api.pool.query('delete from api.source_of_wealth_funding');
    await api.pool.query('delete from api.maintenance');
    await plan({ brand: 'caravel' });
  }
  beforeEach(reset);
  afterAll(reset);
  const shown = async (kind = 'funded', brand: BrandId = 'aurora') => {
    const { data } = await executeGraphql(api, {
      query: '{ viewer { notices { id blocks blocksPlay until } } }',
      // breaks and closings end the sessions that they find
      token: await tokenOfNewSession(api, { brand, playerId: `${brand}-${kind}` }),
      brand,
    });
    return (data as { viewer: { notices: { id: string; blocks: string[]; until: string | null }[] } }).viewer
      .notices;
  };

  it.each(CASES)('%s is shown when %s; refused are %j', async (id, _condition, blocks, arrange) => {
    expect(await shown()).toEqual([]);
    await arrange();
    expect(await shown()).toMatchObject([{ id, blocks, blocksPlay: blocks.includes('PLAY') }]);
  });

  const isPromotion = (id: Types.AccountNoticeId) =>
    id === 'InstantBankingJackpot' || id === 'NovemberCampaign';
  it.each<[string, (one: (typeof CASES)[number]) => boolean]>([
    [
      'of a player who may not play and sees no promotion',
      ([id]) => id !== 'AccountClosed' && !isPromotion(id),
    ],
    ['of a player who may play', ([, , blocks]) => blocks.length === 0],
  ])(
    'appear in the order of the table, regardless of which came first: those %s',
    async (_name, isChosen) => {
      const cases = CASES.filter(isChosen);
      for (const [, , , arrange] of cases.toReversed()) await arrange();
      await planAll(['NovemberCampaign', 'InstantBankingJackpot', 'Content', 'GermanyCloseDown']);
      expect((await shown()).map(({ id }) => id)).toEqual(cases.map(([id]) => id));
    },
  );

  it('leave out with a closed account what does not concern it', async () => {
    for (const [, , , arrange] of CASES.toReversed()) await arrange();
    await planAll(['NovemberCampaign', 'InstantBankingJackpot', 'Content', 'GermanyCloseDown']);
    expect((await shown()).map(({ id }) => id)).toEqual([
      'AccountClosed',
      'SelfExclusion',
      'GermanyCloseDown',
      'Maintenance',
    ]);
  });

  it('request nothing from a player whose account is closed', async () => {
    await state(`status = 'Closed', kyc_status = 'Required', banking_cdd = true`)();
    expect((await shown()).map(({ id }) => id)).toEqual(['AccountClosed']);
  });

  it('hide a closed account that its player may reopen', async () => {
    await state(`status = 'Closed', reopen_by_customer_allowed = true`)();
    expect(await shown()).toEqual([]);
    await state('reopen_by_customer_allowed = false')();
  });

  it.each<[BrandId, readonly string[]]>([
    ['aurora', EVERYTHING],
    ['tuli', EVERYTHING],
    ['zephyra', EVERYTHING],
    ['caravel', []],
    ['quetzal', []],
  ])('name what a required identity check refuses on %s: %j', async (brand, blocks) => {
    expect((await shown('kyc', brand)).find(({ id }) => id === 'KycRequired')).toMatchObject({ blocks });
  });

  it.each<[string, boolean]>([
    [`sow_status = 'Required', sow_due_at = now() + interval '30 days'`, true],
    [`sow_status = 'WillBeRequired', sow_due_at = now() + interval '30 days'`, true],
    [`sow_status = 'WillBeRequired', sow_due_at = null`, false],
    [`sow_status = 'Pending', sow_due_at = now() - interval '1 day'`, false],
    [`sow_status = 'Done', sow_due_at = now() - interval '1 day'`, false],
  ])('ask for a source of wealth with %s: %j, and for none that is sent', async (changes, isShown) => {
    await state(changes)();
    expect((await shown()).map(({ id }) => id)).toEqual(isShown ? ['SowRequired'] : []);
  });

  it('name no deadline that has passed', async () => {
    expect((await shown('kyc', 'tuli')).map(({ until }) => until)).toEqual([null]);
  });
});

describe('campaigns of the table', () => {
  it('become published content whose texts have keys', async () => {
    const migration = await readFile(
      join(import.meta.dirname, '../../sql/schema/022-notice-campaign-content.sql'),
      'utf8',
    );
    const client = await api.pool.connect();
    try {
      await client.query('begin; set local search_path = api');
      await client.query(
        `insert into notice_campaign (id, notice, brand, countries, texts, path, starts_at, ends_at) values
           ('closing', 'GermanyCloseDown', null, '{DE}', null, null, '2026-11-01T00:00:00Z', null),
           ('autumn', 'Content', 'caravel', null, $1, '/promotions/', '2026-11-02T00:00:00Z', '2026-12-01T00:00:00Z')`,
        [{ en: { title: 'Hello', text: 'News' }, 'fr-CA': { title: 'Bonjour' } }],
      );
      await client.query(migration);
      const { rows } = await client.query<{ brand: string; section: ContentSection; body: unknown }>(
        `select brand, section, body from live_content() where brand in ('caravel', 'zephyra') order by brand, section`,
      );
      expect(rows.map(({ brand, section }) => `${brand} ${section}`)).toEqual([
        'caravel notices',
        'caravel texts/en',
        'caravel texts/fr_CA',
        'zephyra notices',
      ]);
      for (const { section, body } of rows)
        expect(parseContent(section, body)).toEqual({ ok: true, body: body });
      expect(rows[1]?.body).toEqual({ 'notice.autumn.title': 'Hello', 'notice.autumn.text': 'News' });
      expect(rows[0]?.body).toMatchObject([
        { id: 'autumn', title: 'notice.autumn.title', endsAt: '2026-12-01T00:00:00Z' },
        { id: 'closing', countries: ['DE'], title: null, startsAt: '2026-11-01T00:00:00Z', endsAt: null },
      ]);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
