import type { PageData } from '@foyer/kernel/page-data';
import type { CookieJar } from '../storage/adapters/cookies.ts';

const CHOICE_DAYS = 30; // requirements/constants#cookies

export interface ExperimentPorts {
  readonly tests: PageData['abTests'];
  readonly cookies: CookieJar;
  mayRemember(): boolean;
  random(): number;
}

/**
 * requirements/states#consent: weighted at random, an earlier choice is kept, stored only with preferences
 * consent.
 */
export function createExperiments({
  tests,
  cookies,
  mayRemember,
  random,
}: ExperimentPorts): (name: string) => string | undefined {
  const chosen = new Map<string, string>();
  return (name) => {
    const test = tests.find((candidate) => candidate.name === name);
    if (!test) return undefined;
    const earlier = chosen.get(name) ?? cookies.read(`ab_${name}`);
    const known = test.variants.find((variant) => variant.name === earlier)?.name;
    const choice = known ?? pickWeighted(test.variants, random());
    if (choice === undefined) return undefined;
    chosen.set(name, choice);
    if (mayRemember()) cookies.write(`ab_${name}`, choice, CHOICE_DAYS);
    return choice;
  };
}

/** `at` in [0, 1). */
export function pickWeighted(
  variants: readonly { readonly name: string; readonly weight: number }[],
  at: number,
): string | undefined {
  const total = variants.reduce((sum, variant) => sum + Math.max(0, variant.weight), 0);
  let rest = at * total;
  for (const variant of variants) {
    rest -= Math.max(0, variant.weight);
    if (rest < 0) return variant.name;
  }
  return variants[0]?.name;
}
