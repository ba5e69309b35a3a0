import { describe, expect, it } from '@jest/globals';
import { gameHref, playIntent } from './gameAddress.ts';

describe('the address of a game', () => {
  it('starts with the locale and contains the requested mode', () => {
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
  ])('%s requests %s: a link never starts a real-money game', (search, intent) => {
    expect(playIntent(search)).toBe(intent);
  });
});
