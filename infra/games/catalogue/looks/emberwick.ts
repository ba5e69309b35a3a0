import type { GameLook } from './look.ts';

export const emberwickLooks: Readonly<Record<string, GameLook>> = {
  'ember-hollow': {
    subject: 'fox',
    hour: 'dawn',
    palette: ['#2b1510', '#7a2e18', '#f3d9a6', '#f06a2a', '#f7b733'],
    symbols: {
      wild: 'sun',
      scatter: 'lantern',
      high1: 'fox',
      high2: 'owl',
      high3: 'mushroom',
      high4: 'acorn',
    },
  },
  'the-tinder-king': {
    subject: 'crown',
    hour: 'dusk',
    palette: ['#1f1a16', '#5a3b22', '#f5e6c4', '#d9482b', '#e8a13a'],
    symbols: { wild: 'crown', scatter: 'flame', high1: 'sword', high2: 'harp', high3: 'book', high4: 'key' },
  },
  'wolf-and-wick': {
    subject: 'wolf',
    hour: 'noon',
    palette: ['#191a2b', '#45304a', '#f2dcc0', '#e2703a', '#9db4c0'],
    symbols: { wild: 'moon', scatter: 'candle', high1: 'wolf', high2: 'raven', high3: 'boot', high4: 'axe' },
  },
  'three-coals': {
    subject: 'flame',
    hour: 'noon',
    palette: ['#3a0f0c', '#8f2113', '#ffe3a8', '#ff7a1a', '#ffd23f'],
    symbols: {
      wild: 'seven',
      scatter: 'flame',
      high1: 'bell',
      high2: 'horseshoe',
      high3: 'cherry',
      high4: 'plum',
    },
  },
  'grandmothers-kiln': {
    subject: 'kettle',
    hour: 'night',
    palette: ['#2b1510', '#7a2e18', '#f3d9a6', '#f06a2a', '#f7b733'],
    symbols: { wild: 'spoon', scatter: 'kettle', high1: 'pie', high2: 'cat', high3: 'rooster', high4: 'jar' },
  },
  'the-bramble-court': {
    subject: 'stag',
    hour: 'dawn',
    palette: ['#1f1a16', '#5a3b22', '#f5e6c4', '#d9482b', '#e8a13a'],
    symbols: {
      wild: 'rose',
      scatter: 'crown',
      high1: 'stag',
      high2: 'hare',
      high3: 'hedgehog',
      high4: 'berry',
    },
  },
  'goose-at-the-gate': {
    subject: 'goose',
    hour: 'noon',
    palette: ['#191a2b', '#45304a', '#f2dcc0', '#e2703a', '#9db4c0'],
    symbols: { wild: 'bell', scatter: 'gate', high1: 'goose', high2: 'pig', high3: 'dog', high4: 'wheat' },
  },
  'saint-ash': {
    subject: 'phoenix',
    hour: 'night',
    palette: ['#3a0f0c', '#8f2113', '#ffe3a8', '#ff7a1a', '#ffd23f'],
    symbols: {
      wild: 'phoenix',
      scatter: 'censer',
      high1: 'bell',
      high2: 'chalice',
      high3: 'candle',
      high4: 'scroll',
    },
  },
  'the-miller-and-the-devil': {
    subject: 'mask',
    hour: 'dawn',
    palette: ['#2b1510', '#7a2e18', '#f3d9a6', '#f06a2a', '#f7b733'],
    symbols: { wild: 'wheel', scatter: 'mask', high1: 'sack', high2: 'wheat', high3: 'rat', high4: 'fiddle' },
  },
};
