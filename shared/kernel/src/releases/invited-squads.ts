import type { ReleasePlan, Visitor } from './release-plan.ts';
import type { SiteSquad } from './release-set.ts';

/** Invited squads of the plan whose pages this visitor's brand has, as the page needs them. */
export function invitedSquadsFor(
  { squads = [] }: ReleasePlan,
  { brand, locale }: Visitor,
): readonly SiteSquad[] {
  return squads
    .filter(({ brands }) => brands.includes(brand))
    .sort((left, right) => (left.menu?.position ?? 0) - (right.menu?.position ?? 0))
    .map(({ squad, prefix, menu, titles, former, slots = [] }) => ({
      squad,
      prefix,
      ...(menu && { label: menu.labels[locale] ?? menu.labels.en, icon: menu.icon }),
      ...(titles && { title: titles[locale] ?? titles.en }),
      ...(former && { former }),
      ...(slots.length > 0 && { slots }),
    }));
}

/** True for the application of an invited squad that this brand does not have. */
export function isElsewhere({ squads = [] }: ReleasePlan, app: string, brand: string): boolean {
  return squads.some(({ squad, brands }) => app === `mfe-${squad}` && !brands.includes(brand));
}
