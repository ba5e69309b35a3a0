import type { GameLook } from './look.ts';

export const saltmarshLooks: Readonly<Record<string, GameLook>> = {
  'lemon-pier': { subject: 'lemon', hour: 'dawn', palette: ['#fff3d6', '#ffd8a8', '#28456b', '#ff6f59', '#2fb5a8'], symbols: { wild: 'seven', scatter: 'lemon', high1: 'cherry', high2: 'bell', high3: 'plum', high4: 'star' } },
  'punnet': { subject: 'strawberry', hour: 'noon', palette: ['#d9f3ef', '#9bdcd2', '#23395b', '#ff8c5a', '#ffd25e'], symbols: { wild: 'star', scatter: 'basket', high1: 'strawberry', high2: 'cherry', high3: 'plum', high4: 'lemon' } },
  'the-crab-orchestra': { subject: 'crab', hour: 'dusk', palette: ['#ffe4ec', '#ffb7c9', '#3b2a57', '#e8476f', '#3fa7d6'], symbols: { wild: 'shell', scatter: 'wave', high1: 'crab', high2: 'starfish', high3: 'drum', high4: 'harp' } },
  'ice-cream-weather': { subject: 'icecream', hour: 'noon', palette: ['#e6f0ff', '#a9cbf5', '#22315c', '#ff7096', '#ffc74d'], symbols: { wild: 'sun', scatter: 'icecream', high1: 'strawberry', high2: 'shell', high3: 'gull', high4: 'bucket' } },
  'tidepool-tea-party': { subject: 'shell', hour: 'noon', palette: ['#fff3d6', '#ffd8a8', '#28456b', '#ff6f59', '#2fb5a8'], symbols: { wild: 'pearl', scatter: 'kettle', high1: 'shell', high2: 'seahorse', high3: 'crab', high4: 'cup' } },
  'postcard-summer': { subject: 'lighthouse', hour: 'dawn', palette: ['#d9f3ef', '#9bdcd2', '#23395b', '#ff8c5a', '#ffd25e'], symbols: { wild: 'stamp', scatter: 'lighthouse', high1: 'gull', high2: 'boat', high3: 'kite', high4: 'bucket' } },
  'melon-money': { subject: 'melon', hour: 'noon', palette: ['#ffe4ec', '#ffb7c9', '#3b2a57', '#e8476f', '#3fa7d6'], symbols: { wild: 'star', scatter: 'coin', high1: 'melon', high2: 'grape', high3: 'lemon', high4: 'plum' } },
  'the-seagull-took-it': { subject: 'gull', hour: 'noon', palette: ['#e6f0ff', '#a9cbf5', '#22315c', '#ff7096', '#ffc74d'], symbols: { wild: 'gull', scatter: 'chips', high1: 'wave', high2: 'hat', high3: 'fish', high4: 'coin' } },
  'marmalade-express': { subject: 'train', hour: 'dawn', palette: ['#fff3d6', '#ffd8a8', '#28456b', '#ff6f59', '#2fb5a8'], symbols: { wild: 'jar', scatter: 'train', high1: 'orange', high2: 'cat', high3: 'clock', high4: 'biscuit' } },
};
