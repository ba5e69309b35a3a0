import { describe, expect, it } from '@jest/globals';
import { contentChanges, type ContentChange } from './contentChanges.ts';

describe('contentChanges', () => {
  it.each<[what: string, before: unknown, after: unknown, changes: readonly ContentChange[]]>([
    ['equal bodies', { a: 1, b: [1, 2] }, { b: [1, 2], a: 1 }, []],
    [
      'a changed value',
      { a: { b: true } },
      { a: { b: false } },
      [{ path: ['a', 'b'], before: true, after: false }],
    ],
    ['a new key', {}, { a: 'x' }, [{ path: ['a'], before: undefined, after: 'x' }]],
    ['a removed key', { a: 'x' }, {}, [{ path: ['a'], before: 'x', after: undefined }]],
    ['a list of values as a whole', { a: [1] }, { a: [1, 2] }, [{ path: ['a'], before: [1], after: [1, 2] }]],
    [
      'an item of a list by its id',
      [
        { id: 'hero', title: 'A' },
        { id: 'new', title: 'B' },
      ],
      [
        { id: 'new', title: 'B' },
        { id: 'hero', title: 'C' },
      ],
      [{ path: ['hero', 'title'], before: 'A', after: 'C' }],
    ],
    [
      'a new order as a whole',
      [{ id: 'a' }, { id: 'b' }],
      [{ id: 'b' }, { id: 'a' }],
      [{ path: [], before: [{ id: 'a' }, { id: 'b' }], after: [{ id: 'b' }, { id: 'a' }] }],
    ],
    ['another type', { a: { b: 1 } }, { a: 2 }, [{ path: ['a'], before: { b: 1 }, after: 2 }]],
  ])('finds %s', (_what, before, after, changes) => {
    expect(contentChanges(before, after)).toEqual(changes);
  });
});
