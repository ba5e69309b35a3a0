import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '@foyer/workspace';
import type { Instance } from '../fixtures/brands.ts';
import type { PackedPlatform } from '../outside/packedPlatform.ts';
import { DAY_BRANDS, type OutsideName } from './planReleases.ts';
import type { RegistryReader } from './registryReader.ts';
import type { ReleaseResult } from './releaseOne.ts';

const DECIDED_WITHIN_MS = 60_000;
/** Template of each repository. */
const TEMPLATES: Readonly<Record<OutsideName, string>> = { poker: 'webpack', keno: 'svelte' };

export interface OutsidePorts {
  readonly platform: PackedPlatform;
  readonly instance: Instance;
  readonly registry: RegistryReader;
  /** Runs one build at a time. */
  oneAtATime<Result>(work: () => Promise<Result>): Promise<Result>;
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
  { platform, instance, registry, oneAtATime }: OutsidePorts,
): Promise<OutsideSquad> {
  const { home, gatewayPort } = instance;
  const address = `http://127.0.0.1:${gatewayPort + 7}`;
  const staff = (command: string, access: Readonly<Record<string, string>> = {}): Promise<string> =>
    platform.run(`${process.execPath} infra/cli/src/main.ts ${command} --json`, repositoryRoot, {
      FOYER_HOME: home,
      FOYER_REGISTRY_PORT: String(gatewayPort + 7),
      FOYER_GATEWAY_PORT: String(gatewayPort),
      ...access,
    });
  const invited = await staff(
    `squads invite ${name} --brand ${DAY_BRANDS.join(' ')} --contact ${name}@squad.test --reason "Joins today" --yes`,
  );
  const token = /"token":\s*"([\w-]{43})"/.exec(invited)?.[1] ?? '';

  mkdirSync(folder, { recursive: true });
  const run = (command: string, env: Readonly<Record<string, string>> = {}): Promise<string> =>
    platform.run(`nice -n 10 ${command}`, folder, env);
  await oneAtATime(async () => {
    await run(`npm create @foyer/remote ${name} -- --template ${TEMPLATES[name]}`);
    await run('npm install');
  });
  const keyFile = path.join(path.dirname(folder), `${name}.pem`);
  await run(`npx foyer keys accept ${name} --file ${keyFile} --json`, {
    FOYER_REGISTRY: address,
    FOYER_INVITATION: token,
  });
  const env = { FOYER_REGISTRY: address, FOYER_SIGNING_KEY: readFileSync(keyFile, 'utf8') };
  const addresses: string[] = [];

  return {
    name,
    addresses,
    async release(number) {
      const started = performance.now();
      const app = `mfe-${name}`;
      changeVersion(folder, `1.0.${number}`);
      let output = '';
      const published = await oneAtATime(async () => {
        await run('npm run build');
        output = await run('npx foyer publish --folder dist --json', env);
        // the platform squad opens it in a browser, once per release
        await staff(`check --folder ${folder}/dist --home ${home}`, env);
        return true;
      }).catch((error: unknown) => {
        output = error instanceof Error ? error.message : String(error);
        return false;
      });
      const release = releaseOf(folder);
      const publishMs = Math.round(performance.now() - started);
      const done = (outcome: ReleaseResult['outcome'], rolloutMs: number): ReleaseResult => ({
        number,
        squad: name,
        strategy: 'promote',
        brand: DAY_BRANDS[0],
        release,
        outcome,
        publishMs,
        rolloutMs,
        output: outcome === 'live' ? '' : output.slice(-400),
        isAsExpected: outcome === 'live',
      });
      if (!published) return done('not-built', 0);
      output = await run(
        `npx foyer publish --folder dist --promote --yes --reason "Release ${number} of the day" --json`,
        env,
      ).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
      const { state, ms } = await registry.waitForDecision(app, release, DECIDED_WITHIN_MS);
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
