import type { Facts, SmokePage } from '../facts.ts';
import { kilobytes } from './sizes.ts';
import { isShell, nameOf, type Fault, type Faults, type Rule } from '../rule.ts';

const MAX_TASK_MS = 1_000;
/** A task of this length is a fault if the page also used that much processor time: the machine was not the cause. */
const MAX_BLOCKED_MS = 2_000;
const MAX_ELEMENTS = 10_000;
const MAX_PAGE_BYTES = 500_000;

export const smokeRules: readonly Rule[] = [
  {
    id: 'smoke/mount',
    level: 'error',
    about: 'Each page of the candidate is mounted and shows its heading within the deadline.',
    toDo: 'Open the page with npm run foyer -- dev and read the console.',
    *check(facts): Faults {
      if (facts.smoke?.length === 0)
        yield { text: `No page of ${nameOf(facts.candidate)} could be opened.`, isGap: true };
      if (!facts.smoke) yield { text: 'No browser opened the pages.', isGap: true };
      yield* ofPages(facts, ({ mountedMs, page }) =>
        mountedMs === undefined
          ? [`${expectedOn(facts, page)} did not show its heading within the deadline.`]
          : [],
      );
    },
  },
  {
    id: 'smoke/fallback',
    level: 'error',
    about: 'No page shows a failure notice, another release or another page in place of the candidate.',
    toDo: 'Fix the failure that the text names: its code is explained in shared/docs/checks/smoke-fallback.md.',
    check: (facts) => ofPages(facts, ({ instead }) => instead.map((text) => `${text}.`)),
  },
  {
    id: 'smoke/integrity',
    level: 'error',
    about: 'Every script and style is requested with the integrity that the signed manifest names.',
    toDo: 'Build with the preset of @foyer/build, or set integrity on each script and link from release.json.',
    check: (facts) => ofPages(facts, ({ unsigned }) => unsigned.map((text) => `${text}.`)),
  },
  {
    id: 'smoke/remount',
    level: 'error',
    about: 'A page can be left and shown again without a reload.',
    toDo: 'Undo in unmount what mount did, and keep no state that a second mount cannot use.',
    check: (facts) => ofPages(facts, ({ again }) => again.map((text) => `${text}.`)),
  },
  {
    id: 'smoke/leak',
    level: 'error',
    about: 'A visit leaves no listener, interval, socket or style element behind.',
    toDo: 'Remove in the clean-up of the effect what the effect added.',
    check: (facts) => ofPages(facts, ({ leaks }) => leaks.map((text) => `${text}.`)),
  },
  {
    id: 'smoke/origin',
    level: 'error',
    about: 'A page sends requests only to its own origin and to the game and payment providers.',
    toDo: 'Serve the file or the data from our own origin.',
    check: (facts) => ofPages(facts, ({ foreign }) => foreign.map((text) => `${text}.`)),
  },
  {
    id: 'smoke/width',
    level: 'error',
    about: 'A page fits into a phone, a tablet and a desktop without scrolling sideways.',
    toDo: 'Let the element shrink, wrap or scroll inside itself.',
    check: (facts) => ofPages(facts, ({ widths }) => widths.map((text) => `${text}.`)),
  },
  {
    id: 'smoke/long-task',
    level: 'warning',
    about: 'No task keeps the page from reacting for a second.',
    toDo: 'Split the work, or do it after the first content.',
    check: (facts) =>
      ofPages(facts, ({ longestTaskMs }) =>
        longestTaskMs > MAX_TASK_MS ? [`the longest task takes more than ${MAX_TASK_MS} ms.`] : [],
      ),
  },
  {
    id: 'smoke/blocked',
    level: 'error',
    about: 'No task of a page computes for two seconds.',
    toDo: 'Split the work, or do it after the first content; long computations belong to a service.',
    check: (facts) =>
      ofPages(facts, ({ longestTaskMs, busyMs }) =>
        longestTaskMs > MAX_BLOCKED_MS && busyMs > MAX_BLOCKED_MS
          ? [`one task blocks the page for more than ${MAX_BLOCKED_MS} ms.`]
          : [],
      ),
  },
  {
    id: 'smoke/elements',
    level: 'error',
    about: 'A page has at most ten thousand elements.',
    toDo: 'Show long lists in parts, or only their visible rows.',
    check: (facts) =>
      ofPages(facts, ({ elements }) =>
        elements > MAX_ELEMENTS ? [`the page has more than ${MAX_ELEMENTS} elements.`] : [],
      ),
  },
  {
    id: 'smoke/changes',
    level: 'error',
    about:
      'A release changes nothing that others use: built-in functions, stored values, cookies, styles of the document.',
    toDo: 'Use the service of the shell for it (storage, navigation, dialogs), or a copy inside the release.',
    // what the others share belongs to the shell
    check: (facts) =>
      isShell(facts.candidate)
        ? []
        : ofPages(facts, ({ changes }) => changes.map((text) => `the release ${text}.`)),
  },
  {
    id: 'smoke/secret',
    level: 'error',
    about: 'No token of a player is in the console or in an address.',
    toDo: 'Remove the output; requests get their token from the services of the shell.',
    check: (facts) => ofPages(facts, ({ secrets }) => secrets.map((text) => `the page ${text}.`)),
  },
  {
    id: 'smoke/bytes',
    level: 'warning',
    about: 'A page loads at most half a megabyte of its release.',
    toDo: 'Load later what the first content does not need.',
    check: (facts) =>
      ofPages(facts, ({ bytes }) =>
        bytes > MAX_PAGE_BYTES ? [`the page loads ${kilobytes(bytes)} of its release.`] : [],
      ),
  },
  {
    id: 'smoke/unseen',
    level: 'warning',
    about: 'A browser has opened at least one page of the release.',
    toDo: 'Add an account for the check (keys/gate-players.json). Until then, open the page as a player before the promotion, and start with a rollout.',
    *check({ candidate, smoke = [] }): Faults {
      const isSeen =
        isShell(candidate) || smoke.some(({ page }) => candidate.describes?.pages.includes(page));
      if (!isSeen && smoke.length > 0)
        yield {
          text: `No page of ${nameOf(candidate)} could be opened without a player account for the check: only ${smoke[0]?.path} was opened, which does not show the release.`,
        };
    },
  },
  {
    id: 'smoke/slot',
    level: 'error',
    about: 'Every slot of the candidate is mounted once, also one that no opened page shows.',
    toDo: 'Render the slot with the properties of its sample in infra/launch/src/browser/slotHost.ts.',
    *check({ candidate, smoke = [] }): Faults {
      const { fills = [] } = candidate.describes?.slots ?? {};
      if (fills.length === 0 || smoke.length === 0) return;
      const hosts = smoke.filter(({ slots }) => slots !== undefined);
      if (hosts.length === 0)
        yield {
          text: `No page of another application could show the slots of ${nameOf(candidate)}: ${fills.join(', ')}.`,
          isGap: true,
        };
      for (const { brand, slots = {} } of hosts)
        for (const name of fills)
          if (slots[name] !== '')
            yield {
              text: `The slot ${name} is not shown: ${slots[name] ?? 'it was not mounted'}.`,
              brands: [brand],
            };
    },
  },
  {
    id: 'smoke/update',
    level: 'error',
    about: 'An open page exchanges the candidate and the live release without a reload.',
    toDo: 'Mount from the stored state that the other release leaves, and undo in unmount what mount did.',
    check: (facts) => ofPages(facts, ({ updates }) => updates.map((text) => `${text}.`)),
  },
  {
    id: 'smoke/console',
    level: 'error',
    about: 'No page writes an error to the console.',
    toDo: 'Fix the errors that the console reports.',
    check: (facts) => ofPages(facts, ({ errors }) => errors),
  },
  {
    id: 'smoke/axe',
    level: 'error',
    about: 'axe finds no violation on the first pages of the release.',
    toDo: 'Fix what axe names; its rules are those of WCAG 2.2 AA.',
    check: (facts) => ofPages(facts, ({ violations }) => violations),
  },
];

function expectedOn({ candidate }: Facts, page: string): string {
  return candidate.describes?.pages.includes(page) ? nameOf(candidate) : `the page ${page}`;
}

function ofPages({ smoke = [] }: Facts, pick: (page: SmokePage) => readonly string[]): readonly Fault[] {
  const found = new Map<string, Fault & { readonly brands: string[] }>();
  for (const page of smoke) {
    for (const finding of pick(page)) {
      const text = `${page.path}: ${finding}`;
      const known = found.get(text);
      if (known) known.brands.push(page.brand);
      else found.set(text, { text, brands: [page.brand] });
    }
  }
  return [...found.values()];
}
