import { measurePlan } from '../edgeMetrics.ts';
import type { EdgeClient } from '../edgeClient.ts';
import { createPlanWord } from './planWord.ts';
import { watchReleasePlan, type ReleasePlanFile, type ReleasePlanFileOptions } from './releasePlanFile.ts';

/** The plan of this edge, and everybody who has to know which one that is: whoever scrapes, and the registry. */
export async function createLivePlan({
  registry,
  ...options
}: ReleasePlanFileOptions & { readonly registry: EdgeClient }): Promise<ReleasePlanFile> {
  const plan = await watchReleasePlan(options);
  const word = createPlanWord({ registry, log: options.log, current: plan.current });
  measurePlan(plan, options.clock);
  plan.onChange(() => void word.say());
  void word.say();
  return {
    ...plan,
    close() {
      word.close();
      plan.close();
    },
  };
}
