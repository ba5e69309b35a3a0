import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { staff, startRouteStage, type RouteStage } from '../testing/routeStage.ts';
import { contentRoutes } from './contentRoutes.ts';

const DECISION = { key: '0d6f2f5e-2f0b-4b3a-8d53-5f1f0e8f4c22', reason: 'Spring campaign' };
const DRAFT = { brand: 'tuli', section: 'features', body: { ShowRTP: true }, basedOn: 3, ...DECISION };
const PUBLICATION = { brand: 'tuli', section: 'features', version: 4, live: 3, ...DECISION };
const PREVIEW = { brand: 'tuli', sections: { features: 4, 'texts/fi': 2 } };
const BUNDLE = {
  format: 'foyer-content',
  schemaVersion: 1,
  brand: 'tuli',
  exportedAt: '2026-11-25T20:00:00.000Z',
  sections: { features: { ShowRTP: true } },
};
const IMPORT = { brand: 'tuli', bundle: BUNDLE, ...DECISION };
const ANSWERS: Readonly<Record<string, object>> = {
  '/internal/content/sections': { brand: 'tuli', tag: 'a', sections: [] },
  '/internal/content/version': {
    brand: 'tuli',
    section: 'features',
    number: 3,
    isLive: true,
    summary: null,
    body: {},
    compiled: {},
  },
  '/internal/content/history': { versions: [], publications: [] },
  '/internal/content/export': BUNDLE,
  '/internal/content/validate': { problems: [], protectedChanges: [] },
  '/internal/content/draft': { number: 4 },
  '/internal/content/preview': { token: 'sealed', expiresAt: '2026-11-25T21:00:00.000Z' },
  '/internal/content/import': { drafts: { features: 5 } },
};
const REFUSAL = { code: 'APPROVAL_REQUIRED', protectedChanges: ['ShowRTP'] };

let stage: RouteStage;
beforeAll(async () => {
  stage = await startRouteStage({
    portSetting: 'FOYER_API_PORT',
    routes: contentRoutes,
    answer: ({ path }) => {
      const body = ANSWERS[path];
      return body ? { status: 200, body } : { status: 409, body: REFUSAL };
    },
  });
});
beforeEach(() => stage.reset());
afterAll(() => stage.close());

describe('content routes', () => {
  it.each([
    ['GET /content/sections', '?brand=tuli', '/internal/content/sections', { brand: 'tuli' }],
    [
      'GET /content/version',
      '?brand=tuli&section=features&number=3',
      '/internal/content/version',
      { brand: 'tuli', section: 'features', number: 3 },
    ],
    [
      'GET /content/version',
      '?brand=tuli&section=texts/fi',
      '/internal/content/version',
      { brand: 'tuli', section: 'texts/fi' },
    ],
    [
      'GET /content/history',
      '?brand=tuli&section=wallet',
      '/internal/content/history',
      { brand: 'tuli', section: 'wallet' },
    ],
    ['GET /content/export', '?brand=tuli', '/internal/content/export', { brand: 'tuli' }],
  ])('let operators and auditors read: %s%s', async (route, search, path, body) => {
    for (const role of ['operator', 'auditor']) {
      const answer = await stage.request(route, staff([role]), { search });
      expect(answer).toEqual({ status: 200, body: ANSWERS[path] });
    }
    expect(stage.requests).toEqual([
      { method: 'POST', path, body, isSigned: true },
      { method: 'POST', path, body, isSigned: true },
    ]);
  });

  it.each([
    ['POST /content/draft', DRAFT, '/internal/content/draft', { number: 4 }],
    [
      'POST /content/preview',
      PREVIEW,
      '/internal/content/preview',
      {
        address: 'http://tuli.localhost:4000/?foyer-content=sealed',
        expiresAt: '2026-11-25T21:00:00.000Z',
      },
    ],
    ['POST /content/import', IMPORT, '/internal/content/import', { drafts: { features: 5 } }],
  ])('write in the name of the operator: %s', async (route, request, path, answer) => {
    expect(await stage.request(route, staff(['operator']), { body: request })).toEqual({
      status: 200,
      body: answer,
    });
    expect(stage.requests).toEqual([
      { method: 'POST', path, body: { ...request, staff: 'ann@staff.test' }, isSigned: true },
    ]);
  });

  it('link a preview to the configured site of the brand', async () => {
    const { body } = await stage.request('POST /content/preview', staff(['operator']), {
      body: PREVIEW,
      environment: { FOYER_SITE_ADDRESS: 'https://{brand}.example' },
    });
    expect(body).toMatchObject({ address: 'https://tuli.example/?foyer-content=sealed' });
  });

  it('return a refusal with its details', async () => {
    expect(
      await stage.request('POST /content/publication', staff(['operator']), { body: PUBLICATION }),
    ).toEqual({
      status: 409,
      body: REFUSAL,
    });
  });

  it('validate content for auditors', async () => {
    const question = { brand: 'tuli', section: 'wallet', body: {} };
    expect(await stage.request('POST /content/validation', staff(['auditor']), { body: question })).toEqual({
      status: 200,
      body: { problems: [], protectedChanges: [] },
    });
  });

  it.each([
    ['POST /content/draft', DRAFT],
    ['POST /content/publication', PUBLICATION],
    ['POST /content/preview', PREVIEW],
    ['POST /content/import', IMPORT],
  ])('reject auditors, former operators and missing sessions: %s', async (route, request) => {
    await expect(stage.request(route, staff(['auditor']), { body: request })).rejects.toMatchObject({
      status: 403,
    });
    await expect(stage.request(route, undefined, { body: request })).rejects.toMatchObject({ status: 401 });
    stage.rolesNow = ['auditor'];
    await expect(stage.request(route, staff(['operator']), { body: request })).rejects.toMatchObject({
      status: 403,
    });
    expect(stage.requests).toEqual([]);
  });

  it.each([
    ['GET /content/sections', undefined, '?brand=../x'],
    ['GET /content/version', undefined, '?brand=tuli&section=secrets'],
    ['GET /content/version', undefined, '?brand=tuli&section=wallet&number=-1'],
    ['POST /content/draft', { ...DRAFT, staff: 'eve@staff.test' }, ''],
    ['POST /content/draft', { ...DRAFT, reason: ' x ' }, ''],
    ['POST /content/draft', { ...DRAFT, basedOn: -1 }, ''],
    ['POST /content/publication', { ...PUBLICATION, key: 'press' }, ''],
    ['POST /content/publication', { ...PUBLICATION, version: '4' }, ''],
    ['POST /content/preview', { ...PREVIEW, sections: { secrets: 1 } }, ''],
    ['POST /content/import', { ...IMPORT, bundle: { format: 'zip' } }, ''],
  ])('reject %s with %j%s', async (route, body, search) => {
    await expect(
      stage.request(route, staff(['operator']), { ...(body && { body }), search }),
    ).rejects.toMatchObject({ status: 400 });
    expect(stage.requests).toEqual([]);
  });

  it('report an unknown outcome when the api does not respond', async () => {
    await expect(
      stage.request('POST /content/draft', staff(['operator']), { body: DRAFT, port: 1 }),
    ).rejects.toMatchObject({ status: 502, code: 'CONTENT_UNAVAILABLE' });
  });
});
