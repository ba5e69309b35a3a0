import { describe, expect, it } from '@jest/globals';
import { searchTexts, textsOf, withText } from './searchTexts.ts';

const TEXTS = {
  value: { 'casino.title': 'Pelit', JACKPOT_OPT_IN: 'Liity' },
  delivered: { 'casino.title': 'Kaikki pelit', 'casino.empty': 'Ei pelejä', JACKPOT_OPT_IN: 'Osallistu' },
  english: { 'casino.title': 'All games', 'casino.empty': 'No games found', JACKPOT_OPT_IN: 'Join' },
  extra: ['app.new'],
};

describe('searchTexts', () => {
  it.each<[search: string, onlyEdited: boolean, keys: readonly string[]]>([
    ['', false, ['app.new', 'casino.empty', 'casino.title', 'JACKPOT_OPT_IN']],
    ['', true, ['casino.title', 'JACKPOT_OPT_IN']],
    ['jackpot', false, ['JACKPOT_OPT_IN']],
    ['GAMES', false, ['casino.empty', 'casino.title']],
    ['games found', false, ['casino.empty']],
    ['liity', false, ['JACKPOT_OPT_IN']],
    ['osallistu', false, []],
    ['games', true, ['casino.title']],
  ])('finds by "%s" (edited only: %s) %j', (search, onlyEdited, keys) => {
    expect(searchTexts({ ...TEXTS, search, onlyEdited })).toEqual(keys);
  });
});

describe('withText', () => {
  it.each([
    ['stores an edited text', 'New', { a: 'New', b: 'B' }],
    ['removes a text that equals the delivered one', 'Delivered', { b: 'B' }],
    ['removes a restored text', undefined, { b: 'B' }],
    ['keeps an emptied text, which validation rejects', '', { a: '', b: 'B' }],
  ])('%s', (_what, text, texts) => {
    expect(withText({ a: 'A', b: 'B' }, 'a', text, 'Delivered')).toEqual(texts);
  });
});

describe('textsOf', () => {
  it('has no texts of another shape', () => {
    expect([textsOf({ a: 'A' }), textsOf(undefined), textsOf({ a: 1 })]).toEqual([{ a: 'A' }, {}, {}]);
  });
});
