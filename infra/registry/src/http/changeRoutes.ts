import { canonicalJson } from '@foyer/kernel';
import type { ChangePreview } from '@foyer/kernel/change-answers';
import { appsOf } from '@foyer/kernel/resolve-release';
import { BRANDS } from '@foyer/market';
import { inTransaction, type Routes } from '@foyer/runtime';
import { changeSchema } from '../changes/change.ts';
import { decide, previewChange } from '../changes/decide.ts';
import { endOfSchedule } from '../changes/endOfSchedule.ts';
import { roleForChange } from '../changes/permissions.ts';
import { freezeProblem } from '../freeze/freeze.ts';
import { gateFor } from '../gate/checkStore.ts';
import { readEnvironment } from '../plan/environments.ts';
import { outcomesFor } from '../plan/outcomes.ts';
import { actorOf } from './authenticate.ts';
import { checked, type Route } from './handler.ts';

/** Decisions about an environment. Permission is checked before the change. */
export const CHANGE_ROUTES: Routes<Route> = {
  async 'POST /v1/changes'(registry, { caller, body, text }) {
    const change = checked(changeSchema, body);
    const role = roleForChange(caller.key.roles, change.kind, change.app);
    return { value: await decide(registry, change, actorOf(caller, role, text)) };
  },
  async 'POST /v1/changes/preview'(registry, { caller, body }) {
    const change = checked(changeSchema, body);
    const role = roleForChange(caller.key.roles, change.kind, change.app);
    return inTransaction(registry.pool, async (client) => {
      const environment = await readEnvironment(client, change.environment);
      const consequence = await previewChange(registry, client, environment, change);
      const { brands, planBefore, planAfter, kept } = consequence;
      const frozen = freezeProblem(consequence.before, consequence.change, brands, registry.clock());
      if (frozen && role !== 'operator') throw frozen;
      const unchecked =
        frozen ??
        (await gateFor(client, {
          change: consequence.change,
          role,
          earlier: consequence.before.earlier[change.app ?? ''] ?? [],
          now: registry.clock(),
        }));
      const end = await endOfSchedule(client, environment, consequence);
      const apps = change.app === undefined ? appsOf(planAfter) : [change.app];
      const differences = BRANDS.flatMap((brand) =>
        apps.map((app) => ({
          brand,
          app,
          before: outcomesFor(planBefore, app, brand),
          after: outcomesFor(planAfter, app, brand),
        })),
      );
      const preview: ChangePreview = {
        version: environment.version,
        brands,
        differences: differences.filter(
          ({ before, after }) => canonicalJson(before) !== canonicalJson(after),
        ),
        ...(end && { end }),
        ...(kept && kept.length > 0 && { kept }),
        ...(unchecked && { unchecked: { code: unchecked.code, text: unchecked.message } }),
      };
      return { value: preview };
    });
  },
};
