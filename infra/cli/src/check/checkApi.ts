import { judgeSchemas, liveFacts, readSchemas, type CheckReport, type LiveRelease } from '@foyer/gate';
import { BRANDS, type BrandId } from '@foyer/market';
import { schemaText } from '@foyer/graphql/schema-text';
import { releaseName } from '@foyer/kernel/release-plan';
import { CommandFailure } from '../failure.ts';
import type { Session } from '../sessionTypes.ts';
import { readLiveEvidence, fetchSchemas } from './evidence.ts';

const ENVIRONMENTS: readonly string[] = ['dev', 'staging', 'production'];

/** The environment and brand to check against; all live releases when undefined. */
export interface ApiCheckOptions {
  readonly brand: BrandId | undefined;
  readonly against: string | undefined;
}

/** Checks the schema of the working tree against every operation of the live releases. */
export async function checkApi(session: Session, { brand, against }: ApiCheckOptions): Promise<CheckReport> {
  const now = readSchemas(await fetchSchemas(session));
  if (!now) throw new CommandFailure('SCHEMA_UNREACHABLE', 'The running API did not return its schema.');
  const then =
    readSchemas(Object.fromEntries(Object.keys(now).map((name) => [name, schemaText(name)]))) ?? {};
  const [environments, brands] = [
    against === undefined ? ENVIRONMENTS : [against],
    brand === undefined ? BRANDS : [brand],
  ];
  const answers = await Promise.all(
    environments.map((environment) => readLiveEvidence({ ...session, environment })),
  );
  const releases = joined(answers.flatMap((answer) => answer.releases));
  return judgeSchemas(liveFacts(session.home, releases, brands), now, then, {
    app: 'api',
    release: 'working-tree',
    environment: environments.join('+'),
    brands,
    without: [],
  });
}

/** Merges the releases of several environments: one release may be live for different brands in each. */
export function joined(releases: readonly LiveRelease[]): readonly LiveRelease[] {
  const groups = Map.groupBy(releases, ({ app, release }) => releaseName(app, release));
  return [...groups.values()].flatMap((same) =>
    same
      .slice(0, 1)
      .map((first) => ({ ...first, brands: [...new Set(same.flatMap(({ brands }) => brands))] })),
  );
}
