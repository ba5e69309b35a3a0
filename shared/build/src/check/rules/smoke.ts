import type { Facts, SmokePage } from '../facts.ts';
import { isShell, nameOf, type Fault, type Faults, type Rule } from '../rule.ts';

export const smokeRules: readonly Rule[] = [
  {
    id: 'smoke/mount',
    level: 'error',
    about: 'Each page stands in the composed shell within its deadline.',
    toDo: 'Open the page with npm run foyer -- dev and read the console.',
    *check(facts): Faults {
      if (facts.smoke?.length === 0)
        yield { text: `No page of ${nameOf(facts.candidate)} could be opened.`, isGap: true };
      if (!facts.smoke) yield { text: 'No browser looked at the pages.', isGap: true };
      yield* ofPages(facts, ({ mountedMs }) =>
        mountedMs === undefined ? ['does not stand within the deadline.'] : [],
      );
    },
  },
  {
    id: 'smoke/unseen',
    level: 'warning',
    about: 'A browser has opened at least one page of the release itself.',
    toDo: 'Open an account for the gate (keys/gate-players.json); until then look at it as a player before it goes to everybody, and begin with a share.',
    *check({ candidate, smoke = [] }): Faults {
      const isSeen =
        isShell(candidate) || smoke.some(({ page }) => candidate.describes?.pages.includes(page));
      if (!isSeen && smoke.length > 0)
        yield {
          text: `No page of ${nameOf(candidate)} could be opened without a player of the gate: what was opened is ${smoke[0]?.path}, with the release published and not shown.`,
        };
    },
  },
  {
    id: 'smoke/console',
    level: 'error',
    about: 'No page says an error in the console.',
    toDo: 'Mend what the console says; a page that only works nearly is not ready.',
    check: (facts) => ofPages(facts, ({ errors }) => errors),
  },
  {
    id: 'smoke/axe',
    level: 'error',
    about: 'axe finds nothing on the first pages of the release.',
    toDo: 'Mend what axe names; its rules are those of WCAG 2.2 AA.',
    check: (facts) => ofPages(facts, ({ violations }) => violations),
  },
];

function ofPages({ smoke = [] }: Facts, pick: (page: SmokePage) => readonly string[]): readonly Fault[] {
  const found = new Map<string, Fault & { readonly brands: string[] }>();
  for (const page of smoke) {
    for (const said of pick(page)) {
      const text = `${page.path}: ${said}`;
      const known = found.get(text);
      if (known) known.brands.push(page.brand);
      else found.set(text, { text, brands: [page.brand] });
    }
  }
  return [...found.values()];
}
