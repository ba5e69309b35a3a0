import { measurePlan } from '../edgeMetrics.ts';
import type { EdgeClient } from '../edgeClient.ts';
import { createPlanReporter } from './planReporter.ts';
import { watchReleasePlan, type ReleasePlanFile, type ReleasePlanFileOptions } from './releasePlanFile.ts';

/** The live plan of this edge, with its metrics and reports to the registry. */
export async function createLivePlan({
  registry,
  ...options
}: ReleasePlanFileOptions & { readonly registry: EdgeClient }): Promise<ReleasePlanFile> {
  const plan = await watchReleasePlan(options);
  const reporter = createPlanReporter({ registry, log: options.log, current: plan.current });
  measurePlan(plan, options.clock);
  plan.onChange(() => void reporter.report());
  void reporter.report();
  return {
    ...plan,
    async close() {
      await Promise.all([reporter.close(), plan.close()]);
    },
  };
}
