import { describe, expect, it } from '@jest/globals';
import { safeRedirect } from '@foyer/links';
import { afterRegistration, registrationStep, selectableCountries } from './registrationFlow.ts';

const prompting = { has: (feature: string) => feature === 'depositLimitsOnRegistration' };
const silent = { has: () => false };

describe('registrationStep', () => {
  it.each([
    ['', prompting, true, 'country'],
    ['?step=limits', prompting, true, 'limits'],
    ['?step=limits', prompting, false, 'country'],
    ['?step=limits', silent, true, 'country'],
    ['?step=money', prompting, true, 'country'],
  ] as const)('reads the step from "%s"', (search, market, signedIn, step) => {
    expect(registrationStep(search, market, signedIn)).toBe(step);
  });
});

it('lists the visitor’s own country first', () => {
  const names: Record<string, string> = { FI: 'Suomi', MT: 'Malta', AT: 'Itävalta' };
  const flows = ['FI', 'MT', 'AT'].map((countryCode) => ({ countryCode, flow: 'Identity' as const }));
  expect(
    selectableCountries(flows, 'MT', (code) => names[code] ?? code).map((flow) => flow.countryCode),
  ).toEqual(['MT', 'AT', 'FI']);
  expect(
    selectableCountries(flows, 'SE', (code) => names[code] ?? code).map((flow) => flow.countryCode),
  ).toEqual(['AT', 'MT', 'FI']);
});
describe('afterRegistration', () => {
  it('asks for limits first where the licence requires it, and keeps the return address', () => {
    const href = afterRegistration(prompting, 'fi', '/fi/games/x/');
    expect(href).toBe('/fi/register/?step=limits&redir=%2Ffi%2Fgames%2Fx%2F');
    expect(safeRedirect(href)).toBe(href);
    expect(afterRegistration(silent, 'fi', '/fi/games/x/')).toBe('/fi/games/x/');
  });
});

describe('the registration flow without countries', () => {
  it('returns an empty list', () => {
    expect(selectableCountries([], 'FI', String)).toEqual([]);
  });
});
