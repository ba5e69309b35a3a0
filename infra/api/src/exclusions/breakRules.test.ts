import { describe, expect, it } from '@jest/globals';
import { effectiveProtection, licences, type BreakKind, type GameGroup, type LicenceId } from '@foyer/market';
import { breakOptionsOf, endOfBreak } from '@foyer/market/exclusion-rules';
import { PROOF_PROFILES } from '@foyer/market/proof-profiles';
import { planBreak, planButtonBreak } from './breakRules.ts';

const NOW = Date.UTC(2026, 7, 31, 12);
const licenceOf = (id: LicenceId, protection: 'specification' | 'strict') =>
  effectiveProtection(licences[id], { protection }).licence;

interface Choice {
  readonly kind: BreakKind;
  readonly length: string;
  readonly groups?: readonly GameGroup[];
  readonly allBrands?: boolean;
}
const plan = (id: LicenceId, protection: 'specification' | 'strict', choice: Choice) =>
  planBreak(licenceOf(id, protection), { groups: [], allBrands: false, ...choice }, NOW);

describe('breaks that a licence offers (requirements/regulation)', () => {
  it.each<
    [LicenceId, 'specification' | 'strict', timeOuts: readonly string[], exclusions: readonly string[]]
  >([
    ['mga', 'specification', ['PT48H', 'P7D', 'P30D'], ['P6M', 'P1Y', 'P5Y', 'indefinite']],
    ['mga', 'strict', ['PT48H', 'P7D', 'P30D'], ['P6M', 'P1Y', 'P5Y', 'indefinite']],
    ['est', 'specification', ['PT24H', 'P7D', 'P30D'], ['P6M', 'P12M', 'P24M', 'P36M']],
    ['est', 'strict', ['PT24H', 'P7D', 'P30D'], ['P6M', 'P12M', 'P24M', 'P36M']],
    ['crc', 'specification', ['PT24H', 'P7D', 'P30D'], ['indefinite']],
    ['crc', 'strict', ['PT24H', 'P7D', 'P30D'], ['P1Y', 'P3Y', 'P5Y', 'indefinite']],
    ['anj', 'specification', ['PT24H', 'P7D', 'P30D'], []],
    ['anj', 'strict', ['PT24H', 'P7D', 'P30D'], ['P6M', 'P1Y', 'P5Y', 'indefinite']],
    ['cos', 'specification', ['PT24H', 'P7D', 'P30D'], []],
    ['cos', 'strict', ['PT24H', 'P7D', 'P30D'], ['P6M', 'P1Y', 'P5Y', 'indefinite']],
  ])('%s in %s: time-outs %j, exclusions %j', (id, protection, timeOuts, exclusions) => {
    const options = breakOptionsOf(licenceOf(id, protection));
    expect([options.timeOuts, options.exclusions]).toEqual([timeOuts, exclusions]);
  });

  it('chooses games for an exclusion where the register takes it by group, and nowhere else', () => {
    expect(breakOptionsOf(licenceOf('est', 'specification'))).toMatchObject({
      register: 'HAMPI',
      groups: ['casino', 'sports'],
    });
    for (const id of ['mga', 'crc', 'anj', 'cos'] as const)
      expect(breakOptionsOf(licenceOf(id, 'strict'))).toMatchObject({ register: undefined, groups: [] });
  });
});

describe('planBreak', () => {
  it.each<[string, LicenceId, Choice, object]>([
    [
      'a time-out',
      'mga',
      { kind: 'TIME_OUT', length: 'P7D' },
      { endsAt: new Date('2026-09-07T12:00:00Z'), scope: 'brand', isReported: false },
    ],
    [
      'an exclusion at all brands',
      'mga',
      { kind: 'EXCLUSION', length: 'P1Y', allBrands: true },
      { scope: 'operator', endsAt: new Date('2027-08-31T12:00:00Z') },
    ],
    ['an exclusion without an end', 'mga', { kind: 'EXCLUSION', length: 'indefinite' }, { endsAt: null }],
    [
      'all brands where the licence does not ask',
      'crc',
      { kind: 'EXCLUSION', length: 'indefinite' },
      { scope: 'operator' },
    ],
    [
      'one group of games, for the register',
      'est',
      { kind: 'EXCLUSION', length: 'P6M', groups: ['sports', 'sports'] },
      { groups: ['sports'], isReported: true },
    ],
    [
      'a time-out without the register',
      'est',
      { kind: 'TIME_OUT', length: 'PT24H' },
      { groups: [], isReported: false },
    ],
  ])('plans %s (%s)', (_name, id, choice, expected) => {
    expect(plan(id, 'specification', choice)).toMatchObject({ ok: true, value: expected });
  });

  it.each<[string, LicenceId, Choice, readonly string[]]>([
    ['a length of another licence', 'mga', { kind: 'TIME_OUT', length: 'PT24H' }, ['length']],
    ['an exclusion as a time-out', 'mga', { kind: 'TIME_OUT', length: 'P6M' }, ['length']],
    ['any exclusion where none is offered', 'cos', { kind: 'EXCLUSION', length: 'indefinite' }, ['length']],
    ['no games where they are chosen', 'est', { kind: 'EXCLUSION', length: 'P6M' }, ['groups']],
    [
      'games where they are not chosen',
      'mga',
      { kind: 'EXCLUSION', length: 'P6M', groups: ['casino'] },
      ['groups'],
    ],
    ['games of a time-out', 'est', { kind: 'TIME_OUT', length: 'P7D', groups: ['casino'] }, ['groups']],
  ])('refuses %s (%s)', (_name, id, choice, keys) => {
    expect(plan(id, 'specification', choice)).toEqual({ ok: false, failure: keys });
  });
});

describe('planButtonBreak', () => {
  it('starts 24 hours for all brands under the German profile, and reports them', () => {
    const { licence } = effectiveProtection(PROOF_PROFILES.ggl, { protection: 'specification' });
    expect(licence.breaks.confirmation).toBe(false);
    expect(planButtonBreak(licence, NOW)).toEqual({
      kind: 'TIME_OUT',
      length: 'PT24H',
      groups: [],
      startsAt: new Date(NOW),
      endsAt: new Date(NOW + 86_400_000),
      scope: 'operator',
      origin: 'button',
      isReported: true,
    });
  });
  it.each(['mga', 'est', 'crc', 'anj', 'cos'] as const)('does not exist under %s', (id) => {
    expect(planButtonBreak(licenceOf(id, 'strict'), NOW)).toBeUndefined();
  });
});

describe('endOfBreak', () => {
  it.each([
    ['P6M', 'Europe/Malta', '2026-08-31T12:00:00Z', '2027-03-01T13:00:00Z'],
    ['P1Y', 'UTC', '2028-02-29T00:00:00Z', '2029-03-01T00:00:00Z'],
    ['P1M', 'UTC', '2026-01-15T23:59:59Z', '2026-02-15T23:59:59Z'],
    ['PT24H', 'Europe/Malta', '2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z'],
    ['P30D', 'Europe/Tallinn', '2026-12-31T12:00:00Z', '2027-01-30T12:00:00Z'],
    // 24 hours and 7 days keep their length on days of 23 and 25 hours
    ['PT24H', 'Europe/Tallinn', '2026-10-24T21:30:00Z', '2026-10-25T21:30:00Z'],
    ['P7D', 'Europe/Tallinn', '2027-03-27T22:30:00Z', '2027-04-03T22:30:00Z'],
    ['P1D', 'America/Toronto', '2026-11-01T04:00:00Z', '2026-11-02T04:00:00Z'],
    // 1 March at 00:30 in Tallinn is still February in UTC: six months end on 1 September there
    ['P6M', 'Europe/Tallinn', '2026-02-28T22:30:00Z', '2026-08-31T21:30:00Z'],
    // 31 August at 23:30 in Toronto is September in UTC: the day that February does not have is 1 March
    ['P6M', 'America/Toronto', '2026-09-01T03:30:00Z', '2027-03-02T04:30:00Z'],
    ['P6M', 'Asia/Tokyo', '2026-08-31T15:30:00Z', '2027-02-28T15:30:00Z'],
    ['P1Y', 'Europe/Helsinki', '2028-02-29T10:00:00Z', '2029-03-01T10:00:00Z'],
    // 03:30 is skipped on 28 March 2027 and happens twice on 25 October 2026: the later instant
    ['P1Y', 'Europe/Tallinn', '2026-03-28T01:30:00Z', '2027-03-28T01:30:00Z'],
    ['P1M', 'Europe/Tallinn', '2026-09-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['P1M', 'America/Toronto', '2027-02-14T07:30:00Z', '2027-03-14T07:30:00Z'],
    ['P1M', 'America/Toronto', '2026-10-01T05:30:00Z', '2026-11-01T06:30:00Z'],
    // the same in Malta, where 02:30 is skipped and repeated
    ['P1M', 'Europe/Malta', '2027-02-28T01:30:00Z', '2027-03-28T01:30:00Z'],
    ['P1M', 'Europe/Malta', '2026-09-25T00:30:00Z', '2026-10-25T01:30:00Z'],
    ['P1M', 'Europe/Tallinn', '2027-02-28T01:30:00Z', '2027-03-28T01:30:00Z'],
    ['PT48H', 'Europe/Malta', '2026-03-28T12:00:00Z', '2026-03-30T12:00:00Z'],
    ['PT48H', 'Europe/Malta', '2026-10-24T00:30:00Z', '2026-10-26T00:30:00Z'],
    ['P30D', 'Europe/Malta', '2026-10-01T22:30:00Z', '2026-10-31T22:30:00Z'],
    ['PT24H', 'Europe/Tallinn', '2026-03-28T22:30:00Z', '2026-03-29T22:30:00Z'],
    ['P12M', 'Europe/Tallinn', '2026-10-25T12:00:00Z', '2027-10-25T11:00:00Z'],
    // zones of licences whose clocks do not change
    ['P1Y', 'America/Curacao', '2026-03-29T05:30:00Z', '2027-03-29T05:30:00Z'],
    ['P6M', 'Indian/Comoro', '2026-04-25T22:30:00Z', '2026-10-25T22:30:00Z'],
    ['P6M', 'America/Costa_Rica', '2026-09-29T05:59:59Z', '2027-03-29T05:59:59Z'],
    ['P3M', 'Europe/Helsinki', '2026-11-30T22:00:00Z', '2027-02-28T22:00:00Z'],
  ])('%s in %s from %s ends at %s', (length, zone, start, end) => {
    expect(new Date(endOfBreak(length, Date.parse(start), zone) ?? 0)).toEqual(new Date(end));
  });
  it.each(['', 'P', 'PT0H', '6M', 'P-1D'])('rejects the length %j', (length) => {
    expect(() => endOfBreak(length, NOW, 'UTC')).toThrow('not a duration');
  });
});
