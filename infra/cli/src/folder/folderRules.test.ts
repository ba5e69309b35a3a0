import { describe, expect, it } from '@jest/globals';
import { folderRules } from './folderRules.ts';

const idsOf = (isAlone: boolean, hasSizes: boolean): readonly string[] =>
  folderRules({ isAlone, hasSizes }).map(({ id }) => id);

describe('the rules for a folder', () => {
  it('need no budget while no registry is asked', () => {
    expect(idsOf(true, false)).not.toContain('size/budget');
    expect(idsOf(true, true)).toContain('size/budget');
    expect(idsOf(true, false)).toContain('css/global');
  });

  it('report a missing budget when a registry answers', () => {
    expect(idsOf(false, false)).toEqual(expect.arrayContaining(['size/budget', 'shared/range']));
    expect(idsOf(false, true).filter((id) => id.startsWith('source/'))).toEqual([]);
  });
});
