import { describe, expect, it } from '@jest/globals';
import { registerFakeRegistry } from './testing/fakeRegistry.ts';

const { foyer } = registerFakeRegistry();

describe('a misspelt', () => {
  it.each([
    ['option', ['status', '--enviroment', 'dev'], '--environment'],
    ['option of a decision', ['off', 'casino', '--raeson', 'x'], '--reason'],
    ['brand', ['explain', 'tulli', 'casino'], 'tuli'],
    ['command', ['pubish', 'casino'], 'publish'],
    ['application', ['dev', 'casin'], 'casino'],
    ['option of a folder', ['publish', '--folder', 'dist', '--promte'], '--promote'],
  ])('%s is answered with the one that was meant: %j', async (_what, args, meant) => {
    const { code, error } = await foyer(...args);
    expect([code, error]).toEqual([2, expect.stringContaining(`Did you mean ${meant}?`)]);
  });

  it('option like no other is refused without a suggestion', async () => {
    const { error } = await foyer('status', '--colour');
    expect(error).toContain('Unknown argument: colour');
    expect(error).not.toContain('Did you mean');
  });
});
