import { describe, expect, it } from '@jest/globals';
import { GAME_CURRENCIES } from '../src/engines/currencies.ts';
import { createEngines } from '../src/engines/engines.ts';
import { toNumber } from '../src/engines/rational.ts';
import { createArtStore } from '../src/art/artStore.ts';
import { SYMBOL_IDS } from '../src/art/renderArt.ts';
import { CATALOGUE } from './catalogue.ts';
import { STUDIOS } from './studios.ts';

const engines = createEngines();

describe('catalogue', () => {
  it('has at least 60 games of at least 6 studios, each with a unique name', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(60);
    expect(STUDIOS.every(({ id }) => CATALOGUE.some(({ studio }) => studio === id))).toBe(true);
    expect(new Set(CATALOGUE.map(({ studio }) => studio)).size).toBeGreaterThanOrEqual(6);
    expect(new Set(CATALOGUE.map(({ name }) => name)).size).toBe(CATALOGUE.length);
  });

  it.each(CATALOGUE.map((game) => [game.id, game] as const))(
    'has a playable model for %s that returns 94 to 97.5 %',
    (_, game) => {
      const engine = engines[game.engine];
      const rtp = toNumber(engine.facts(game.model).rtp);
      expect(rtp).toBeGreaterThanOrEqual(0.94);
      expect(rtp).toBeLessThanOrEqual(0.975);
      for (const currency of GAME_CURRENCIES) {
        const { minStakeMinor, maxStakeMinor } = engine.limits(game.model, currency);
        expect(
          Number.isSafeInteger(minStakeMinor) && minStakeMinor > 0 && maxStakeMinor > minStakeMinor,
        ).toBe(true);
      }
      expect(new Date(game.releasedOn).toISOString().slice(0, 10)).toBe(game.releasedOn);
    },
  );

  it('has distinct, deterministic artwork of at most 20 KB for every game', () => {
    const [first, second] = [createArtStore(), createArtStore()];
    const versions = new Set<string>();
    for (const { id } of CATALOGUE) {
      for (const ratio of ['portrait', 'wide', 'square']) {
        const picture = first.picture(`${id}/${ratio}.svg`);
        expect(picture?.file.body.length).toBeLessThanOrEqual(20 * 1024);
        expect(second.picture(`${id}/${ratio}.svg`)?.version).toBe(picture?.version);
        versions.add(picture?.version ?? '');
      }
    }
    expect(versions.size).toBe(CATALOGUE.length * 3);
  });

  it('has a picture of every symbol of a slot, and no other', () => {
    const art = createArtStore();
    for (const symbol of SYMBOL_IDS)
      expect(art.picture(`ember-hollow/symbols/${symbol}.svg`)?.file.body.length).toBeGreaterThan(100);
    for (const path of [
      'unknown-game/wide.svg',
      'ember-hollow/tall.svg',
      'ember-hollow/symbols/constructor.svg',
      'studio/toString.svg',
      '../wide.svg',
    ])
      expect(art.picture(path)).toBeUndefined();
  });
});
