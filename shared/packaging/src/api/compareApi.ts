import type { Api } from './apiOf.ts';

/** Part of a version that a change of the API increases at least. */
export type Change = 'none' | 'minor' | 'major';

export interface ApiDifference {
  readonly name: string;
  readonly change: Exclude<Change, 'none'>;
  readonly text: string;
}

/** A member that a project may leave out, or a text that only describes. */
const OPTIONAL_MEMBER = /^\s*(?:readonly )?[\w'"-]+\?[:(]/;

/**
 * Compares two APIs. Everything that could fail to compile in a project is a major change: a removed or changed
 * declaration. A new name, and a new optional member, are minor changes.
 * @param isProvided - True for a package whose interfaces the platform implements and projects only read: there every
 * new member is a minor change.
 */
export function compareApi(before: Api, after: Api, isProvided = false): readonly ApiDifference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
  return names.flatMap((name): ApiDifference[] => {
    const [old, now] = [before[name], after[name]];
    if (old === now) return [];
    // a declaration that nothing refers to any more was never named by a project
    if (now === undefined)
      return name.startsWith('(internal) ') ? [] : [{ name, change: 'major', text: 'was removed' }];
    if (old === undefined) return [{ name, change: 'minor', text: 'is new' }];
    const { added, removed } = lines(old, now);
    const isAddition =
      isWiderUnion(old, now) ||
      (removed.length === 0 && added.every((line) => isProvided || OPTIONAL_MEMBER.test(line)));
    return [
      {
        name,
        change: isAddition ? 'minor' : 'major',
        text: [...removed.map((line) => `- ${line.trim()}`), ...added.map((line) => `+ ${line.trim()}`)].join(
          '\n    ',
        ),
      },
    ];
  });
}

/** The largest change among differences. */
export function changeOf(differences: readonly ApiDifference[]): Change {
  if (differences.some(({ change }) => change === 'major')) return 'major';
  return differences.length > 0 ? 'minor' : 'none';
}

/** A union of names that gets another one, as the squads do; a project handles unknown ones by a default. */
function isWiderUnion(before: string, after: string): boolean {
  const [old, now] = [before, after].map((text) => /^type \w+ = ([^;{}()]+);$/.exec(text)?.[1]?.split(' | '));
  return old !== undefined && now !== undefined && old.every((member) => now.includes(member));
}

function lines(before: string, after: string): { added: readonly string[]; removed: readonly string[] } {
  const [old, now] = [before.split('\n'), after.split('\n')];
  return {
    added: now.filter((line) => !old.includes(line)),
    removed: old.filter((line) => !now.includes(line)),
  };
}
