import { describe, expect, it } from '@jest/globals';
import {
  BRANDS,
  brands,
  effectiveProtection,
  protectionOf,
  type BrandId,
  type ProtectionMode,
} from '@foyer/market';
import { PROOF_PROFILES } from '@foyer/market/proof-profiles';
import { realityCheckChoices, realityCheckMinutes } from './realityCheck.ts';

const rulesOf = (brand: BrandId, mode: ProtectionMode) => ({
  licence: protectionOf(brands[brand], mode).licence,
  defaultMinutes: 60,
});
const undecided = { reality_check_minutes: null };
const CHOICES = [10, 15, 30, 60, 120];

describe('reality checks of a player', () => {
  // the specification's table: realityCheck mga
  it.each(BRANDS)('follow the table on %s in specification mode', (brand) => {
    const rules = rulesOf(brand, 'specification');
    const has = brand === 'aurora';
    expect(realityCheckMinutes(rules, undecided)).toBe(has ? 60 : null);
    expect(realityCheckChoices(rules, undecided)).toEqual(has ? CHOICES : []);
  });

  it.each(BRANDS)('are mandatory on %s in strict mode', (brand) => {
    const rules = rulesOf(brand, 'strict');
    expect(realityCheckMinutes(rules, undecided)).toBe(60);
    expect(realityCheckChoices(rules, undecided)).toEqual(CHOICES);
  });

  it.each(BRANDS)('keep an interval on %s that the player has chosen', (brand) => {
    const rules = rulesOf(brand, 'specification');
    const player = { reality_check_minutes: 15 };
    expect(realityCheckMinutes(rules, player)).toBe(15);
    expect(realityCheckChoices(rules, player)).toEqual(CHOICES);
  });

  it.each(Object.entries(PROOF_PROFILES))(
    'are mandatory under the profile %s in strict mode, and where a break belongs to them',
    (_name, profile) => {
      for (const [protection, minutes] of [
        ['specification', profile.realityCheck.forcedBreakMinutes > 0 ? 60 : null],
        ['strict', 60],
      ] as const) {
        const { licence } = effectiveProtection(profile, { protection });
        expect(realityCheckMinutes({ licence, defaultMinutes: 60 }, undecided)).toBe(minutes);
      }
    },
  );
});
