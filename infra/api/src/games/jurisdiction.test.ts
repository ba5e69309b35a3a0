import { describe, expect, it } from '@jest/globals';
import { brands, protectionOf, type BrandId, type ProtectionMode } from '@foyer/market';
import type { CatalogueGame } from './catalogue.ts';
import { jurisdictionOf } from './jurisdiction.ts';

const SLOT = { kind: 'SLOT' } as CatalogueGame; // the only field that decides

describe('displays that a game must show', () => {
  it.each<[BrandId, ProtectionMode, object]>([
    ['aurora', 'specification', { showSessionClock: false, showNetPosition: false }],
    ['tuli', 'specification', { showSessionClock: true, showNetPosition: false }],
    ['quetzal', 'specification', { showSessionClock: false, showNetPosition: false }],
    ['aurora', 'strict', { showSessionClock: true, showNetPosition: true }],
    ['quetzal', 'strict', { showSessionClock: true, showNetPosition: true }],
  ])('follow the licence on %s in %s mode', (brand, mode, expected) => {
    const { licence } = protectionOf(brands[brand], mode);
    expect(jurisdictionOf(brands[brand], licence, SLOT)).toMatchObject(expected);
  });
});
