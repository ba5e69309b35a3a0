import { expect, it } from '@jest/globals';
import { LEGAL_TEXTS, LEGAL_VERSIONS } from '@foyer/market';
import { legalChanges } from './legalChanges.ts';

it.each(LEGAL_TEXTS)('lists the changes of the current version of %s', (kind) => {
  expect(legalChanges(kind, LEGAL_VERSIONS[kind]).map(({ id }) => id)).not.toContain(
    'account.legal.changed.unknown',
  );
});

it('announces a version that only the server knows', () => {
  expect(legalChanges('TERMS', '2031-01-01').map(({ id }) => id)).toEqual(['account.legal.changed.unknown']);
});
