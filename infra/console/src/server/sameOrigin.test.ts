import { expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { refuseForeign } from './sameOrigin.ts';

const OURS = 'http://console.localhost:4008';
const json = { 'content-type': 'application/json' };

it.each<[what: string, method: string, headers: Record<string, string>, code: string | undefined]>([
  ['our page reads', 'GET', { 'sec-fetch-site': 'same-origin' }, undefined],
  [
    'a visitor follows a link from a chat',
    'GET',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' },
    undefined,
  ],
  [
    'another site reads',
    'GET',
    { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' },
    'FOREIGN_REQUEST',
  ],
  [
    'a page of a brand reads',
    'GET',
    { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' },
    'FOREIGN_REQUEST',
  ],
  ['our page decides', 'POST', { 'sec-fetch-site': 'same-origin', origin: OURS, ...json }, undefined],
  [
    'a page of a brand decides',
    'POST',
    { 'sec-fetch-site': 'same-site', origin: 'http://aurora.localhost:4000', ...json },
    'FOREIGN_REQUEST',
  ],
  [
    'an old browser of another site decides',
    'POST',
    { origin: 'https://evil.example', ...json },
    'FOREIGN_REQUEST',
  ],
  ['the request names no origin', 'POST', json, 'FOREIGN_REQUEST'],
  [
    'a form of another site navigates',
    'POST',
    {
      'sec-fetch-site': 'cross-site',
      'sec-fetch-mode': 'navigate',
      origin: 'https://evil.example',
      'content-type': 'text/plain',
    },
    'FOREIGN_REQUEST',
  ],
  [
    'a form of ours is no JSON',
    'POST',
    { 'sec-fetch-site': 'same-origin', origin: OURS, 'content-type': 'text/plain' },
    'NOT_JSON',
  ],
])('sameOrigin decides when %s', (_what, method, headers, code) => {
  const check = (): unknown => {
    try {
      refuseForeign({ method, headers } as unknown as IncomingMessage, OURS);
      return undefined;
    } catch (error) {
      return (error as { code?: string }).code;
    }
  };
  expect(check()).toBe(code);
});
