import { describe, expect, it } from '@jest/globals';
import { parseReleasePlan } from '../releases/parse-release-plan.ts';
import { planForBrowser } from '../releases/browser-plan.ts';
import type { ReleasePlan } from '../releases/release-plan.ts';
import { entry, plan, visitor } from './resolve-release.fixture.ts';
import { explainRelease, resolveReleases } from './resolve-release.ts';

const POKER = {
  squad: 'poker',
  prefix: 'cards',
  brands: ['aurora'],
  menu: { labels: { en: 'Poker', fi: 'Pokeri' }, icon: 'table', position: 20 },
};
const BINGO = { squad: 'bingo', prefix: 'bingo', brands: ['aurora', 'tuli'] };
const withSquads: ReleasePlan = {
  ...plan,
  apps: [...plan.apps, entry('mfe-poker', 'p1'), entry('mfe-bingo', 'b1')],
  squads: [POKER, BINGO],
};
const appsIn = (brand: string) =>
  resolveReleases(withSquads, { ...visitor, brand }).apps.map(({ app }) => app);

describe('squads of the plan', () => {
  it('have releases, routes and menu entries in their brands only', () => {
    expect(appsIn('aurora')).toEqual(['shell', 'mfe-sports', 'mfe-poker', 'mfe-bingo']);
    expect(appsIn('tuli')).toEqual(['shell', 'mfe-sports', 'mfe-bingo']);
    expect(appsIn('caravel')).toEqual(['shell', 'mfe-sports']);
    expect(resolveReleases(withSquads, { ...visitor, brand: 'caravel' })).not.toHaveProperty('invited');
    expect(resolveReleases(withSquads, { ...visitor, locale: 'fi' }).invited).toEqual([
      { squad: 'bingo', prefix: 'bingo' },
      { squad: 'poker', prefix: 'cards', label: 'Pokeri', icon: 'table' },
    ]);
    expect(resolveReleases(withSquads, { ...visitor, locale: 'no' }).invited?.[1]?.label).toBe('Poker');
  });

  it('are explained as not invited elsewhere, also for a pin and a staff preview', () => {
    const pinned: ReleasePlan = {
      ...withSquads,
      rules: [
        {
          id: 'pin',
          app: 'mfe-poker',
          scope: { brand: 'tuli' },
          decision: { kind: 'release', release: 'p1' },
        },
      ],
    };
    const explained = explainRelease(pinned, 'mfe-poker', {
      ...visitor,
      brand: 'tuli',
      overrides: { 'mfe-poker': 'p1' },
    });
    expect(explained.decision.kind).toBe('off');
    expect(explained.steps.map(({ reason }) => reason)).toEqual(['not-invited']);
  });

  it('can be switched off in one of their brands', () => {
    const off = { kind: 'off', reason: 'incident' } as const;
    const set = resolveReleases(
      { ...withSquads, rules: [{ id: 'off', app: 'mfe-bingo', scope: { brand: 'tuli' }, decision: off }] },
      { ...visitor, brand: 'tuli' },
    );
    expect([set.off, set.invited?.map(({ squad }) => squad)]).toEqual([
      [{ app: 'mfe-bingo', reason: 'incident' }],
      ['bingo'],
    ]);
  });

  it('are a member that a reader without them ignores: unknown members are accepted', () => {
    const future = { ...plan, somethingNew: [{ of: 'later' }] };
    expect(parseReleasePlan(JSON.stringify(future)).apps).toEqual(plan.apps);
    expect(parseReleasePlan(JSON.stringify(withSquads)).squads).toEqual([POKER, BINGO]);
    expect(planForBrowser(withSquads).squads).toEqual([POKER, BINGO]);
  });

  it.each([
    [
      'a slot of another squad',
      [{ ...POKER, slots: [{ name: 'casino.search', places: [] }] }],
      'a slot of poker',
    ],
    [
      'a slot on a malformed page',
      [{ ...POKER, slots: [{ name: 'poker.x', places: ['"'] }] }],
      'a slot of poker',
    ],
    ['a title without English', [{ ...POKER, titles: { fi: 'P' } }], 'the title of poker'],
    ['a malformed former address', [{ ...POKER, former: ['a/b'] }], 'an invited squad has'],
    ['one address twice', [POKER, { ...BINGO, prefix: 'cards' }], 'two invited squads have one address'],
    ['an address with a slash', [{ ...BINGO, prefix: 'a/b' }], 'impossible name, address or brand'],
    ['a name that is no word', [{ ...BINGO, squad: '<b>' }], 'impossible name, address or brand'],
    [
      'a menu entry without an English label',
      [{ ...POKER, menu: { ...POKER.menu, labels: { fi: 'P' } } }],
      'menu entry of poker is incomplete',
    ],
    ['no list', 'poker', 'no list'],
  ])('are refused with %s', (_what, squads, reason) => {
    expect(() => parseReleasePlan(JSON.stringify({ ...plan, squads }))).toThrow(reason);
  });
});
