import { describe, expect, it } from '@jest/globals';
import { fakeServices } from '@foyer/platform/testing';
import type { CookieName } from '../storage/adapters/cookies.ts';
import { rememberVisit } from './rememberVisit.ts';

function visit(search: string, accepted: { analytics?: boolean; marketing?: boolean } = {}) {
  const { consent } = fakeServices();
  const change = (next: typeof accepted) =>
    consent.set({ ...consent.current(), analytics: false, marketing: false, ...next });
  change(accepted);
  const stored = new Map<CookieName, string>();
  rememberVisit({
    consent,
    search,
    cookies: {
      read: (name) => stored.get(name),
      write: (name, value, days) => void stored.set(name, days === undefined ? value : `${value} ${days}`),
      remove: (name) => void stored.delete(name),
    },
    createId: () => 'id',
  });
  return { change, stored: () => Object.fromEntries(stored) };
}

// requirements/entities#client-storage
describe('a visit', () => {
  it('stores nothing before the consent, and both values after it', () => {
    const { stored, change } = visit('?aff=partner-7');
    expect(stored()).toEqual({});
    change({ analytics: true, marketing: true });
    expect(stored()).toEqual({ aff: 'partner-7 7', internalTrackingId: 'id' });
  });

  it.each([
    [{ marketing: true }, { aff: 'partner-7 7' }],
    [{ analytics: true }, { internalTrackingId: 'id' }],
  ])('stores with the consent %j: %j', (accepted, expected) => {
    expect(visit('?aff=partner-7', accepted).stored()).toEqual(expected);
  });

  it.each(['', '?aff=', '?aff=%3Cscript%3E', `?aff=${'a'.repeat(65)}`])(
    'has no affiliate with the query "%s"',
    (search) => {
      expect(visit(search, { marketing: true }).stored()).toEqual({});
    },
  );

  it('removes its values when the consent is withdrawn', () => {
    const { stored, change } = visit('?aff=partner-7', { analytics: true, marketing: true });
    change({});
    expect(stored()).toEqual({});
  });
});
