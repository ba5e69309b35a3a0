import type { GameLook } from './look.ts';

export const parallaxNineLooks: Readonly<Record<string, GameLook>> = {
  'vector-nine': {
    subject: 'rocket',
    hour: 'dusk',
    palette: ['#0a0618', '#2a1465', '#f4f0ff', '#ff2fb3', '#27e0ff'],
    symbols: {
      wild: 'bolt',
      scatter: 'rocket',
      high1: 'planet',
      high2: 'cube',
      high3: 'ring',
      high4: 'prism',
    },
  },
  'null-island': {
    subject: 'cube',
    hour: 'night',
    palette: ['#03121c', '#0c3a57', '#eaffff', '#21f3c8', '#ff5d73'],
    symbols: { wild: 'cube', scatter: 'eye', high1: 'palm', high2: 'wave', high3: 'prism', high4: 'disc' },
  },
  'glasshouse-orbit': {
    subject: 'planet',
    hour: 'noon',
    palette: ['#120a2a', '#45208a', '#fff5e6', '#ffb020', '#7a5cff'],
    symbols: { wild: 'sun', scatter: 'planet', high1: 'flower', high2: 'bee', high3: 'leaf', high4: 'drop' },
  },
  'three-body-bar': {
    subject: 'planet',
    hour: 'noon',
    palette: ['#0b0b12', '#2b2b45', '#f2f2ff', '#8dff3f', '#ff4d9d'],
    symbols: { wild: 'seven', scatter: 'planet', high1: 'bar', high2: 'star', high3: 'bolt', high4: 'ring' },
  },
  'isometric-heart': {
    subject: 'heart',
    hour: 'night',
    palette: ['#0a0618', '#2a1465', '#f4f0ff', '#ff2fb3', '#27e0ff'],
    symbols: { wild: 'heart', scatter: 'cube', high1: 'prism', high2: 'bolt', high3: 'key', high4: 'disc' },
  },
  'signal-lost': {
    subject: 'tower',
    hour: 'night',
    palette: ['#03121c', '#0c3a57', '#eaffff', '#21f3c8', '#ff5d73'],
    symbols: {
      wild: 'bolt',
      scatter: 'tower',
      high1: 'eye',
      high2: 'satellite',
      high3: 'disc',
      high4: 'moon',
    },
  },
  'the-soft-machine': {
    subject: 'robot',
    hour: 'dawn',
    palette: ['#120a2a', '#45208a', '#fff5e6', '#ffb020', '#7a5cff'],
    symbols: { wild: 'bolt', scatter: 'heart', high1: 'robot', high2: 'hand', high3: 'eye', high4: 'gear' },
  },
  'comet-courier': {
    subject: 'comet',
    hour: 'dusk',
    palette: ['#0b0b12', '#2b2b45', '#f2f2ff', '#8dff3f', '#ff4d9d'],
    symbols: {
      wild: 'star',
      scatter: 'comet',
      high1: 'rocket',
      high2: 'letter',
      high3: 'moon',
      high4: 'ring',
    },
  },
  'prism-break': {
    subject: 'prism',
    hour: 'night',
    palette: ['#0a0618', '#2a1465', '#f4f0ff', '#ff2fb3', '#27e0ff'],
    symbols: { wild: 'prism', scatter: 'bolt', high1: 'gem', high2: 'cube', high3: 'disc', high4: 'drop' },
  },
};
