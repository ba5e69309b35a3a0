import { ANIMALS } from './animals.ts';
import { FOOD } from './food.ts';
import { MACHINES } from './machines.ts';
import { NATURE, SAME_AS } from './nature.ts';
import { OBJECTS } from './objects.ts';

/** Role of a path within its motif; the studio's pen decides how it is rendered. */
export type Role = 'b' | 's' | 'h' | 'a' | 'e' | 'd' | 'l' | 't';

export interface Stroke {
  readonly role: Role;
  readonly isMirrored: boolean;
  readonly path: string;
}

const SOURCES: Readonly<Record<string, string>> = { ...ANIMALS, ...OBJECTS, ...MACHINES, ...FOOD, ...NATURE };

/**
 * Paths of a motif in drawing order.
 * @throws for an unknown motif.
 */
export function strokesOf(word: string): readonly Stroke[] {
  const source = SOURCES[SAME_AS[word] ?? word];
  if (source === undefined) throw new Error(`Unknown motif "${word}".`);
  return source.split('\n').map((line) => {
    const [, role = 'b', star = '', path = ''] = /^([bshaedlt])(\*?) (.+)$/.exec(line) ?? [];
    return { role: role as Role, isMirrored: star === '*', path }; // the pattern matches roles only
  });
}
