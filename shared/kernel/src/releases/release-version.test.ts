import { expect, it } from '@jest/globals';
import { releaseVersion } from './release-version.ts';

it.each([
  ['0.0.0', 14, 'r14'],
  ['1.2.0', 3, '1.2.0+r3'],
])('names a release of package version %s and number %d %s', (version, sequence, expected) => {
  expect(releaseVersion({ version, sequence })).toBe(expected);
});
