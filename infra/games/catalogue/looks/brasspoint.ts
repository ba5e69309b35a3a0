import type { GameLook } from './look.ts';

export const brasspointLooks: Readonly<Record<string, GameLook>> = {
  'the-cartographers-debt': { subject: 'compass', hour: 'dawn', palette: ['#1a1712', '#4a3b22', '#f0e2bd', '#c8963e', '#6f9a8d'], symbols: { wild: 'compass', scatter: 'map', high1: 'ship', high2: 'telescope', high3: 'quill', high4: 'coin' } },
  'clockwork-menagerie': { subject: 'bird', hour: 'night', palette: ['#10202a', '#2a4a57', '#efe3c2', '#d6a546', '#b4532a'], symbols: { wild: 'gear', scatter: 'key', high1: 'bird', high2: 'elephant', high3: 'mouse', high4: 'clock' } },
  'orrery': { subject: 'planet', hour: 'noon', palette: ['#221512', '#5b3324', '#f3e4c8', '#c98b3c', '#7fa6a3'], symbols: { wild: 'sun', scatter: 'planet', high1: 'moon', high2: 'telescope', high3: 'ring', high4: 'gear' } },
  'brass-sevens': { subject: 'seven', hour: 'night', palette: ['#14161f', '#363c55', '#ece3cf', '#bfa05a', '#a65f4e'], symbols: { wild: 'gear', scatter: 'seven', high1: 'bell', high2: 'bar', high3: 'horseshoe', high4: 'star' } },
  'the-deep-bell': { subject: 'divingbell', hour: 'dawn', palette: ['#1a1712', '#4a3b22', '#f0e2bd', '#c8963e', '#6f9a8d'], symbols: { wild: 'bell', scatter: 'divingbell', high1: 'squid', high2: 'anchor', high3: 'chest', high4: 'pearl' } },
  'night-mail': { subject: 'train', hour: 'noon', palette: ['#10202a', '#2a4a57', '#efe3c2', '#d6a546', '#b4532a'], symbols: { wild: 'clock', scatter: 'train', high1: 'letter', high2: 'lantern', high3: 'ticket', high4: 'whistle' } },
  'powder-and-parchment': { subject: 'scroll', hour: 'dawn', palette: ['#221512', '#5b3324', '#f3e4c8', '#c98b3c', '#7fa6a3'], symbols: { wild: 'skull', scatter: 'map', high1: 'barrel', high2: 'pistol', high3: 'scroll', high4: 'key' } },
  'the-astronomers-attic': { subject: 'telescope', hour: 'dusk', palette: ['#14161f', '#363c55', '#ece3cf', '#bfa05a', '#a65f4e'], symbols: { wild: 'star', scatter: 'telescope', high1: 'moon', high2: 'owl', high3: 'book', high4: 'candle' } },
  'locksmiths-row': { subject: 'key', hour: 'dawn', palette: ['#1a1712', '#4a3b22', '#f0e2bd', '#c8963e', '#6f9a8d'], symbols: { wild: 'key', scatter: 'lock', high1: 'gear', high2: 'coin', high3: 'hand', high4: 'lantern' } },
};
