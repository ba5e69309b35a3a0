import { describe, expect, it } from '@jest/globals';
import { rowLayout } from './rowLayouts.ts';

describe('the rows of a lobby', () => {
  it.each([
    ['default', ['portrait', 'portrait', 'portrait', 'portrait']],
    ['layout1', ['led', 'wide', 'portrait', 'wide']],
    ['layout2', ['dense', 'square', 'square', 'square']],
  ] as const)('have the pattern of %s', (layout, looks) =>
    expect([0, 1, 2, 3].map((rowIndex) => rowLayout(layout, rowIndex))).toEqual(looks),
  );
});
