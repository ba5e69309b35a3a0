import { expect, it } from '@jest/globals';
import { fileSize } from './fileSize.ts';

it.each([
  [5, 'en-GB', '5 bytes'],
  [1, 'en-GB', '1 byte'],
  [5, 'fi', '5 tavua'],
  [1_023, 'en-GB', '1,023 bytes'],
  [757_760, 'en-GB', '740 kB'],
  [757_760, 'fr-CA', '740 ko'],
  [1_048_300, 'en-GB', '1 MB'],
  [1_677_722, 'en-GB', '1.6 MB'],
  [1_677_722, 'fi', '1,6 Mt'],
])('formats %d bytes in %s as %s', (bytes, language, expected) => {
  expect(fileSize(bytes, language).replace(/\s/g, ' ')).toBe(expected);
});
