import { ANIMALS } from './animals.ts';
import { FOOD } from './food.ts';
import { MACHINES } from './machines.ts';
import { NATURE, SAME_AS } from './nature.ts';
import { OBJECTS } from './objects.ts';

/** What a path is to its motif; a pen decides how each looks. */
export type Role = 'b' | 's' | 'h' | 'a' | 'e' | 'd' | 'l' | 't';

export interface Stroke {
  readonly role: Role;
  readonly isMirrored: boolean;
  readonly path: string;
}

const SOURCES: Readonly<Record<string, string>> = { ...ANIMALS, ...OBJECTS, ...MACHINES, ...FOOD, ...NATURE };

/** Whether there is a drawing of this word, so that a catalogue test can say which is missing. */
export function isDrawn(word: string): boolean {
  return Object.hasOwn(SOURCES, SAME_AS[word] ?? word);
}

/** The strokes of a word in drawing order. @throws for a word that nobody has drawn. */
export function strokesOf(word: string): readonly Stroke[] {
  const source = SOURCES[SAME_AS[word] ?? word];
  if (source === undefined) throw new Error(`No motif "${word}".`);
  return source.split('\n').map((line) => {
    const [, role = 'b', star = '', path = ''] = /^([bshaedlt])(\*?) (.+)$/.exec(line) ?? [];
    return { role: role as Role, isMirrored: star === '*', path }; // the pattern admits roles only
  });
}
