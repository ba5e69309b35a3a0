import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { BrandId } from '@foyer/market';
import type { ContentSection } from '@foyer/market/content';
import {
  contentBundleSchema,
  contentHistorySchema,
  contentSectionsSchema,
  contentVersionSchema,
  type ContentRefusal,
} from '@foyer/market/content-answers';
import { publicContentsSchema, type PublicContents } from '@foyer/market/public-content';
import { callTyped } from '@foyer/runtime/service-calls';
import * as v from 'valibot';
import { executeGraphql } from '../../test/graphqlClient.ts';
import { startTestApi, TEST_SECRETS, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { compiledContent } from './compiledContent.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

type Reply = { number?: number; version?: number; approvedBy?: string | null } & Partial<ContentRefusal>;

function call<Body = Reply>(path: string, body: object | undefined, secret: string = TEST_SECRETS.internal) {
  return callTyped<Body & object>({
    baseUrl: api.baseUrl,
    path: `/internal/content/${path}`,
    method: body ? 'POST' : 'GET',
    ...(body && { body }),
    secret,
    clock: Date.now,
  });
}

const by = (staff: string) => ({ staff: `${staff}@staff.test`, reason: 'Test', key: crypto.randomUUID() });

async function stateOf(brand: BrandId, section: ContentSection) {
  const { body } = await call<v.InferOutput<typeof contentSectionsSchema>>('sections', { brand });
  const found = v.parse(contentSectionsSchema, body).sections.find((one) => one.section === section);
  return { head: found?.head?.number ?? 0, live: found?.live?.version ?? null };
}

async function save(
  brand: BrandId,
  section: ContentSection,
  body: unknown,
  staff = 'ann',
  change: object = {},
) {
  const { head } = await stateOf(brand, section);
  return call('draft', { brand, section, body, basedOn: head, ...by(staff), ...change });
}

async function publish(
  brand: BrandId,
  section: ContentSection,
  version: number | undefined,
  staff = 'ann',
  change: object = {},
) {
  const { live } = await stateOf(brand, section);
  return call('publish', { brand, section, version, live, ...by(staff), ...change });
}

async function textsOf(brand: BrandId, keys: readonly string[], headers: Record<string, string> = {}) {
  const { data } = await executeGraphql(api, {
    query: 'query($keys: [String!]!) { root { ts(keys: $keys, locale: "en") { key value } } }',
    variables: { keys },
    brand,
    headers,
  });
  const { root } = data as { root: { ts: { key: string; value: string }[] } };
  return Object.fromEntries(root.ts.map(({ key, value }) => [key, value]));
}

describe('a content version', () => {
  it('is a draft until it is published, and is published without a restart', async () => {
    const saved = await save('aurora', 'texts/en', { 'menu.home': 'Start page' });
    expect(saved).toEqual({ status: 200, body: { number: 1 } });
    expect(await textsOf('aurora', ['menu.home'])).toEqual({ 'menu.home': 'Home' });
    expect(await publish('aurora', 'texts/en', 1)).toEqual({
      status: 200,
      body: { version: 1, approvedBy: null },
    });
    expect(await textsOf('aurora', ['menu.home'])).toEqual({ 'menu.home': 'Start page' });
    expect(await textsOf('tuli', ['menu.home'])).toEqual({ 'menu.home': 'Home' });
  });

  it('is rolled back by publishing an earlier one, also the compiled values', async () => {
    expect(await publish('aurora', 'texts/en', 0)).toMatchObject({ status: 200, body: { version: 0 } });
    expect(await textsOf('aurora', ['menu.home'])).toEqual({ 'menu.home': 'Home' });
    const { body } = await call('history', { brand: 'aurora', section: 'texts/en' });
    const { versions, publications } = v.parse(contentHistorySchema, body);
    expect(versions.map(({ number, author }) => [number, author])).toEqual([
      [1, 'ann@staff.test'],
      [0, 'release'],
    ]);
    expect(publications.map(({ version }) => version)).toEqual([0, 1]);
  });

  it('is refused when another version was saved meanwhile', async () => {
    const { head } = await stateOf('tuli', 'experiments');
    const body = [{ name: 'hero', variants: [{ name: 'a', weight: 1 }] }];
    expect(await save('tuli', 'experiments', body)).toMatchObject({ status: 200 });
    expect(
      await call('draft', { brand: 'tuli', section: 'experiments', body: [], basedOn: head, ...by('bob') }),
    ).toEqual({ status: 409, body: { code: 'CONTENT_CONFLICT', current: head + 1 } });
  });

  it('is refused when another version was published meanwhile', async () => {
    const { body } = await save('zephyra', 'experiments', []);
    const { live } = await stateOf('zephyra', 'experiments');
    expect(await publish('zephyra', 'experiments', body.number)).toMatchObject({ status: 200 });
    const second = await save('zephyra', 'experiments', []);
    expect(
      await call('publish', {
        brand: 'zephyra',
        section: 'experiments',
        version: second.body.number,
        live,
        ...by('ann'),
      }),
    ).toEqual({ status: 409, body: { code: 'CONTENT_CONFLICT', current: body.number } });
  });

  it('is stored once for a repeated key, and refused for another body under it', async () => {
    const order = { brand: 'quetzal', section: 'texts/fi', body: { one: 'yksi' }, basedOn: 0, ...by('ann') };
    expect(await call('draft', order)).toEqual({ status: 200, body: { number: 1 } });
    expect(await call('draft', order)).toEqual({ status: 200, body: { number: 1 } });
    expect(await call('draft', { ...order, body: { one: 'kaksi' } })).toEqual({
      status: 409,
      body: { code: 'KEY_REUSED' },
    });
    const release = { brand: 'quetzal', section: 'texts/fi', version: 1, live: null, ...by('ann') };
    expect(await call('publish', release)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await call('publish', release)).toMatchObject({ status: 200, body: { version: 1 } });
    expect(await call('publish', { ...release, version: 0 })).toEqual({
      status: 409,
      body: { code: 'KEY_REUSED' },
    });
  });

  it.each([
    ['an invalid body', 'draft', { body: { 'menu.home': '<script>' }, basedOn: 0 }, 422, 'CONTENT_INVALID'],
    ['an unknown version', 'publish', { version: 99, live: null }, 404, 'UNKNOWN_VERSION'],
    ['a missing reason', 'draft', { body: {}, basedOn: 0, reason: '' }, 422, 'FIELD_INVALID'],
    ['an unknown section', 'draft', { body: {}, basedOn: 0, section: 'other' }, 422, 'FIELD_INVALID'],
  ])('refuses %s', async (_what, path, body, status, code) => {
    const order = { brand: 'caravel', section: 'texts/ja', ...by('ann'), ...body };
    expect(await call(path, order)).toMatchObject({ status, body: { code } });
  });

  it('is refused without a signature of our services', async () => {
    expect((await call('sections', { brand: 'aurora' }, 'other-secret')).status).toBe(401);
  });

  it('is shown with the compiled values', async () => {
    const { body } = await call('version', { brand: 'caravel', section: 'wallet' });
    expect(v.parse(contentVersionSchema, body)).toMatchObject({
      number: 0,
      isLive: true,
      summary: null,
      body: { CAD: { minDepositAmount: 1_500 } },
      compiled: { CAD: { minDepositAmount: 1_500 } },
    });
  });
});

describe('four eyes', () => {
  const { features, flags, site } = compiledContent('quetzal');
  it.each<[string, ContentSection, unknown, readonly string[]]>([
    // the presentation first: a published change is live for the rows after it
    [
      'a toggle of presentation',
      'features',
      { ...features, DarkCashierLayout: !features.DarkCashierLayout },
      [],
    ],
    [
      'a toggle of protection',
      'features',
      { ...features, OverlaySourceOfWealth: !features.OverlaySourceOfWealth },
      ['OverlaySourceOfWealth'],
    ],
    ['the flag of the menu', 'flags', { ...flags, menu: 'menu2' }, []],
    ['the flag of the Swedish authority', 'flags', { ...flags, sga: 'enabled' }, ['sga']],
    ['a wallet minimum', 'wallet', { USD: { minDepositAmount: 3_000, minWithdrawalAmount: 1_000 } }, ['*']],
    [
      'the title of the jackpot',
      'site',
      { ...site, jackpotSettings: { ...site.jackpotSettings, titleRows: [] } },
      [],
    ],
    [
      'terms of the jackpot',
      'site',
      { ...site, jackpotSettings: { ...site.jackpotSettings, termsAndConditions: null } },
      ['jackpotSettings.termsAndConditions'],
    ],
    ['a text of terms', 'texts/en', { 'jackpot.terms': 'Other terms' }, ['jackpot.terms']],
    ['the text of a closed account', 'texts/et_EE', { ACCOUNT_CLOSED: 'Suletud' }, ['ACCOUNT_CLOSED']],
    ['a text of the menu', 'texts/fr_CA', { 'menu.home': 'Accueil 2' }, []],
  ])('decides about %s', async (_what, section, body, protectedChanges) => {
    const brand = 'quetzal';
    expect(await call('validate', { brand, section, body })).toEqual({
      status: 200,
      body: { problems: [], protectedChanges },
    });
    const { number } = (await save(brand, section, body, 'ann')).body;
    const own = await publish(brand, section, number, 'ann');
    if (protectedChanges.length === 0)
      expect(own).toEqual({ status: 200, body: { version: number, approvedBy: null } });
    else {
      expect(own).toEqual({ status: 409, body: { code: 'APPROVAL_REQUIRED', protectedChanges } });
      expect(await publish(brand, section, number, 'ANN')).toMatchObject({ status: 409 });
      expect(await publish(brand, section, number, 'bob')).toEqual({
        status: 200,
        body: { version: number, approvedBy: 'bob@staff.test' },
      });
    }
  });

  it('is required to remove a protected text again', async () => {
    const { number } = (await save('quetzal', 'texts/en', {}, 'bob')).body;
    expect(await publish('quetzal', 'texts/en', number, 'bob')).toMatchObject({
      status: 409,
      body: { code: 'APPROVAL_REQUIRED' },
    });
  });

  it('fails closed without rules', async () => {
    const { number } = (await save('caravel', 'texts/en', { 'menu.home': 'Two' })).body;
    const client = await api.pool.connect();
    try {
      await client.query('begin');
      await client.query('delete from api.content_rule');
      await expect(
        client.query(`select api.publish_content(jsonb_populate_record(null::api.content_release, $1))`, [
          JSON.stringify({
            brand: 'caravel',
            section: 'texts/en',
            version: number,
            live: null,
            ...by('ann'),
            at: new Date(),
          }),
        ]),
      ).rejects.toMatchObject({ code: 'P0422' });
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});

describe('the content tables', () => {
  it.each([
    'update api.content_version set body = $${}$$',
    'delete from api.content_version',
    'truncate api.content_version cascade',
    `update api.content_publication set approved_by = 'eve'`,
    'delete from api.content_publication',
    'truncate api.content_publication',
  ])('are append-only: %s', async (statement) => {
    await expect(api.pool.query(statement)).rejects.toMatchObject({ code: 'P0403' });
  });
});

describe('an export', () => {
  it('is imported into another brand as drafts of the sections that differ', async () => {
    const { body: bundle } = await call('export', { brand: 'aurora' });
    const parsed = v.parse(contentBundleSchema, bundle);
    const changed = {
      ...parsed,
      sections: {
        flags: { ...compiledContent('aurora').flags, menu: 'menu3' },
        experiments: compiledContent('aurora').experiments,
      },
    };
    const before = await stateOf('aurora', 'flags');
    expect(await call('import', { brand: 'aurora', bundle: changed, ...by('ann') })).toEqual({
      status: 200,
      body: { drafts: { flags: before.head + 1 } },
    });
    expect(await stateOf('aurora', 'flags')).toMatchObject({ live: before.live });
  });

  it.each([
    ['by its own importer', 'ShowRTP', 'ann', true, 200, 'APPROVAL_REQUIRED'],
    ['by a person of unknown account', 'IdentityServer', 'operator', false, 409, undefined],
  ] as const)(
    'of a protected value is not approved %s',
    async (_who, toggle, name, hasStaffAccount, status, code) => {
      const features = compiledContent('zephyra').features;
      const { body: bundle } = await call('export', { brand: 'zephyra' });
      const sections = { features: { ...features, [toggle]: !features[toggle] } };
      const order = { ...by('ann'), ...(!hasStaffAccount && { staff: name }), hasStaffAccount };
      const before = await stateOf('zephyra', 'features');
      const answer = await call('import', {
        brand: 'zephyra',
        bundle: { ...(bundle as object), sections },
        ...order,
      });
      expect(answer.status).toBe(status);
      if (code === undefined) {
        expect(answer.body).toEqual({ code: 'AUTHOR_UNKNOWN', protectedChanges: [`features.${toggle}`] });
        expect(await stateOf('zephyra', 'features')).toEqual(before);
      } else
        expect(await publish('zephyra', 'features', before.head + 1, 'ann')).toMatchObject({
          body: { code },
        });
    },
  );

  it('accepts unprotected content from a key without an account', async () => {
    const { body: bundle } = await call('export', { brand: 'tuli' });
    const sections = { flags: { ...compiledContent('tuli').flags, menu: 'menu3' } };
    const order = { ...by('ann'), staff: 'operator', hasStaffAccount: false };
    expect(
      await call('import', { brand: 'tuli', bundle: { ...(bundle as object), sections }, ...order }),
    ).toMatchObject({ status: 200 });
  });

  it('does not publish protected content that a name without an account saved', async () => {
    const { features } = compiledContent('caravel');
    const { number } = (
      await save('caravel', 'features', { ...features, ShowRTP: !features.ShowRTP }, 'ann', { staff: 'ann' })
    ).body;
    expect(await publish('caravel', 'features', number, 'bob')).toEqual({
      status: 409,
      body: { code: 'AUTHOR_UNKNOWN', protectedChanges: ['ShowRTP'] },
    });
  });

  it('rejects the whole bundle when one section is invalid', async () => {
    const { body: bundle } = await call('export', { brand: 'aurora' });
    const sections = { 'texts/ja': { one: '一' }, other: {}, flags: { menu: 'menu9' } };
    const answer = await call('import', { brand: 'aurora', bundle: { ...bundle, sections }, ...by('ann') });
    expect(answer).toMatchObject({ status: 422, body: { code: 'CONTENT_INVALID' } });
    expect(await stateOf('aurora', 'texts/ja')).toMatchObject({ head: 0 });
  });
});

describe('a preview', () => {
  it('shows the drafts with its token only, until it is over', async () => {
    const { number } = (await save('tuli', 'texts/en', { 'menu.home': 'Draft page' })).body;
    const { body } = await call<{ token: string }>('preview', {
      brand: 'tuli',
      sections: { 'texts/en': number },
      minutes: 5,
      staff: 'ann@staff.test',
    });
    const header = { 'x-foyer-content-preview': body.token };
    expect(await textsOf('tuli', ['menu.home'], header)).toEqual({ 'menu.home': 'Draft page' });
    expect(await textsOf('tuli', ['menu.home'])).toEqual({ 'menu.home': 'Home' });
    expect(await textsOf('aurora', ['menu.home'], header)).toEqual({ 'menu.home': 'Home' });
    expect(
      await textsOf('tuli', ['menu.home'], { 'x-foyer-content-preview': `${body.token.slice(0, -4)}AAAA` }),
    ).toEqual({ 'menu.home': 'Home' });
    api.skew.milliseconds = 6 * 60_000;
    expect(await textsOf('tuli', ['menu.home'], header)).toEqual({ 'menu.home': 'Home' });
    api.skew.milliseconds = 0;
  });

  it('refuses a version that does not exist', async () => {
    expect(
      await call('preview', { brand: 'tuli', sections: { flags: 9 }, staff: 'ann@staff.test' }),
    ).toMatchObject({ status: 404, body: { code: 'UNKNOWN_VERSION' } });
  });
});

describe('the public settings', () => {
  const read = async (query = '') =>
    v.parse(publicContentsSchema, (await call<PublicContents>(`public${query}`, undefined)).body);

  it('are sent once per tag, and follow a publication', async () => {
    const first = await read();
    expect(first.brands?.caravel?.features['Sportsbook']).toBe(true);
    expect(await read(`?tag=${first.tag}`)).toEqual({ tag: first.tag, brands: null });
    const features = { ...compiledContent('caravel').features, Sportsbook: false };
    const { number } = (await save('caravel', 'features', features)).body;
    await publish('caravel', 'features', number);
    const second = await read(`?tag=${first.tag}`);
    expect(second.brands?.caravel?.features['Sportsbook']).toBe(false);
    expect(second.brands?.caravel?.tag).not.toBe(first.brands?.caravel?.tag);
    expect(second.brands?.aurora?.tag).toBe(first.brands?.aurora?.tag);
  });

  it('decide the A/B tests and the menu of the brand', async () => {
    const tests = [
      {
        name: 'hero',
        variants: [
          { name: 'a', weight: 1 },
          { name: 'b', weight: 2 },
        ],
      },
    ];
    const { number } = (await save('caravel', 'experiments', tests)).body;
    await publish('caravel', 'experiments', number);
    const lobby = await executeGraphql(api, {
      query: '{ lobbySettings { abTests { name variants { name weight } } } }',
      brand: 'caravel',
      path: '/lobby-graphql',
    });
    expect(lobby.data).toEqual({ lobbySettings: { abTests: tests } });
    const { data } = await executeGraphql(api, {
      query: '{ root { lobbyMenu(menuKey: "lobbyMenu") { items { id } } } }',
      brand: 'caravel',
    });
    const { root } = data as { root: { lobbyMenu: { items: { id: string }[] } } };
    expect(root.lobbyMenu.items.map(({ id }) => id)).not.toContain('sports');
  });
});
