import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { inTransaction, type SigningKey } from '@foyer/runtime';
import { acquireLock } from '../audit/auditLog.ts';
import type { RegistryDependencies } from '../deps.ts';
import { LOCAL_ENVIRONMENT } from '../environment.ts';
import { unreadableReason } from '../plan/unreadablePlan.ts';
import { composePlan, PLAN_LIFE_MS, readEnvironment, storeIssue } from '../plan/environments.ts';
import { createPlanFile, isSamePlan } from './planFile.ts';

/** Delivers decisions to the edge of this machine. */
export interface Edge {
  /** Exclusive lower bound of the version of the next change of the local environment. */
  lastVersion(): Promise<number>;
  /**
   * Releases in the current plan file, including those of a developer's own build; undefined without a plan
   * file.
   */
  named(): Promise<readonly { readonly app: string; readonly release: string }[] | undefined>;
  /** Plan in the plan file, written by any process of this home. */
  written(): Promise<ReleasePlan | undefined>;
  /**
   * Writes every decision committed before the call to the plan file. Never throws: the decision is already
   * committed. @returns whether the file is current; if not, {@link refresh} retries.
   */
  deliver(): Promise<boolean>;
  /** Issues the plan again shortly before it expires, and retries a failed write. */
  refresh(): Promise<void>;
}

export async function createEdge(
  { pool, settings, log, clock }: RegistryDependencies,
  key: SigningKey,
): Promise<Edge> {
  const file = createPlanFile(settings.home, key);
  let isBehind = false;
  /** Last logged reason, so that retries do not log it again. */
  let lastRefusal: string | undefined;
  let next: Promise<boolean> | undefined;
  let last: Promise<unknown> = Promise.resolve();

  async function write(): Promise<void> {
    await file.withFileLock(async () => {
      const version = await file.version();
      const environment = await inTransaction(pool, async (client) => {
        await acquireLock(client, LOCAL_ENVIRONMENT);
        const found = await readEnvironment(client, LOCAL_ENVIRONMENT);
        const planOnDisk = await file.read();
        const isCurrent =
          planOnDisk?.version === found.version && isSamePlan(planOnDisk, await composePlan(client, found));
        if (found.version === 0 || isCurrent || found.version > version) return found;
        // a build tool has written the file since: its plan is older than this decision, even with a higher
        // version
        await storeIssue(client, LOCAL_ENVIRONMENT, version + 1, clock());
        return readEnvironment(client, LOCAL_ENVIRONMENT);
      });
      isBehind = environment.version > version && !(await wasWritten(await composePlan(pool, environment)));
    });
  }

  /** A plan that edges would reject is not written: the file would then hide that they run an older plan. */
  async function wasWritten(plan: ReleasePlan): Promise<boolean> {
    const reason = unreadableReason(plan);
    if (reason === undefined) await file.write(plan);
    else if (reason !== lastRefusal)
      log.error('ALERT plan is unreadable and was not written; new decisions do not reach pages', {
        reason,
        version: plan.version,
      });
    lastRefusal = reason;
    return reason === undefined;
  }

  /** One write at a time; a call that arrives while one is waiting shares it. */
  function deliver(): Promise<boolean> {
    next ??= last.then(async () => {
      next = undefined;
      try {
        await write();
      } catch (error) {
        isBehind = true;
        log.error('plan file could not be written', { error });
      }
      return !isBehind;
    });
    last = next;
    return next;
  }

  async function refresh(): Promise<void> {
    const due = await inTransaction(pool, async (client) => {
      await acquireLock(client, LOCAL_ENVIRONMENT);
      const { version, expiresAt } = await readEnvironment(client, LOCAL_ENVIRONMENT);
      const written = await file.version();
      // a decision whose commit was in doubt, or whose process ended before it wrote the plan
      if (version === 0 || expiresAt.getTime() - clock() > PLAN_LIFE_MS / 2) return written < version;
      await storeIssue(client, LOCAL_ENVIRONMENT, Math.max(version, written) + 1, clock());
      return true;
    });
    if (due || isBehind) await deliver();
  }

  async function named(): Promise<readonly { app: string; release: string }[] | undefined> {
    const planOnDisk = await file.read();
    return planOnDisk && [...planOnDisk.apps, ...(planOnDisk.others ?? []), ...(planOnDisk.overrides ?? [])];
  }

  return { lastVersion: () => file.version(), named, written: () => file.read(), deliver, refresh };
}
