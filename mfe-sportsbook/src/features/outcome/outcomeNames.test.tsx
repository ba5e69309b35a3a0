import { describe, expect, it } from '@jest/globals';
import { MARKET_KINDS, outcomesOf, type MarketKind, type OutcomeId } from '@foyer/kernel/markets';
import { SPORTS } from '@foyer/kernel/sports-feed';
import { fakeServices, renderPiece } from '@foyer/platform/testing';
import en from '../../messages/en.json' with { type: 'json' };
import et from '../../messages/et_EE.json' with { type: 'json' };
import fi from '../../messages/fi.json' with { type: 'json' };
import fr from '../../messages/fr_CA.json' with { type: 'json' };
import ja from '../../messages/ja.json' with { type: 'json' };
import { marketName } from './marketNames.ts';
import type { NameFormats } from './mainNames.ts';
import { outcomeLabel, outcomeName } from './outcomeNames.ts';
import { useNameFormats } from './useNameFormats.ts';

const SIDES = { home: 'Rovers', away: 'City' };

/** The formats of a language, as a component receives them. */
function formatsOf(locale = 'en', messages: Readonly<Record<string, string>> = en): NameFormats {
  let formats: NameFormats | undefined;
  function Probe() {
    formats = useNameFormats();
    return null;
  }
  const services = fakeServices({ path: `/${locale}/sports/` });
  renderPiece(<Probe />, { services, messages }).unmount();
  if (!formats) throw new Error('The probe was not rendered.');
  return formats;
}

describe.each([
  ['en', en],
  ['fi', fi],
  ['et_EE', et],
  ['fr_CA', fr],
  ['ja', ja],
])('names in %s', (locale, messages) => {
  const formats = formatsOf(locale, messages);

  it.each(SPORTS)('exist for each market of %s, and differ', (sport) => {
    const names = MARKET_KINDS.map((kind) => marketName(formats.text, kind, sport, SIDES));
    expect(names.filter((name) => name.trim() === '' || /sportsbook\.|[{}]|undefined/.test(name))).toEqual(
      [],
    );
    expect(new Set(names).size).toBe(names.length);
  });

  it.each(MARKET_KINDS)('exist for each outcome of %s, and differ', (kind) => {
    const line = /total|handicap/i.test(kind) ? 150 : null;
    const names = outcomesOf(kind).map((outcome) => outcomeName(formats, { line, outcome }, SIDES));
    expect(names.filter((name) => name.trim() === '' || /sportsbook\.|[{}]|undefined/.test(name))).toEqual(
      [],
    );
    expect(new Set(names).size).toBe(names.length);
  });
});

describe('outcomeName', () => {
  it.each<[MarketKind, number | null, OutcomeId, string]>([
    ['winner', null, 'home', 'Rovers wins'],
    ['winner', null, 'draw', 'Draw'],
    ['total', 250, 'over', 'Over 2.5'],
    ['asianTotal', 225, 'under', 'Under 2.25'],
    ['asianTotal', 200, 'over', 'Over 2.0'],
    ['asianHandicap', -125, 'home', 'Rovers −1.25'],
    ['asianHandicap', -125, 'away', 'City +1.25'],
    ['asianHandicap', 0, 'away', 'City 0'],
    ['handicap', -100, 'draw', 'Draw (Rovers −1)'],
    ['handicap', 200, 'away', 'City −2'],
    ['doubleChance', null, 'home-or-away', 'Rovers or City'],
    ['doubleChance', null, 'draw-or-away', 'City or draw'],
    ['correctScore', null, '2:1', '2–1'],
    ['correctScore', null, 'other', 'Other score'],
    ['halfTimeFullTime', null, 'home/draw', 'Rovers / Draw'],
    ['winningMargin', null, 'home+1', 'Rovers by 1'],
    ['winningMargin', null, 'away+3', 'City by 3 or more'],
    ['exactGoals', null, '2', '2'],
    ['exactGoals', null, '6+', '6 or more'],
    ['moreGoalsHalf', null, 'first-half', '1st half'],
    ['oddEven', null, 'odd', 'Odd'],
    ['bothScore', null, 'yes', 'Yes'],
  ])('names %s with line %s and outcome %s "%s"', (_kind, line, outcome, name) => {
    expect(outcomeName(formatsOf(), { line, outcome }, SIDES)).toBe(name);
  });

  it('is only the team on a button below the name of its market', () => {
    expect(outcomeLabel(formatsOf(), { line: null, outcome: 'home' }, SIDES)).toBe('Rovers');
    expect(outcomeLabel(formatsOf(), { line: -50, outcome: 'home' }, SIDES)).toBe('Rovers −0.5');
  });
});

describe('marketName', () => {
  const { text } = formatsOf();
  it.each([
    ['winner', 'football', 'Match result (regular time)'],
    ['winner', 'tennis', 'Match winner'],
    ['total', 'basketball', 'Total points'],
    ['homeTotal', 'football', 'Rovers – Total goals'],
    ['firstTotal', 'tennis', '1st set – Total games'],
    ['firstWinner', 'esports', '1st map – Winner'],
    ['firstWinner', 'ice-hockey', '1st period – Result'],
    ['firstBothScore', 'football', '1st half – Both teams to score'],
    ['bothScore', 'volleyball', 'Both to win a set'],
    ['secondTotal', 'football', '2nd half – Total goals'],
    ['asianHandicap', 'basketball', 'Handicap'],
    ['exactGoals', 'football', 'Exact goals'],
    ['awayCleanSheet', 'football', 'City – Clean sheet'],
  ] as const)('names %s of %s "%s"', (kind, sport, name) => {
    expect(marketName(text, kind, sport, SIDES)).toBe(name);
  });
});
