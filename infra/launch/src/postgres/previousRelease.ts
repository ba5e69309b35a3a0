import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** The commit whose schemas are the previous release; set to the released commit with every release. */
const PREVIOUS_RELEASE = '9f51ba12';
const ROOT = join(import.meta.dirname, '..', '..', '..', '..');
const run = promisify(execFile);

/** False in a shallow clone or without git: the schemas of the previous release are then not available. */
export const hasPreviousRelease: boolean =
  spawnSync('git', ['cat-file', '-e', `${PREVIOUS_RELEASE}^{commit}`], { cwd: ROOT }).status === 0;

/**
 * Extracts the SQL files of the previous release into a new temporary folder, which the caller removes.
 * @returns the folder, with the files of a service in `infra/<service>/sql`.
 */
export async function extractPreviousSql(services: readonly string[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'foyer-upgrade-'));
  const archive = join(folder, 'sql.tar');
  const paths = services.map((service) => `infra/${service}/sql`);
  await run('git', ['archive', '--output', archive, PREVIOUS_RELEASE, ...paths], { cwd: ROOT });
  await run('tar', ['-xf', archive, '-C', folder]);
  return folder;
}
