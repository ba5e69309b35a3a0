import type { ReleasePlan } from '@foyer/kernel/release-plan';
import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import { ifMissing, type Log } from '@foyer/runtime';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';

/** Expected properties of a file: hash for scripts and styles, size for pictures. */
export interface ExpectedFile {
  readonly integrity?: string;
  readonly bytes?: number;
}

/** The part of `release.json` that serving needs. */
const manifestSchema = v.object({
  sri: v.optional(v.record(v.string(), v.string())),
  bytes: v.optional(v.record(v.string(), v.number())),
});
type Manifest = v.InferOutput<typeof manifestSchema>;

/** Files of a release that are never served. */
export const SERVER_SIDE = new Set(['release.json', 'documents.json']);
const RUNS_IN_PAGE = /\.(?:js|css)$/;
/** Requested paths can also name a folder or be too long. */
export const ifNoFile = ifMissing(undefined, ['ENOENT', 'ENOTDIR', 'EISDIR', 'ENAMETOOLONG']);

/** Looks up the declared hash or size of a released file; undefined when none is declared. */
export function createExpectedFiles({
  folder,
  log,
  live,
}: {
  /** The folder of all releases. */
  readonly folder: string;
  readonly log: Log;
  readonly live: () => ReleasePlan | undefined;
}): (app: string, release: string, name: string) => Promise<ExpectedFile | undefined> {
  const manifests = new Map<string, Promise<Manifest | undefined>>();

  /**
   * The signed plan for live releases; `release.json` for older releases that open tabs still request, and
   * for pictures.
   */
  async function expectedFileOf(
    app: string,
    release: string,
    name: string,
  ): Promise<ExpectedFile | undefined> {
    const plan = live();
    const entry = plan && entriesOf(plan).find((one) => one.app === app && one.release === release);
    if (entry && RUNS_IN_PAGE.test(name))
      return entry.sri[name] === undefined ? undefined : { integrity: entry.sri[name] };
    const manifest = await manifestOf(app, release);
    const integrity = manifest?.sri?.[name];
    if (integrity !== undefined) return { integrity };
    return manifest?.bytes?.[name] === undefined || RUNS_IN_PAGE.test(name) || SERVER_SIDE.has(name)
      ? undefined
      : { bytes: manifest.bytes[name] };
  }

  async function manifestOf(app: string, release: string): Promise<Manifest | undefined> {
    const key = `${app}/${release}`;
    const known = manifests.get(key);
    if (known) return known;
    const reading = readManifest(app, release);
    manifests.set(key, reading);
    // neither a missing nor an unreadable file is remembered
    void reading.then(
      (found) => found ?? manifests.delete(key),
      () => manifests.delete(key),
    );
    return reading;
  }

  async function readManifest(app: string, release: string): Promise<Manifest | undefined> {
    const content = await readFile(join(folder, app, release, 'release.json')).catch(ifNoFile);
    if (!content) return undefined;
    try {
      return v.parse(manifestSchema, JSON.parse(content.toString('utf8')));
    } catch (error) {
      log.error('release description is damaged, its files are not served', { app, release, error });
      return undefined;
    }
  }

  return expectedFileOf;
}

/** All releases that a plan may choose. */
export function entriesOf(plan: ReleasePlan): readonly ReleaseSetEntry[] {
  return [...plan.apps, ...(plan.others ?? []), ...(plan.overrides ?? []).map(({ entry }) => entry)];
}
