import { describe, expect, it } from '@jest/globals';
import { CATALOGUE } from '../../catalogue/catalogue.ts';
import { STUDIOS } from '../../catalogue/studios.ts';
import { strokesOf } from './motifs/motif.ts';
import {
  ART_RATIOS,
  renderArt,
  renderStudioMark,
  renderSymbol,
  SYMBOL_IDS,
  type ArtRatio,
} from './renderArt.ts';

const RATIOS = Object.keys(ART_RATIOS) as ArtRatio[];

describe('artwork', () => {
  it('has a complete drawing of every motif that a look names', () => {
    for (const { id, look } of CATALOGUE) {
      const names: readonly string[] = [
        look.subject,
        ...(look.symbols ? Object.values<string>({ ...look.symbols }) : []),
      ];
      for (const word of names) {
        const isWhole = (): boolean => strokesOf(word).every(({ path }) => path.startsWith('M'));
        expect([id, word, isWhole()]).toEqual([id, word, true]);
      }
    }
  });

  it('never uses a symbol twice in a game', () => {
    for (const { id, look } of CATALOGUE) {
      const drawings = look.symbols
        ? Object.values<string>({ ...look.symbols }).map((word) => JSON.stringify(strokesOf(word)))
        : [];
      expect([id, new Set(drawings).size]).toEqual([id, drawings.length]);
    }
  });

  it('is well-formed SVG: valid numbers, local references, no scripts and no external resources', () => {
    const pictures = [
      ...CATALOGUE.flatMap((game) => [
        ...RATIOS.map((ratio) => renderArt(game, ratio)),
        ...SYMBOL_IDS.map((symbol) => renderSymbol(game, symbol)),
      ]),
      ...STUDIOS.map(({ id }) => renderStudioMark(id)),
    ];
    for (const picture of pictures) {
      expect(picture).not.toMatch(/NaN|undefined|Infinity|<script|href=|javascript:/);
      const ids = new Set([...picture.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id));
      for (const [, id] of picture.matchAll(/url\(#([^)]+)\)/g)) expect(ids).toContain(id);
    }
  });
});
