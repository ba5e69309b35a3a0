import { describe, expect, it } from '@jest/globals';
import { joinSentences } from './index.ts';

describe('joinSentences', () => {
  it.each([
    [
      'a space between sentences',
      ['Up to 24 months.', 'Times are local.'],
      'Up to 24 months. Times are local.',
    ],
    [
      'no space after a Japanese sentence',
      ['24か月分です。', '現地時間です。'],
      '24か月分です。現地時間です。',
    ],
    [
      'no space after a full-width question mark',
      ['お困りですか？', '無料です。'],
      'お困りですか？無料です。',
    ],
    [
      'a space after a Japanese sentence that ends with a Latin one',
      ['18歳以上 (18+).', '無料です。'],
      '18歳以上 (18+). 無料です。',
    ],
    ['nothing for absent sentences', [false, 'One.', undefined, '', 'Two.'], 'One. Two.'],
  ] as const)('writes %s', (_case, sentences, joined) => {
    expect(joinSentences(...sentences)).toBe(joined);
  });
});
