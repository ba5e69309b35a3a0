import { expect, it } from '@jest/globals';
import { canonicalJson } from './canonical-json.ts';

it.each<[unknown, string]>([
  [{ b: 1, a: 2, c: 3 }, '{"a":2,"b":1,"c":3}'],
  [{ c: 3, b: 1, a: 2 }, '{"a":2,"b":1,"c":3}'],
  [{ a: undefined, b: null }, '{"b":null}'],
  [{}, '{}'],
  [[], '[]'],
  [[3, 1, 2], '[3,1,2]'],
  [[undefined, null], '[null,null]'],
  [{ z: { y: [{ b: 1, a: 2 }], x: 'text' } }, '{"z":{"x":"text","y":[{"a":2,"b":1}]}}'],
  ['a "quoted" word', '"a \\"quoted\\" word"'],
  [{ 'a"b': 1 }, '{"a\\"b":1}'],
  [null, 'null'],
  [undefined, 'null'],
  [0, '0'],
  [false, 'false'],
  [1.5, '1.5'],
  [{ 10: 'ten', 9: 'nine', B: 1, a: 2 }, '{"10":"ten","9":"nine","B":1,"a":2}'],
])('serialises %j as %s', (value, text) => {
  expect(canonicalJson(value)).toBe(text);
});
