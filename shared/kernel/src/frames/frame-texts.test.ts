import { describe, expect, it } from '@jest/globals';
import { createFrameTexts } from './frame-texts.ts';

const text = createFrameTexts(
  {
    'pay.frame.title': 'Card details',
    'pay.frame.cvcHint': '{count} digits on the {side} of the card',
    'pay.frame.twice': '{count} of {count}',
    'other.title': 'Not of this frame',
  },
  'pay.frame.',
);

describe('createFrameTexts', () => {
  it.each<[string, Record<string, string | number>, string]>([
    ['title', {}, 'Card details'],
    ['cvcHint', { count: 3, side: 'back' }, '3 digits on the back of the card'],
    ['cvcHint', { count: 0, side: '$&' }, '0 digits on the $& of the card'],
    ['cvcHint', { count: 3 }, '3 digits on the {side} of the card'],
    ['twice', { count: 2 }, '2 of 2'],
    ['other.title', {}, 'other.title'],
    ['constructor', {}, 'constructor'],
  ])('formats %s with %j as %j', (key, values, expected) => {
    expect(text(key, values)).toBe(expected);
  });

  it('does not read values from the prototype', () => {
    expect(createFrameTexts({ 'a.b': '{toString}' }, 'a.')('b')).toBe('{toString}');
  });
});
