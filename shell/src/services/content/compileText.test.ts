import { describe, expect, it } from '@jest/globals';
import { canReplace, compileText } from './compileText.ts';

describe('compileText', () => {
  it.each([
    ['Home', [{ type: 0, value: 'Home' }]],
    ['{name}', [{ type: 1, value: 'name' }]],
    [
      'Hello {name}!',
      [
        { type: 0, value: 'Hello ' },
        { type: 1, value: 'name' },
        { type: 0, value: '!' },
      ],
    ],
  ])('compiles %j', (text, elements) => expect(compileText(text)).toEqual(elements));
});

describe('canReplace', () => {
  const plural = [
    {
      type: 6,
      value: 'count',
      options: { one: { value: [{ type: 1, value: 'name' }] }, other: { value: [] } },
    },
  ];
  const tag = [{ type: 8, value: 'link', children: [{ type: 1, value: 'name' }] }];
  it.each([
    ['a text without arguments', [{ type: 0, value: 'Old' }], 'New', true],
    ['an argument that is passed', [{ type: 1, value: 'name' }], 'New {name}', true],
    ['an argument that is not passed', [{ type: 0, value: 'Old' }], 'New {name}', false],
    ['an argument within a plural', plural, 'New {name} {count}', true],
    ['an argument within a tag', tag, 'New {name}', true],
    ['an argument for a message that the page does not have', undefined, '{name}', false],
  ])('accepts or refuses %s', (_what, compiled, text, accepted) => {
    expect(canReplace(compiled, compileText(text))).toBe(accepted);
  });
});
