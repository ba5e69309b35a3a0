import type { GameLook } from './look.ts';

export const northlightLooks: Readonly<Record<string, GameLook>> = {
  'whaler-no-more': { subject: 'whale', hour: 'dawn', palette: ['#071827', '#15405c', '#e8f4f8', '#57d3c3', '#9a8cff'], symbols: { wild: 'aurora', scatter: 'lighthouse', high1: 'whale', high2: 'seal', high3: 'boat', high4: 'rope' } },
  'aurora-post': { subject: 'owl', hour: 'noon', palette: ['#0b1430', '#243b6b', '#f0f3ff', '#7fd1ff', '#ffd166'], symbols: { wild: 'aurora', scatter: 'letter', high1: 'owl', high2: 'sled', high3: 'lantern', high4: 'stamp' } },
  'the-quiet-fjord': { subject: 'boat', hour: 'dusk', palette: ['#10222b', '#2d5561', '#eef6f4', '#ef8354', '#8fd6c9'], symbols: { wild: 'wave', scatter: 'boat', high1: 'fish', high2: 'cabin', high3: 'mountain', high4: 'net' } },
  'seven-below': { subject: 'snowflake', hour: 'noon', palette: ['#161334', '#3b2f73', '#f3f0ff', '#5ef2b1', '#c59bff'], symbols: { wild: 'seven', scatter: 'snowflake', high1: 'bell', high2: 'pine', high3: 'mitten', high4: 'star' } },
  'bear-on-the-ice': { subject: 'bear', hour: 'noon', palette: ['#071827', '#15405c', '#e8f4f8', '#57d3c3', '#9a8cff'], symbols: { wild: 'snowflake', scatter: 'iceberg', high1: 'bear', high2: 'fox', high3: 'seal', high4: 'fish' } },
  'longship-ledger': { subject: 'ship', hour: 'night', palette: ['#0b1430', '#243b6b', '#f0f3ff', '#7fd1ff', '#ffd166'], symbols: { wild: 'rune', scatter: 'ship', high1: 'helm', high2: 'axe', high3: 'raven', high4: 'coin' } },
  'midnight-sauna': { subject: 'cabin', hour: 'dusk', palette: ['#10222b', '#2d5561', '#eef6f4', '#ef8354', '#8fd6c9'], symbols: { wild: 'steam', scatter: 'moon', high1: 'cabin', high2: 'bucket', high3: 'birch', high4: 'stone' } },
  'polar-telegraph': { subject: 'telegraph', hour: 'night', palette: ['#161334', '#3b2f73', '#f3f0ff', '#5ef2b1', '#c59bff'], symbols: { wild: 'bolt', scatter: 'tower', high1: 'telegraph', high2: 'airship', high3: 'dog', high4: 'compass' } },
  'salt-and-starlight': { subject: 'star', hour: 'noon', palette: ['#071827', '#15405c', '#e8f4f8', '#57d3c3', '#9a8cff'], symbols: { wild: 'star', scatter: 'compass', high1: 'anchor', high2: 'gull', high3: 'shell', high4: 'rope' } },
};
