import { describe, expect, it } from '@jest/globals';
import { isRecord, parseJson } from './parseJson.ts';

describe('parseJson', () => {
  it.each([
    ['an object', '{"a":1}', { a: 1 }],
    ['null', 'null', null],
    ['malformed text', '{"a":', undefined],
    ['an empty text', '', undefined],
    ['a missing text', null, undefined],
  ])('returns the value of %s', (_name, text, expected) => {
    expect(parseJson(text)).toEqual(expected);
  });
});

describe('isRecord', () => {
  it.each([
    [{}, true],
    [null, false],
    [undefined, false],
    ['text', false],
  ])('%p: %p', (value, expected) => {
    expect(isRecord(value)).toBe(expected);
  });
});
