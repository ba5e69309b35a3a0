import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { packFolders, packTarballs, startLocalRegistry } from '@foyer/packaging';

/** The packed packages behind a local npm registry. */
export interface PackedPlatform {
  /** Runs a command of a project's README. @throws with its output unless it succeeds. */
  run(command: string, cwd: string, env?: Readonly<Record<string, string>>): Promise<string>;
  stop(): Promise<void>;
}

/**
 * Packs the packages of a repository into `out` and serves them; npm takes all others from the user's registry.
 * @param signal - stops running commands.
 */
export async function packPlatform(root: string, out: string, signal?: AbortSignal): Promise<PackedPlatform> {
  const folders = await packFolders({ root, out });
  const manifests = Object.fromEntries(
    folders.map((folder) => {
      const manifest = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
        name: string;
        version: string;
      };
      return [manifest.name, manifest];
    }),
  );
  const packages = await startLocalRegistry(await packTarballs(folders, out), manifests);
  // the file replaces that of the user, which names the registry of all other packages
  const registry = execFileSync('npm', ['config', 'get', 'registry'], { encoding: 'utf8' }).trim();
  writeFileSync(path.join(out, 'npmrc'), `registry=${registry}\n@foyer:registry=${packages.url}\n`);
  return {
    async run(command, cwd, env = {}) {
      const child = spawn('sh', ['-c', command], {
        cwd,
        ...(signal && { signal }),
        env: {
          ...process.env,
          ...env,
          NPM_CONFIG_USERCONFIG: path.join(out, 'npmrc'),
          NPM_CONFIG_CACHE: path.join(out, 'cache'),
          npm_config_yes: 'true',
        },
      });
      let output = '';
      for (const stream of [child.stdout, child.stderr])
        stream.on('data', (chunk: Buffer) => {
          output += chunk.toString();
        });
      const [code] = (await once(child, 'exit')) as [number];
      if (code !== 0) throw new Error(`${command} ended with ${code}:\n${output}`);
      return output;
    },
    stop: () => packages.stop(),
  };
}
