import { expect, it } from '@jest/globals';
import { isOfBusyMachine } from './observePage.ts';

it.each([
  ['mfe-account failed with CHUNK_TIMEOUT: CHUNK_TIMEOUT: files have not arrived', true],
  ['mfe-casino failed with CHUNK_TIMEOUT: CHUNK_TIMEOUT: files have not arrived', false],
  ['mfe-account failed with MOUNT_THREW: no catalogue', false],
  [
    'Failed to load resource: the server responded with a status of 503 (Service Unavailable) (/analytics)',
    true,
  ],
  ['Failed to load resource: the server responded with a status of 503 (Service Unavailable) (/api)', false],
  ['Each child needs a key (/entry.js)', false],
])('ignores of %s only what a busy machine causes: %p', (error, isIgnored) => {
  expect(isOfBusyMachine(error, 'mfe-casino')).toBe(isIgnored);
});
