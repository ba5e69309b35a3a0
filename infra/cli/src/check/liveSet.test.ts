import { expect, it } from '@jest/globals';
import { liveSetQuery, liveSetText, parseAgainst } from './liveSet.ts';

it.each([
  [undefined, {}],
  ['staging', { environment: 'staging' }],
  ['previous', { liveSet: { kind: 'previous' } }],
  ['shell@4f1c, casino@09ab', { liveSet: { kind: 'planned', releases: ['shell@4f1c', 'mfe-casino@09ab'] } }],
] as const)('parses --against %s', (text, expected) => {
  expect(parseAgainst(text)).toEqual(expected);
});

it.each(['prod', 'shell', 'shell@', 'shell@a,casino'])('rejects --against %s', (text) => {
  expect(() => parseAgainst(text)).toThrow('--against takes dev, staging, production, previous, or releases');
});

it('names the releases in the query and in the report', () => {
  const planned = { kind: 'planned', releases: ['shell@4f1c', 'mfe-casino@09ab'] } as const;
  expect([liveSetQuery(planned), liveSetText(planned)]).toEqual([
    '&with=shell@4f1c,mfe-casino@09ab',
    ', with shell@4f1c, mfe-casino@09ab',
  ]);
  expect([liveSetQuery({ kind: 'previous' }), liveSetText({ kind: 'previous' })]).toEqual([
    '&set=previous',
    ', previous releases',
  ]);
  expect([liveSetQuery(undefined), liveSetText(undefined)]).toEqual(['', '']);
});
