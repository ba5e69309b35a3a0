import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import fc from 'fast-check';
import { isCrossSite, isVisit, scrubQuery } from './addressTokens.ts';

describe('scrubQuery', () => {
  const PAIR = { accessToken: 'a.b.c', refreshToken: 'r' };
  it.each<[string, object]>([
    ['', { hasTokens: false, tokens: undefined, rest: '' }],
    ['?amount=20&accesstoken=x', { hasTokens: false, tokens: undefined, rest: '?amount=20&accesstoken=x' }],
    ['?accessToken=a.b.c&refreshToken=r', { hasTokens: true, tokens: PAIR, rest: '' }],
    [
      '?q=a+b%20c&accessToken=a.b.c&&x&refreshToken=r&amount=20',
      { hasTokens: true, tokens: PAIR, rest: '?q=a+b%20c&&x&amount=20' },
    ],
    ['?%61ccessToken=a.b.c&refresh%54oken=r', { hasTokens: true, tokens: PAIR, rest: '' }],
    ['?accessToken=a.b.c', { hasTokens: true, tokens: undefined, rest: '' }],
    ['?accessToken=a&accessToken=b&refreshToken=r', { hasTokens: true, tokens: undefined, rest: '' }],
    ['?accessToken=&refreshToken=r', { hasTokens: true, tokens: undefined, rest: '' }],
    ['?accessToken=a%0d%0aSet-Cookie:x&refreshToken=r', { hasTokens: true, tokens: undefined, rest: '' }],
    [`?accessToken=${'a'.repeat(8_193)}&refreshToken=r`, { hasTokens: true, tokens: undefined, rest: '' }],
  ])('removes tokens from the query and keeps the rest (case %#)', (query, expected) => {
    expect(scrubQuery(query)).toEqual(expected);
  });

  it('removes tokens in any spelling and keeps everything else', () => {
    const name = fc.constantFrom(
      'accessToken',
      'refreshToken',
      '%61ccessToken',
      'accessToken%00',
      'amount',
      'a',
      '',
      'AccessToken',
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(name, fc.constantFrom('', '=', '=v', '=SECRET', '==x', '=%26accessToken=1')), {
          maxLength: 6,
        }),
        (parts) => {
          const query = `?${parts.map(([left, right]) => left + right).join('&')}`;
          const before = [...new URLSearchParams(query)].filter(
            ([key]) => key !== 'accessToken' && key !== 'refreshToken',
          );
          expect([...new URLSearchParams(scrubQuery(query).rest)]).toEqual(before);
        },
      ),
      { numRuns: 1_000 },
    );
  });
});

describe('isVisit', () => {
  const PERSON = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', 'sec-fetch-site': 'none' };
  it.each<[string, string, Record<string, string>, boolean]>([
    ['a navigation by a person', 'GET', PERSON, true],
    ['HEAD', 'HEAD', PERSON, false],
    ['a form on another site', 'POST', PERSON, false],
    ['a script', 'GET', { ...PERSON, 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'empty' }, false],
    ['a frame', 'GET', { ...PERSON, 'sec-fetch-dest': 'iframe' }, false],
    ['a picture', 'GET', { ...PERSON, 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }, false],
    ['a prefetch by the browser', 'GET', { ...PERSON, 'sec-purpose': 'prefetch;prerender' }, false],
    ['a client without fetch metadata', 'GET', {}, false],
  ])('classifies %s', (_who, method, headers, expected) => {
    expect(isVisit({ method, headers } as unknown as IncomingMessage)).toBe(expected);
  });

  it.each([
    ['none', false],
    ['same-origin', false],
    ['same-site', true],
    ['cross-site', true],
    [undefined, true],
  ])('classifies a request from %s', (site, expected) => {
    expect(isCrossSite({ headers: { 'sec-fetch-site': site } } as unknown as IncomingMessage)).toBe(expected);
  });
});
