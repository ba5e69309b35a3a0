import { expect, it } from '@jest/globals';
import { createRequestKeys } from './requestKeys.ts';

it('keeps the key of a value that is sent again, and makes a new one after another value', () => {
  const keyOf = createRequestKeys();
  const first = keyOf('Day', 50);
  expect(first).toMatch(/^[\w-]{8,80}$/);
  expect(keyOf('Day', 50)).toBe(first);
  expect(keyOf('Week', 50)).not.toBe(first);
  expect(keyOf('Day', 50)).toBe(first);
  const other = keyOf('Day', 60);
  expect(other).not.toBe(first);
  // the limit is 60 now: 50 has to be set again
  expect([first, other]).not.toContain(keyOf('Day', 50));
  expect(createRequestKeys()('Day', 50)).not.toBe(first);
});
