/** Colours that a thing has in the world: body and second. Studios that print in few inks take them in part or not at all. */
const NATURAL: Readonly<Record<string, readonly [string, string]>> = {
  lemon: ['#f8d03a', '#5fae4d'], plum: ['#7b4ab5', '#6fb04c'], grape: ['#8046c4', '#6fb04c'], cherry: ['#dd2c44', '#5fae4d'], orange: ['#f28c28', '#5fae4d'],
  melon: ['#3aa65c', '#f2545f'], strawberry: ['#e5324c', '#57ab4a'], peach: ['#f59a78', '#6fb04c'], mango: ['#f5a331', '#6fb04c'], berry: ['#c73a5e', '#5fae4d'],
  icecream: ['#f7b5c4', '#d9974f'], leaf: ['#57a04c', '#a7cf5f'], fern: ['#4d9350', '#8cc063'], tree: ['#57964a', '#7dba57'], pine: ['#3f8a63', '#c9d9d0'],
  lily: ['#63ab62', '#f2a7bd'], lotus: ['#f08fae', '#f7c3d0'], rose: ['#d8304a', '#5a9b4c'], flower: ['#f1789a', '#f8b8c6'], orchid: ['#d869b5', '#f0a8d4'], palm: ['#4ba05a', '#7fc66a'],
  bamboo: ['#7db35a', '#4f9150'], acorn: ['#b7783c', '#7d5230'], mushroom: ['#d9432f', '#f5ead2'], frog: ['#6db545', '#f2b9a0'], parrot: ['#2fa866', '#f4b92e'], bee: ['#f6b92d', '#f6b92d'],
  gull: ['#f3f1ea', '#f29a3a'], goose: ['#f4efe2', '#f29a3a'], seal: ['#8793a0', '#b9c4cd'], otter: ['#94623c', '#d9a877'], badger: ['#7d8188', '#e7e4dc'], snail: ['#e0b479', '#c9784b'],
  snake: ['#7fa93f', '#e0523c'], jaguar: ['#efa83a', '#8fc04a'], tiger: ['#f2912f', '#f3d24e'], monkey: ['#8d5f3e', '#d9a877'], fish: ['#4fa3c9', '#f4a33a'], crab: ['#e8503c', '#f59a78'],
  shell: ['#f2a08a', '#f4c9a8'], wave: ['#3f93bd', '#9fd3e6'], boat: ['#b56a3c', '#e85a4a'], star: ['#f6c43f', '#f08a3c'], sun: ['#f8bb36', '#f28f2c'], moon: ['#f1e0ac', '#d9c27f'],
  coin: ['#eebb4a', '#d99a2f'], bell: ['#ecb53e', '#c98a2a'], crown: ['#eebc45', '#d8433f'], key: ['#e0ae4a', '#b9842f'], seven: ['#e03a3a', '#f4c542'], heart: ['#e83d66', '#f58aa4'], pearl: ['#e9a6b8', '#f4d3c9'],
  moth: ['#c9a679', '#e07a4a'], beetle: ['#3f8f86', '#e0a33a'], owl: ['#a87a4c', '#f0b03c'], bird: ['#4f9fc4', '#f2b13a'], lantern: ['#c9463a', '#f4b93f'], drop: ['#4fa9d6', '#9fd8ee'],
  temple: ['#d98f4a', '#6fa060'], cake: ['#d99a62', '#e83d66'], apple: ['#dd2c44', '#57ab4a'], fox: ['#ea7030', '#f6c48a'], bear: ['#a9774a', '#d9a877'], wheat: ['#e6b84a', '#c9922f'], gem: ['#3fb4c9', '#9fe0ea'],
};

export interface NaturalColours {
  readonly body: string;
  readonly second: string;
}

/** Undefined where a thing may have any colour. */
export function naturalColours(word: string): NaturalColours | undefined {
  const found = Object.hasOwn(NATURAL, word) ? NATURAL[word] : undefined;
  return found && { body: found[0], second: found[1] };
}
