import type { Flags } from '@foyer/contract';
import type { PageData } from '@foyer/kernel/page-data';
import type { CookieJar } from '../storage/adapters/cookies.ts';
import { pickWeighted } from './pickWeighted.ts';

export interface ExperimentPorts {
  readonly tests: PageData['abTests'];
  readonly cookies: Pick<CookieJar, 'read'>;
  random(): number;
  /** Called when the visitor has seen a variant: stores and reports it. */
  onExposed(test: string, variant: string): void;
}

/** requirements/states#ab-tests: weighted at random, an earlier choice is kept. */
export function createExperiments({
  tests,
  cookies,
  random,
  onExposed,
}: ExperimentPorts): Pick<Flags, 'experiment' | 'exposed'> {
  const chosen = new Map<string, string>();

  const experiment: Flags['experiment'] = (name) => {
    const variants = tests.find((test) => test.name === name)?.variants;
    if (!variants) return undefined;
    const earlier = chosen.get(name) ?? cookies.read(`ab_${name}`);
    const choice =
      variants.find((variant) => variant.name === earlier)?.name ?? pickWeighted(variants, random());
    if (choice !== undefined) chosen.set(name, choice);
    return choice;
  };

  return {
    experiment,
    exposed(test) {
      const variant = experiment(test);
      if (variant !== undefined) onExposed(test, variant);
    },
  };
}
