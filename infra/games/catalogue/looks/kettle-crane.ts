import type { GameLook } from './look.ts';

export const kettleCraneLooks: Readonly<Record<string, GameLook>> = {
  'crane-over-water': { subject: 'crane', hour: 'dusk', palette: ['#f1e6d0', '#c8b08a', '#1d1a1a', '#c8352b', '#2f5d62'], symbols: { wild: 'sun', scatter: 'wave', high1: 'crane', high2: 'koi', high3: 'lotus', high4: 'fan' } },
  'nine-lanterns': { subject: 'lantern', hour: 'dawn', palette: ['#1c2433', '#38506b', '#f4ead5', '#d94f30', '#e0b04b'], symbols: { wild: 'dragon', scatter: 'lantern', high1: 'fan', high2: 'drum', high3: 'mask', high4: 'coin' } },
  'the-paper-tiger': { subject: 'tiger', hour: 'dawn', palette: ['#e7ede4', '#a9bfae', '#20221f', '#b5382d', '#41607a'], symbols: { wild: 'scroll', scatter: 'brush', high1: 'tiger', high2: 'bamboo', high3: 'bird', high4: 'seal' } },
  'teahouse-rain': { subject: 'kettle', hour: 'dawn', palette: ['#331a24', '#7b2f3f', '#f7e9d7', '#e85d4a', '#f2b872'], symbols: { wild: 'kettle', scatter: 'umbrella', high1: 'cup', high2: 'cat', high3: 'cake', high4: 'leaf' } },
  'koi-and-cloud': { subject: 'koi', hour: 'dawn', palette: ['#f1e6d0', '#c8b08a', '#1d1a1a', '#c8352b', '#2f5d62'], symbols: { wild: 'cloud', scatter: 'lotus', high1: 'koi', high2: 'turtle', high3: 'dragonfly', high4: 'pearl' } },
  'fox-wedding': { subject: 'fox', hour: 'dawn', palette: ['#1c2433', '#38506b', '#f4ead5', '#d94f30', '#e0b04b'], symbols: { wild: 'mask', scatter: 'umbrella', high1: 'fox', high2: 'bell', high3: 'flower', high4: 'ring' } },
  'river-of-ink': { subject: 'dragon', hour: 'dawn', palette: ['#e7ede4', '#a9bfae', '#20221f', '#b5382d', '#41607a'], symbols: { wild: 'brush', scatter: 'dragon', high1: 'scroll', high2: 'boat', high3: 'mountain', high4: 'stone' } },
  'plum-blossom-three': { subject: 'flower', hour: 'dusk', palette: ['#331a24', '#7b2f3f', '#f7e9d7', '#e85d4a', '#f2b872'], symbols: { wild: 'flower', scatter: 'seven', high1: 'bell', high2: 'cherry', high3: 'peach', high4: 'coin' } },
  'the-moon-rabbit': { subject: 'rabbit', hour: 'night', palette: ['#f1e6d0', '#c8b08a', '#1d1a1a', '#c8352b', '#2f5d62'], symbols: { wild: 'moon', scatter: 'rabbit', high1: 'cake', high2: 'star', high3: 'pestle', high4: 'cloud' } },
};
