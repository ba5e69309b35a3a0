import type { GameLook } from './look.ts';

export const mossgateLooks: Readonly<Record<string, GameLook>> = {
  'toad-parliament': { subject: 'frog', hour: 'dusk', palette: ['#10240f', '#2f5a2a', '#f1ecd2', '#e2542f', '#f2c230'], symbols: { wild: 'crown', scatter: 'lily', high1: 'frog', high2: 'snail', high3: 'heron', high4: 'beetle' } },
  'the-green-jaguar': { subject: 'jaguar', hour: 'dusk', palette: ['#0d2420', '#1f5a4c', '#f6efd6', '#f0833a', '#ec4a68'], symbols: { wild: 'eye', scatter: 'temple', high1: 'jaguar', high2: 'parrot', high3: 'snake', high4: 'orchid' } },
  'orchid-thief': { subject: 'orchid', hour: 'night', palette: ['#1d2a12', '#5a6b22', '#fbf3d4', '#d8432f', '#3aa6a0'], symbols: { wild: 'orchid', scatter: 'key', high1: 'moth', high2: 'lamp', high3: 'glove', high4: 'jar' } },
  'mushroom-weather': { subject: 'mushroom', hour: 'night', palette: ['#1b1530', '#40306b', '#f3ecd8', '#7ccf4f', '#f7a23b'], symbols: { wild: 'mushroom', scatter: 'cloud', high1: 'snail', high2: 'drop', high3: 'fern', high4: 'beetle' } },
  'parrot-in-the-pulpit': { subject: 'parrot', hour: 'dusk', palette: ['#10240f', '#2f5a2a', '#f1ecd2', '#e2542f', '#f2c230'], symbols: { wild: 'sun', scatter: 'bell', high1: 'parrot', high2: 'monkey', high3: 'mango', high4: 'leaf' } },
  'temple-of-the-small-hours': { subject: 'temple', hour: 'noon', palette: ['#0d2420', '#1f5a4c', '#f6efd6', '#f0833a', '#ec4a68'], symbols: { wild: 'mask', scatter: 'temple', high1: 'moon', high2: 'snake', high3: 'idol', high4: 'coin' } },
  'rootbound': { subject: 'tree', hour: 'dusk', palette: ['#1d2a12', '#5a6b22', '#fbf3d4', '#d8432f', '#3aa6a0'], symbols: { wild: 'tree', scatter: 'eye', high1: 'owl', high2: 'badger', high3: 'acorn', high4: 'mushroom' } },
  'firefly-three': { subject: 'firefly', hour: 'night', palette: ['#1b1530', '#40306b', '#f3ecd8', '#7ccf4f', '#f7a23b'], symbols: { wild: 'firefly', scatter: 'seven', high1: 'lantern', high2: 'leaf', high3: 'bell', high4: 'cherry' } },
  'the-otter-bank': { subject: 'otter', hour: 'dawn', palette: ['#10240f', '#2f5a2a', '#f1ecd2', '#e2542f', '#f2c230'], symbols: { wild: 'coin', scatter: 'otter', high1: 'fish', high2: 'reed', high3: 'stone', high4: 'shell' } },
};
