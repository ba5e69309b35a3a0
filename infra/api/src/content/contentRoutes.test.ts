import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { ContentSection } from '@foyer/market/content';
import { contentHistorySchema, contentVersionSchema } from '@foyer/market/content-answers';
import * as v from 'valibot';
import { startTestApi, type TestApi } from '../../test/testApi.ts';
import { START_MS } from '../../test/testDatabase.ts';
import { by, contentCalls } from '../../test/worlds/contentWorld.ts';
import { compiledContent } from './compiledContent.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
}, START_MS);
afterAll(() => api.close());

const { call, stateOf, save, publish, textsOf } = contentCalls(() => api);

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
    const request = {
      brand: 'quetzal',
      section: 'texts/fi',
      body: { one: 'yksi' },
      basedOn: 0,
      ...by('ann'),
    };
    expect(await call('draft', request)).toEqual({ status: 200, body: { number: 1 } });
    expect(await call('draft', request)).toEqual({ status: 200, body: { number: 1 } });
    expect(await call('draft', { ...request, body: { one: 'kaksi' } })).toEqual({
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
    const request = { brand: 'caravel', section: 'texts/ja', ...by('ann'), ...body };
    expect(await call(path, request)).toMatchObject({ status, body: { code } });
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
    // the presentation must be published first: it applies to the rows after it
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
