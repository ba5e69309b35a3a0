import { describe, expect, it } from '@jest/globals';
import {
  BRANDS,
  brandOfHost,
  brands,
  isFeature,
  LICENCES,
  licenceFeatures,
  localVariation,
  operators,
  resolveMarket,
} from './index.ts';

/** The table of requirements/access#features-by-licence. */
const TABLE = `
| globalLossLimits, lossLimits, sessionClock, closedLoopPayments, ssnOnRegistration | est |
| sessionLimits, realityCheck, depositLimitsOnRegistration, selfExclusionMultipleOptions | mga |
| depositLimits | mga, crc, anj |
| depositLimitsWeekly, depositLimitsMonthly | mga, anj |
| selfExclusion | mga, crc |
| fullTermsLinkInChallenges, ibJackpotNotification | mga, est |
| defaultUSDCurrency | cos |
| kycRequired | mga, anj, est |
| kycRequiredForWithdrawal | est, anj |`;

const rows = TABLE.trim()
  .split('\n')
  .flatMap((line) => {
    const [features = '', licences = ''] = line.split('|').slice(1, 3);
    return features
      .split(',')
      .map((feature) => [feature.trim(), licences.split(',').map((licence) => licence.trim())] as const);
  });

describe('features by licence (requirements/access#features-by-licence)', () => {
  it.each(rows)('%s', (feature, expected) => {
    const actual = LICENCES.filter((licence) =>
      (licenceFeatures(licence) as readonly string[]).includes(feature),
    );
    expect(actual).toEqual([...expected].sort());
  });
  it('has no feature beyond the table', () => {
    expect(new Set(LICENCES.flatMap((licence) => licenceFeatures(licence)))).toEqual(
      new Set(rows.map(([feature]) => feature)),
    );
  });
});

describe('market', () => {
  it('has a brand for every licence (requirements/regulation#licences, requirements/platform#brands)', () => {
    expect(BRANDS.map((brand) => brands[brand].licence).sort()).toEqual([...LICENCES].sort());
  });
  it('has four operators with percentages (requirements/access#features-by-operator)', () => {
    expect(Object.values(operators).filter((operator) => operator.features.length > 0)).toHaveLength(4);
  });
  it('keeps a feature that the licence requires when its toggle is off', () => {
    const market = resolveMarket({ brand: 'aurora', disabled: ['Sportsbook'] });
    expect([market.has('Sportsbook'), market.has('realityCheck')]).toEqual([false, true]);
  });
  it.each([
    ['quetzal', 'USD'],
    ['tuli', 'EUR'],
  ] as const)('%s defaults to %s (requirements/constants#default-currency)', (brand, currency) => {
    expect(resolveMarket({ brand }).defaultCurrency).toBe(currency);
  });
  it.each([
    ['quetzal', true, 'USD'],
    ['caravel', false, 'CAD'],
    ['caravel', true, 'EUR'],
    ['tuli', true, 'EUR'],
  ] as const)(
    'shows on %s, with the default currency forced: %s, amounts in %s (requirements/routes#query-parameters)',
    (brand, isDefaultCurrencyForced, currency) => {
      expect(resolveMarket({ brand, isDefaultCurrencyForced }).currency).toBe(currency);
    },
  );
  it.each([
    ['CA', 'on', 'ON'],
    ['FI', 'on', undefined],
  ])('uses a subdivision only in CA: %s', (country, subDivision, expected) => {
    expect(resolveMarket({ brand: 'caravel', country, subDivision }).subDivision).toBe(expected);
  });
  it('falls back to the home country for an invalid country', () => {
    expect(resolveMarket({ brand: 'tuli', country: '<script>' }).country).toBe('EE');
  });
  it('has exactly one default locale per brand', () => {
    for (const brand of BRANDS)
      expect(brands[brand].locales.filter((locale) => locale.isDefault)).toHaveLength(1);
  });
  it.each([
    ['localhost:4000', 'aurora'],
    ['127.0.0.1:4000', 'aurora'],
    ['tuli.localhost:4000', 'tuli'],
    ['www.lobby.caravel.localhost', 'caravel'],
    ['proxy.localhost', 'aurora'],
    ['evil.example', undefined],
    ['aurora', undefined],
    ['quetzal.example.com', 'quetzal'],
  ])('finds for the host %s the brand %s', (host, brand) => {
    expect(brandOfHost(host)).toBe(brand);
  });
});

describe('flags (requirements/validation#feature-flags)', () => {
  it('accepts only known features as overrides', () => {
    expect([
      isFeature('QuickMenu'),
      isFeature('kycRequired'),
      isFeature('__proto__'),
      isFeature('Nothing'),
    ]).toEqual([true, true, false, false]);
  });
  it('falls back to the first variation', () => {
    expect([
      localVariation('theme', 'theme3'),
      localVariation('theme', 'theme9'),
      localVariation('sga', undefined),
    ]).toEqual(['theme3', 'theme1', 'disabled']);
  });
});
