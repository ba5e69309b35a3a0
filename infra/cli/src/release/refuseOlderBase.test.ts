import { expect, it } from '@jest/globals';
import type { ReleaseSource } from '@foyer/kernel/release-source';
import type { Session } from '../sessionTypes.ts';
import { refuseOlderBase } from './refuseOlderBase.ts';

const SOURCE: ReleaseSource = {
  repository: 'https://git.example/casino.git',
  commit: 'a'.repeat(40),
  author: 'Ana Ruiz <ana@casino.test>',
  isDirty: false,
};

/** A registry in which casino `c1` is live; collects the notes for the user. */
function session(notes: string[], base: Partial<ReleaseSource> = {}): Session {
  const source = { ...SOURCE, commit: 'b'.repeat(40), ...base };
  const client = {
    get: (path: string) =>
      Promise.resolve(
        path.startsWith('/v1/plan')
          ? { plan: { apps: [{ app: 'mfe-casino', release: 'c1' }] } }
          : { releases: [{ release: 'c1', source }] },
      ),
  };
  return {
    client,
    environment: 'production',
    terminal: { note: (text: string) => void notes.push(text) },
  } as unknown as Session;
}

const planned = (position: 'contains' | 'behind' | 'diverged' | 'unknown', more: object = {}) => ({
  app: 'mfe-casino',
  release: 'c2',
  source: SOURCE,
  allowOlder: false,
  position: () => Promise.resolve(position),
  ...more,
});

it.each([
  ['behind', 'this checkout (aaaaaaaaaa) is older'],
  ['unknown', 'this checkout (aaaaaaaaaa) does not have that commit'],
] as const)('refuses a checkout without the live commit: %s', async (position, text) => {
  await expect(refuseOlderBase(session([]), planned(position))).rejects.toMatchObject({
    code: 'BASE_OLDER',
    message: expect.stringContaining(text) as unknown,
  });
});

it('accepts a checkout that contains the live commit, and an older one on request', async () => {
  const notes: string[] = [];
  await refuseOlderBase(session(notes), planned('contains'));
  await refuseOlderBase(session(notes), planned('behind', { allowOlder: true }));
  await refuseOlderBase(session(notes), planned('behind', { release: 'c1' }));
  await refuseOlderBase(session(notes), planned('behind', { source: undefined }));
  await refuseOlderBase(session(notes, { repository: 'https://git.example/other.git' }), planned('unknown'));
  expect(notes).toEqual([]);
});

it('warns about a branch that has diverged from the live commit', async () => {
  const notes: string[] = [];
  await refuseOlderBase(session(notes), planned('diverged'));
  expect(notes[0]).toContain('bbbbbbbbbb by Ana Ruiz <ana@casino.test>, which is not part of this branch');
});
