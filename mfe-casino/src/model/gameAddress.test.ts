import { describe, expect, it } from '@jest/globals';
import { gameHref, playIntent } from './gameAddress.ts';

describe('the address of a game', () => {
  it('is under the locale and says what the player wanted', () => {
    expect(gameHref('fi', 'lemon-pier')).toBe('/fi/games/lemon-pier/');
    expect(gameHref('fr_CA', 'lemon-pier', 'demo')).toBe('/fr_CA/games/lemon-pier/?play=demo');
    expect(gameHref('en', 'lemon-pier', 'ready')).toBe('/en/games/lemon-pier/?play=ready');
  });

  it.each([
    ['', 'none'],
    ['?play=demo', 'demo'],
    ['?play=ready', 'ready'],
    ['?play=real', 'none'],
    ['?play=constructor', 'none'],
  ])('%s asks for %s: a link never starts a game for money', (search, intent) => {
    expect(playIntent(search)).toBe(intent);
  });
});
