import type { Facts, LiveFacts, PackageFacts } from './facts.ts';
import { RULES } from './rules.ts';

/** Rules that need no build: they run before one. */
const PLANNED: readonly string[] = ['release/owner', 'contract/number', 'shared/declared'];
export const PLANNED_RULES = RULES.filter(({ id }) => PLANNED.includes(id));

/** A release as its sources declare it, before it is built. */
export interface PlannedRelease {
  readonly app: string;
  readonly release: string;
  readonly owner: string;
  readonly contract: number;
  readonly packages: PackageFacts;
}

/** Input of {@link PLANNED_RULES}; the other rules would report gaps. */
export function plannedFacts(
  { packages, ...planned }: PlannedRelease,
  live: readonly LiveFacts[],
  brands: readonly string[],
): Facts {
  return {
    candidate: {
      ...planned,
      requires: {},
      describes: undefined,
      documents: undefined,
      styles: undefined,
      scripts: undefined,
      locales: [],
      bill: undefined,
      sizes: [],
    },
    live,
    brands,
    schemas: undefined,
    locales: [],
    sources: { types: undefined, imports: undefined, packages, generated: undefined },
    deprecations: [],
    today: '',
    smoke: undefined,
  };
}
