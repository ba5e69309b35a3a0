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

export interface Experiments extends Pick<Flags, 'experiment' | 'exposed'> {
  /** Replaces the tests of an open page (ADR 0228). */
  updateTests(tests: PageData['abTests']): void;
  /** A player who is excluded from marketing takes part in no test (requirements/regulation#markers-of-harm). */
  exclude(isExcluded: boolean): void;
}

/**
 * requirements/states#ab-tests: weighted at random. An earlier choice is kept while the test has its variant,
 * so new weights concern visitors without a choice only.
 */
export function createExperiments({ cookies, random, onExposed, ...page }: ExperimentPorts): Experiments {
  let { tests } = page;
  let isExcluded = false;
  const chosen = new Map<string, string>();

  const experiment: Flags['experiment'] = (name) => {
    const variants = tests.find((test) => test.name === name)?.variants;
    if (!variants || isExcluded) return undefined;
    const earlier = chosen.get(name) ?? cookies.read(`ab_${name}`);
    const choice =
      variants.find((variant) => variant.name === earlier)?.name ?? pickWeighted(variants, random());
    if (choice !== undefined) chosen.set(name, choice);
    return choice;
  };

  return {
    experiment,
    updateTests(next) {
      tests = next;
    },
    exclude(next) {
      isExcluded = next;
    },
    exposed(test) {
      const variant = experiment(test);
      if (variant !== undefined) onExposed(test, variant);
    },
  };
}
