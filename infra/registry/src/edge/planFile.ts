import { canonicalJson, ignoreError } from '@foyer/kernel';
import { parseReleasePlan } from '@foyer/kernel/parse-release-plan';
import type { ReleasePlan } from '@foyer/kernel/release-plan';
import { signedReleaseSetSchema } from '@foyer/kernel/signed-release-set';
import { ifMissing, isSignedBy, signPlan, type SigningKey } from '@foyer/runtime';
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';

const signedSchema = v.pipe(v.string(), v.parseJson(), signedReleaseSetSchema);

/** The release plan file, from which the edge of this machine reads the releases to serve. */
export interface PlanFile {
  /**
   * Version of the plan in the file, or of the last plan that an edge accepted; 0 without a plan signed by
   * this home. @throws when a file exists and cannot be read.
   */
  version(): Promise<number>;
  /**
   * Plan in the file; undefined unless this home signed it. @throws when the file exists and cannot be read.
   */
  read(): Promise<ReleasePlan | undefined>;
  /** Replaces the file atomically: an edge reads either the previous plan or this one. */
  write(plan: ReleasePlan): Promise<void>;
  /** Runs `work` while no build tool writes the file (`npm run dev` adds its own releases to it). */
  withFileLock<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Same folder and times as in shared/build: longer than any process holds the lock, so an older lock was left
 * by a process that died.
 */
const STALE_LOCK_MS = 5_000;
const RETRY_MS = 20;

export function createPlanFile(home: string, key: SigningKey): PlanFile {
  const file = join(home, 'release-set.json');
  const lock = join(home, 'release-set.lock');

  async function readSigned(path: string): Promise<ReleasePlan | undefined> {
    const text = await readFile(path, 'utf8').catch(ifMissing(undefined)); // an unreadable file throws: without it versions would start from 0
    if (text === undefined) return undefined;
    try {
      const { payload, signature } = v.parse(signedSchema, text);
      return isSignedBy(payload, signature, key.publicKey) ? parseReleasePlan(payload) : undefined;
    } catch (error) {
      // the edge keeps its last good plan, and the registry writes a new one over this file
      return ignoreError('plan file is damaged and will be replaced')(error);
    }
  }

  async function acquireFileLock(): Promise<void> {
    for (;;) {
      try {
        return await mkdir(lock).then(() => undefined);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      }
      const made = await stat(lock).catch(ifMissing(undefined));
      if (made && Date.now() - made.mtimeMs > STALE_LOCK_MS) await rm(lock, { recursive: true, force: true });
      else await pause(RETRY_MS);
    }
  }

  return {
    read: () => readSigned(file),
    async version() {
      const plans = await Promise.all([
        readSigned(file),
        readSigned(join(home, 'release-set.last-good.json')),
      ]);
      return Math.max(0, ...plans.map((plan) => plan?.version ?? 0));
    },
    async write(plan) {
      const draft = `${file}.${process.pid}`;
      await writeFile(draft, `${JSON.stringify(signPlan(plan, key))}\n`);
      await rename(draft, file);
    },
    async withFileLock(work) {
      await acquireFileLock();
      try {
        return await work();
      } finally {
        await rm(lock, { recursive: true, force: true });
      }
    },
  };
}

/** True if two plans are equal except for version, time of issue and expiry. */
export function isSamePlan(left: ReleasePlan, right: ReleasePlan): boolean {
  const content = ({
    version: _version,
    issuedAt: _issuedAt,
    expiresAt: _expiresAt,
    ...rest
  }: ReleasePlan): string => canonicalJson(rest);
  return content(left) === content(right);
}
