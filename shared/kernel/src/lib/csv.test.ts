import { describe, expect, it } from '@jest/globals';
import { guardFormulas } from './csv.ts';

describe('guardFormulas', () => {
  it.each(['=', '+', '-', '@', '|', '%', '＝', '＋', '－', '＠', '\t', '\r', '\n'])(
    'guards a text that starts with %j',
    (sign) => expect(guardFormulas(`${sign}SUM(1)`)).toBe(`'${sign}SUM(1)`),
  );

  it.each([
    ['a;=b', "a;'=b"],
    ['a; \t-b;c', "a; \t'-b;c"],
    ['a;+1;-2', "a;'+1;'-2"],
    ['-1+cmd', "'-1+cmd"],
  ])('guards each formula in %j', (text, guarded) => expect(guardFormulas(text)).toBe(guarded));

  it.each(['', 'plain', 'a=b', '  =b', 'a;b', '1-2'])('leaves %j unchanged', (text) =>
    expect(guardFormulas(text)).toBe(text),
  );
});
