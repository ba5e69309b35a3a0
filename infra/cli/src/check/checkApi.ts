import { judgeSchemas, liveFacts, readSchemas, type CheckReport } from '@foyer/build/check';
import { BRANDS } from '@foyer/market';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CommandFailure } from '../failure.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Session } from '../session.ts';
import { askLive, askSchemas } from './evidence.ts';

const ENVIRONMENTS = ['dev', 'staging', 'production'] as const;

/** Holds the schema of the working tree against every operation that a live release of any environment sends. */
export async function checkApi(session: Session): Promise<CheckReport> {
  const now = readSchemas(await askSchemas(session));
  if (!now) throw new CommandFailure('SCHEMA_UNREACHABLE', 'The running api does not say what its schema is.');
  const then = readSchemas(Object.fromEntries(Object.keys(now).map((name) => [name, readFileSync(path.join(repositoryRoot, 'shared/graphql/schema', `${name}.graphql`), 'utf8')]))) ?? {};
  const answers = await Promise.all(ENVIRONMENTS.map((environment) => askLive({ ...session, environment })));
  const releases = [...new Map(answers.flatMap((answer) => answer.releases).map((release) => [`${release.app}@${release.release}`, release])).values()];
  return judgeSchemas(liveFacts(session.home, releases, BRANDS), now, then, { app: 'api', release: 'working-tree', environment: ENVIRONMENTS.join('+'), brands: BRANDS, without: [] });
}
