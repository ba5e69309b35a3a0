import { releaseName } from '@foyer/kernel/release-plan';
import type { Facts, LiveFacts, ReleaseFacts } from './facts.ts';

/** A fault that a rule found. */
export interface Fault {
  readonly text: string;
  /** A gap in the evidence: nothing was found because nothing could be checked. */
  readonly isGap?: true;
  readonly file?: string;
  readonly brands?: readonly string[];
  /** Squads that must change something before this can pass. */
  readonly first?: readonly string[];
}

/** Faults in the order in which they are found. */
export type Faults = Generator<Fault, void, undefined>;

/** One possible fault of a release; each rule has a page in `shared/docs/checks`. */
export interface Rule {
  readonly id: string;
  readonly level: 'error' | 'warning';
  /** The rule in one sentence. */
  readonly about: string;
  /** The action for the reader of the finding. */
  readonly toDo: string;
  check(facts: Facts): Iterable<Fault>;
}

export const SHELL = 'shell';

/** Marks a fallback release as one, because it is not in the list of running releases. */
export function nameOf({ app, release, isRollbackTarget }: ReleaseFacts): string {
  return `${releaseName(app, release)}${isRollbackTarget ? ' (restored by a rollback)' : ''}`;
}

export function isShell({ app }: ReleaseFacts): boolean {
  return app === SHELL;
}

/**
 * Checks each brand with the releases of other applications that its visitors can get; each fault is
 * reported once.
 */
export function perBrand(
  facts: Facts,
  check: (peers: readonly LiveFacts[], own: readonly LiveFacts[]) => Iterable<Fault>,
): readonly Fault[] {
  const found = new Map<string, Fault & { readonly brands: string[] }>();
  for (const brand of facts.brands) {
    const reached = facts.live.filter(({ brands }) => brands.includes(brand));
    const isOwn = ({ app }: LiveFacts): boolean => app === facts.candidate.app;
    for (const fault of check(
      reached.filter((release) => !isOwn(release)),
      reached.filter(isOwn),
    )) {
      const known = found.get(fault.text);
      if (known) known.brands.push(brand);
      else found.set(fault.text, { ...fault, brands: [brand] });
    }
  }
  return [...found.values()];
}

/** Pairs of a remote and a shell that include the candidate. */
export function* pairs(
  { candidate }: Facts,
  peers: readonly LiveFacts[],
): Generator<{
  readonly remote: ReleaseFacts;
  readonly shell: ReleaseFacts;
  readonly first: readonly string[];
}> {
  if (isShell(candidate))
    for (const remote of peers) yield { remote, shell: candidate, first: [remote.owner] };
  else for (const shell of peers.filter(isShell)) yield { remote: candidate, shell, first: [SHELL] };
}

/** Returns the description of a release; yields a gap if the release has no description. */
export function described<Found extends Fault>(
  releases: readonly ReleaseFacts[],
  work: () => Iterable<Found>,
): Iterable<Fault> {
  const silent = releases.filter(({ describes }) => !describes);
  return silent.length === 0
    ? work()
    : silent.map((release) => ({
        text: `${nameOf(release)} does not describe what it provides and requires: it was built before releases had descriptions.`,
        isGap: true,
      }));
}

export function missing(wanted: Iterable<string>, there: Iterable<string>): readonly string[] {
  const known = new Set(there);
  return [...wanted].filter((name) => !known.has(name));
}
