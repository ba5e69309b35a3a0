import { describe, expect, it } from '@jest/globals';
import * as oidc from 'openid-client';
import { authorisation, exchange, SEEDED_PASSWORD, signedIn } from '../testing/client.ts';
import { EMAIL, signInScene } from '../testing/signInScene.ts';
import { visibleText } from '../testing/visitor.ts';

const at = signInScene();

describe('sign-in check of the api', () => {
  it.each([
    ['ACCOUNT_CLOSED', 'Your account has been closed indefinitely'],
    ['SELF_EXCLUDED', 'You’re self-excluded'],
    ['TIMED_OUT', 'You’re on a time-out'],
    ['MAINTENANCE', 'We’re doing maintenance'],
    ['COUNTRY_FORBIDDEN', 'Not available where you are'],
    ['BLOCKED', 'You can’t sign in at the moment'],
    ['SOMETHING_NEW', 'You can’t sign in at the moment'],
  ])('explains %s: %s', async (reason, text) => {
    at.stage.api.answer = () => ({
      status: 200,
      body: { allowed: false, reason, until: '2027-03-01T10:00:00Z' },
    });
    const reply = await at.attempt(EMAIL, SEEDED_PASSWORD);
    expect(reply.status).toBe(403);
    expect(visibleText(reply.text)).toContain(text);
    expect(visibleText(reply.text)).toContain('Until 01/03/2027, 11:00:00 CET');
  });

  it('names the address of an account that is closed as a duplicate (requirements/states#account-closed)', async () => {
    at.stage.api.answer = () => ({
      status: 200,
      body: { allowed: false, reason: 'ACCOUNT_CLOSED', cause: 'MultipleAccounts' },
    });
    expect(visibleText((await at.attempt(EMAIL, SEEDED_PASSWORD)).text)).toContain(
      `The account of ${EMAIL} has been closed, because you have another one with us.`,
    );
  });

  it.each([
    [
      'the published text',
      'Closed: {userLoginMethod} is your second account.',
      `Closed: ${EMAIL} is your second account.`,
    ],
    [
      'the compiled text without a published one',
      undefined,
      `The account of ${EMAIL} has been closed, because`,
    ],
    [
      'the compiled text instead of tags',
      'Closed <b>for {other}</b>',
      `The account of ${EMAIL} has been closed, because`,
    ],
  ])('shows for a duplicate account %s', async (_name, text, shown) => {
    at.stage.api.answer = () => ({
      status: 200,
      body: { allowed: false, reason: 'ACCOUNT_CLOSED', cause: 'MultipleAccounts', text },
    });
    expect(visibleText((await at.attempt(EMAIL, SEEDED_PASSWORD)).text)).toContain(shown);
    expect(at.stage.api.calls.at(-1)?.body).toMatchObject({ locale: 'en' });
  });

  it.each([
    ['is down', () => (at.stage.api.isDown = true)],
    ['fails', () => (at.stage.api.answer = () => ({ status: 500, body: {} }))],
    ['sends an empty answer', () => (at.stage.api.answer = () => ({ status: 200, body: {} }))],
    [
      'does not know the player',
      () => (at.stage.api.answer = () => ({ status: 404, body: { code: 'NOT_FOUND' } })),
    ],
  ])('refuses the sign-in when the api %s', async (_name, breakIt) => {
    breakIt();
    const reply = await at.attempt(EMAIL, SEEDED_PASSWORD);
    expect(reply.status).toBe(503);
    expect(reply.headers['retry-after']).toBe('10');
  });

  it('refuses the sign-in while the national register does not answer, with its own text', async () => {
    at.stage.api.answer = () => ({ status: 200, body: { allowed: false, reason: 'REGISTER_UNAVAILABLE' } });
    const reply = await at.attempt(EMAIL, SEEDED_PASSWORD);
    expect(reply.status).toBe(503);
    expect(visibleText(reply.text)).toContain('The exclusion register isn’t responding');
    expect(visibleText(reply.text)).toContain('Try again');
  });

  it('offers to reopen a closed account, reopens it on confirmation, and records both', async () => {
    let isClosed = true;
    at.stage.api.answer = ({ path }) => {
      if (path === '/internal/players/reopen') isClosed = false;
      if (path !== '/internal/sign-in-check') return { status: 200, body: { reopened: true } };
      return {
        status: 200,
        body: isClosed
          ? { allowed: false, reason: 'ACCOUNT_CLOSED', reopenByCustomerAllowed: true }
          : { allowed: true },
      };
    };
    const offer = await at.attempt('closed@aurora.test', SEEDED_PASSWORD);
    expect(visibleText(offer.text)).toContain('Reopen it?');
    expect(
      visibleText((await at.visitor.open(at.visitor.page?.url.pathname.replace('/sign-in', '') ?? '')).text),
    ).toContain('Reopen it?');
    const { url } = await at.visitor.submit('/reopen/confirm');
    expect(url.searchParams.get('code')).toEqual(expect.any(String));
    expect(await at.events('REOPEN_ACCOUNT_DISPLAYED')).toHaveLength(1);
    expect(await at.events('REOPEN_ACCOUNT_CONFIRMED')).toHaveLength(1);
  });

  describe('of an excluded player', () => {
    const answerWith =
      (way: object, others: Readonly<Record<string, object>> = {}) =>
      ({ path }: { readonly path: string }) => ({
        status: 200,
        body: others[path] ?? { allowed: false, reason: 'SELF_EXCLUDED', return: way },
      });

    it('offers the withdrawal of the balance without a sign-in, once for each interaction', async () => {
      at.stage.api.answer = answerWith(
        { state: 'excluded', refusal: 'NOT_YET' },
        { '/internal/exclusions/payout': { amount: 12_345, currency: 'EUR' } },
      );
      const offer = visibleText((await at.attempt(EMAIL, SEEDED_PASSWORD)).text);
      expect(offer).toContain('Withdraw your balance');
      expect(offer).toContain('You can ask us to end it when the time you chose is over.');
      const first = await at.visitor.submit('/exclusion/withdraw');
      expect(visibleText(first.text)).toContain('€123.45');
      await at.visitor.submit('/exclusion/withdraw');
      const ids = at.stage.api.calls
        .filter(({ path }) => path === '/internal/exclusions/payout')
        .map(({ body }) => (body as { id: string }).id);
      expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    });

    it('takes a request to end an exclusion with its reason where the licence allows it', async () => {
      at.stage.api.answer = answerWith({ state: 'excluded' }, { '/internal/exclusions/return': {} });
      await at.attempt(EMAIL, SEEDED_PASSWORD);
      const refused = await at.visitor.submit('/exclusion/return', { reason: ' ' });
      expect(visibleText(refused.text)).toContain('Enter at least three characters.');
      expect(refused.text).toMatch(/<textarea[^>]* autofocus/);
      const stored = await at.visitor.submit('/exclusion/return', { reason: 'I was treated' });
      expect(visibleText(stored.text)).toContain('We’ve received your request to end your self-exclusion.');
      expect(at.stage.api.calls.filter(({ path }) => path === '/internal/exclusions/return')).toMatchObject([
        { body: { brand: 'aurora', playerId: 'aurora-funded', reason: 'I was treated' } },
      ]);
    });

    it.each([
      ['requested', { state: 'requested' }],
      ['approved', { state: 'cooling-off', coolOffEndsAt: '2026-12-01T10:00:00.000Z' }],
    ])('cancels a request that is %s', async (_state, way) => {
      const path = '/internal/exclusions/return/withdraw';
      at.stage.api.answer = answerWith(way, { [path]: { withdrawn: true } });
      await at.attempt(EMAIL, SEEDED_PASSWORD);
      const reply = await at.visitor.submit('/exclusion/return/withdraw');
      expect(visibleText(reply.text)).toContain('Your request was cancelled. Your self-exclusion continues.');
      expect(at.stage.api.calls.filter((call) => call.path === path).slice(-1)).toMatchObject([
        { body: { brand: 'aurora', playerId: 'aurora-funded', key: expect.any(String) } },
      ]);
      expect(await at.events('EXCLUSION_RETURN_WITHDRAWN')).not.toHaveLength(0);
    });

    it('opens no session by any of its forms', async () => {
      at.stage.api.answer = answerWith({ state: 'excluded' });
      await at.attempt(EMAIL, SEEDED_PASSWORD);
      for (const path of ['/exclusion/withdraw', '/exclusion/return']) {
        const { url } = await at.visitor.submit(path, { reason: 'please' });
        expect(url.searchParams.has('code')).toBe(false);
      }
    });
  });

  it('keeps the account closed when the player declines', async () => {
    at.stage.api.answer = () => ({
      status: 200,
      body: { allowed: false, reason: 'ACCOUNT_CLOSED', reopenByCustomerAllowed: true },
    });
    await at.attempt('closed@aurora.test', SEEDED_PASSWORD);
    expect((await at.visitor.submit('/reopen/decline')).url.searchParams.get('error')).toBe('access_denied');
    expect(await at.events('REOPEN_ACCOUNT_DECLINED')).toHaveLength(1);
  });

  const CONSENT = encodeURIComponent(JSON.stringify({ categories: ['necessary', 'analytics'], revision: 1 }));
  const reports = () =>
    at.stage.api.calls.flatMap(({ path, body }) => {
      const { visit, events } = body as { visit: string; events: { id: string; name: string }[] };
      return path === '/internal/analytics' ? events.map(({ id, name }) => ({ visit, id, name })) : [];
    });
  it.each([
    ['confirm', 'REOPEN_ACCOUNT_CONFIRMED'],
    ['decline', 'REOPEN_ACCOUNT_DECLINED'],
  ])('reports the offer to reopen an account and the answer %s to analytics', async (answer, name) => {
    at.stage.api.calls.length = 0;
    at.stage.api.answer = ({ path }) =>
      path === '/internal/sign-in-check'
        ? { status: 200, body: { allowed: false, reason: 'ACCOUNT_CLOSED', reopenByCustomerAllowed: true } }
        : { status: 200, body: { reopened: true, stored: 1, rejected: 0 } };
    at.visitor.cookies.set('consent__aurora', { value: CONSENT, path: '/' });
    await at.attempt('closed@aurora.test', SEEDED_PASSWORD);
    await at.visitor.submit(`/reopen/${answer}`);
    const [displayed, answered] = reports();
    expect([displayed?.name, answered?.name]).toEqual(['REOPEN_ACCOUNT_DISPLAYED', name]);
    expect(displayed?.visit).toBe(answered?.visit);
    expect(displayed?.id).not.toBe(answered?.id);
    expect(
      JSON.stringify(at.stage.api.calls.filter(({ path }) => path === '/internal/analytics')),
    ).not.toMatch(/player|closed@/);
  });
  it.each([
    ['without an answer to the consent question', undefined],
    ['without analytics consent', CONSENT.replace('analytics', 'marketing')],
    ['with a cookie that is no JSON', 'analytics'],
    ['with a cookie that is not encoded', '%E0%A4%A'],
  ])('reports no reopening to analytics %s', async (_name, cookie) => {
    at.stage.api.calls.length = 0;
    at.stage.api.answer = () => ({
      status: 200,
      body: { allowed: false, reason: 'ACCOUNT_CLOSED', reopenByCustomerAllowed: true },
    });
    if (cookie !== undefined) at.visitor.cookies.set('consent__aurora', { value: cookie, path: '/' });
    expect(visibleText((await at.attempt('closed@aurora.test', SEEDED_PASSWORD)).text)).toContain(
      'Reopen it?',
    );
    expect(reports()).toEqual([]);
  });

  it('refuses visitors from a country without a licence before any form', async () => {
    const reply = await at.start({}, { 'x-country': 'US' });
    expect(reply.status).toBe(403);
    expect(visibleText(reply.text)).toContain('United States');
    expect(await at.events('LOGIN_ATTEMPT_FROM_FORBIDDEN_COUNTRY')).toEqual([
      { player_id: null, country: 'US' },
    ]);
  });

  it('refuses connections that the edge reports as unsafe', async () => {
    const reply = await at.start({}, { 'x-connection-risk': 'unsafe' });
    expect(reply.status).toBe(403);
    expect(visibleText(reply.text)).toContain('This connection isn’t secure');
    expect(await at.events('LOGIN_ATTEMPT_FROM_UNSAFE_CONNECTION')).toHaveLength(1);
  });
});

describe('two players on one computer', () => {
  it('ends the first session at the second sign-in and mixes no data', async () => {
    const first = await signedIn(at.visitor, at.config, EMAIL);
    const pending = await authorisation(at.config, at.visitor.origin, { prompt: 'login' });
    await at.visitor.open(pending.url.href);
    const { url } = await at.attempt('empty@aurora.test', SEEDED_PASSWORD);
    const second = await exchange(at.config, pending, url);
    expect(second.claims()?.sub).toBe('aurora-empty');
    await expect(oidc.refreshTokenGrant(at.config, first.refresh_token ?? '')).rejects.toMatchObject({
      error: 'invalid_grant',
    });
    expect((await oidc.refreshTokenGrant(at.config, second.refresh_token ?? '')).claims()?.sub).toBe(
      'aurora-empty',
    );
  });
});
