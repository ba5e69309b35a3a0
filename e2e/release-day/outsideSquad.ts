import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Instance } from '../fixtures/brands.ts';
import { acceptInvitation, inviteSquad, operatorOf, type Run } from '../outside/invitedSquad.ts';
import type { PackedPlatform } from '../outside/packedPlatform.ts';
import { DAY_BRANDS, type OutsideName, type PlannedRelease } from './planReleases.ts';
import type { ReleasePorts, ReleaseResult } from './releaseOne.ts';

const DECIDED_WITHIN_MS = 60_000;
/** Template of each repository. */
const TEMPLATES: Readonly<Record<OutsideName, string>> = { poker: 'webpack', keno: 'svelte' };

export interface OutsidePorts extends ReleasePorts {
  readonly platform: PackedPlatform;
  readonly instance: Instance;
}

/** A squad with a repository of its own, which has only the packed packages and its key. */
export interface OutsideSquad {
  readonly name: OutsideName;
  /** Addresses of its pages that visitors may open, empty before its first release. */
  readonly addresses: readonly string[];
  release(number: number): Promise<ReleaseResult>;
}

/** Invites a squad with the operator's key, and creates its project in an empty folder. */
export async function inviteOutsideSquad(
  name: OutsideName,
  folder: string,
  { platform, instance, registry, clock, progress, build }: OutsidePorts,
): Promise<OutsideSquad> {
  const operator = operatorOf({ platform, instance });
  const token = await inviteSquad(operator, name, DAY_BRANDS);
  mkdirSync(folder, { recursive: true });
  const run: Run = (command, env) => platform.run(`nice -n 10 ${command}`, folder, env);
  // mostly waits for the disk, and runs while others build
  await run(`npm create @foyer/remote ${name} -- --template ${TEMPLATES[name]}`);
  await run('npm install');
  const env = { ...(await acceptInvitation(run, { name, folder, token }, instance)) };
  const addresses: string[] = [];

  return {
    name,
    addresses,
    async release(number) {
      const started = performance.now();
      const app = `mfe-${name}`;
      const planned: PlannedRelease = { number, squad: name, strategy: 'promote', brand: DAY_BRANDS[0] };
      changeVersion(folder, `1.0.${number}`);
      let output = '';
      const published = await build(planned, async () => {
        await run('npm run build');
        output = await run('npx foyer publish --folder dist --json', env);
        // the platform squad opens it in a browser, once per release
        await operator(`check --folder ${folder}/dist --home ${instance.home}`);
        return true;
      }).catch((error: unknown) => {
        clock.signal.throwIfAborted();
        output = error instanceof Error ? error.message : String(error);
        return false;
      });
      const release = releaseOf(folder);
      const publishMs = Math.round(performance.now() - started);
      const done = (outcome: ReleaseResult['outcome'], rolloutMs: number): ReleaseResult => ({
        ...planned,
        release,
        outcome,
        publishMs,
        rolloutMs,
        output: outcome === 'live' ? '' : output.slice(-400),
        isAsExpected: outcome === 'live',
      });
      if (!published) {
        progress.leave(planned);
        return done('not-built', 0);
      }
      progress.enter(planned, 'is rolled out');
      output = await run(
        `npx foyer publish --folder dist --promote --yes --reason "Release ${number} of the day" --json`,
        env,
      ).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      const { state, ms } = await clock.within(registry.waitForDecision(app, release, DECIDED_WITHIN_MS));
      progress.leave(planned);
      if (state !== 'all-visitors') return done('stuck', ms);
      if (addresses.length === 0) addresses.push(`/en/${name}/`);
      return done('live', ms);
    },
  };
}

/** Gives the project another version, which is part of its release. */
function changeVersion(folder: string, version: string): void {
  const file = path.join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
  writeFileSync(file, `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
}

function releaseOf(folder: string): string {
  const manifest = JSON.parse(readFileSync(path.join(folder, 'dist/release.json'), 'utf8')) as {
    readonly release: string;
  };
  return manifest.release;
}
