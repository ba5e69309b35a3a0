import type { GameLook } from './look.ts';

export const oldcourtLooks: Readonly<Record<string, GameLook>> = {
  'oldcourt-roulette': {
    subject: 'wheel',
    hour: 'dawn',
    palette: ['#0f2a1e', '#1f5a3f', '#f3ead2', '#c9a24b', '#b3282d'],
  },
  'candlelight-roulette': {
    subject: 'candle',
    hour: 'night',
    palette: ['#2a1210', '#5e2420', '#f6e7cf', '#e0a84f', '#1f5a3f'],
  },
  'roulette-royal-quay': {
    subject: 'anchor',
    hour: 'noon',
    palette: ['#0f1c33', '#22406b', '#eef0f4', '#d0b060', '#b3282d'],
  },
  'winter-garden-roulette': {
    subject: 'flower',
    hour: 'dawn',
    palette: ['#0f2a1e', '#1f5a3f', '#f3ead2', '#c9a24b', '#b3282d'],
  },
  'pocket-roulette': {
    subject: 'coin',
    hour: 'dawn',
    palette: ['#2a1210', '#5e2420', '#f6e7cf', '#e0a84f', '#1f5a3f'],
  },
  'observatory-roulette': {
    subject: 'telescope',
    hour: 'dusk',
    palette: ['#0f1c33', '#22406b', '#eef0f4', '#d0b060', '#b3282d'],
  },
};
