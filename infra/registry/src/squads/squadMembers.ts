import type { ListedSquad, SquadDifference } from '@foyer/kernel/squad-answers';
import type { SquadChange } from './squadSchema.ts';

/** Members of a squad that a change can set. */
export type SquadMembers = Pick<ListedSquad, SquadDifference['member']>;

const MEMBERS: { readonly [Member in keyof SquadMembers]: (value: SquadMembers[Member]) => string | null } = {
  titles: textOfLabels,
  prefix: (prefix) => `/${prefix}/`,
  brands: (brands) => [...brands].sort().join(', '),
  budget: ({ js, css }) => `${js} + ${css}`,
  menu: (menu) => menu && `${textOfLabels(menu.labels)} · ${menu.icon} · ${menu.position}`,
  slots: (slots) =>
    slots
      .map(({ name, places }) => (places.length === 0 ? name : `${name} → ${places.join(', ')}`))
      .sort()
      .join('; ') || null,
  slotPages: (pages) => [...pages].sort().join(', ') || null,
  contact: (contact) => contact,
  owner: (owner) => owner,
};

/** The members that a change sets to another value. */
export function changedMembers(before: SquadMembers, change: SquadChange): Partial<SquadMembers> {
  return Object.fromEntries(
    namesOf(MEMBERS).flatMap((member) => {
      const value = change[member];
      return value !== undefined && textOf(before, member) !== textOf({ ...before, [member]: value }, member)
        ? [[member, value]]
        : [];
    }),
  );
}

/** Members that differ, as text for people; members of an entry from before they existed are left out. */
export function differencesOf(
  before: Partial<SquadMembers>,
  after: Partial<SquadMembers>,
): readonly SquadDifference[] {
  return namesOf(MEMBERS).flatMap((member) => {
    if (before[member] === undefined || after[member] === undefined) return [];
    const [old, next] = [textOf(before, member), textOf(after, member)];
    return old === next ? [] : [{ member, before: old, after: next }];
  });
}

/**
 * True for a change that only takes away from pages: fewer brands, a smaller budget, no menu entry, fewer slots or
 * pages for slots. A stolen
 * console session can do no more with it than with a suspension.
 */
export function onlyNarrows(before: SquadMembers, change: Partial<SquadMembers>): boolean {
  const { brands = [], budget = before.budget, menu, slots = [], slotPages = [], ...others } = change;
  const placesOf = (slot: string): readonly string[] =>
    before.slots.find(({ name }) => name === slot)?.places ?? [];
  return (
    Object.keys(others).length === 0 &&
    brands.every((brand) => before.brands.includes(brand)) &&
    budget.js <= before.budget.js &&
    budget.css <= before.budget.css &&
    (menu ?? null) === null &&
    slotPages.every((page) => before.slotPages.includes(page)) &&
    slots.every(
      ({ name, places }) =>
        before.slots.some((slot) => slot.name === name) &&
        places.every((place) => placesOf(name).includes(place)),
    )
  );
}

function textOfLabels(labels: SquadMembers['titles']): string | null {
  return (
    labels &&
    Object.entries(labels)
      .map(([locale, label]) => `${locale}=${label}`)
      .sort()
      .join(', ')
  );
}

function textOf(members: Partial<SquadMembers>, member: keyof SquadMembers): string | null {
  const value = members[member];
  // each function takes the type of its member
  return value === undefined ? null : (MEMBERS[member] as (value: unknown) => string | null)(value);
}

function namesOf<Name extends string>(record: Readonly<Record<Name, unknown>>): readonly Name[] {
  return Object.keys(record) as Name[];
}
