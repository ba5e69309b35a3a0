import { positionOf } from '@foyer/build/release-source';
import { planSchema } from '@foyer/kernel/plan-answers';
import { releasesSchema } from '@foyer/kernel/release-answers';
import { releaseName } from '@foyer/kernel/release-plan';
import { sourceText, type ReleaseSource } from '@foyer/kernel/release-source';
import { styleText } from 'node:util';
import { CommandFailure } from '../failure.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Session } from '../sessionTypes.ts';

/** The release that would be published, and the state of its repository. */
export interface PlannedPublication {
  readonly app: string;
  readonly release: string;
  readonly source: ReleaseSource | undefined;
  /** True for a release that deliberately restores an older state. */
  readonly allowOlder: boolean;
  /** Compares two commits; the repository of this checkout by default. */
  readonly position?: typeof positionOf;
}

/**
 * Refuses to publish from a commit that does not contain what is live, because players would get an older
 * state (ADR 0340). Only warns about a branch with commits of its own.
 * @throws {@link CommandFailure} `BASE_OLDER`
 */
export async function refuseOlderBase(
  { client, environment, terminal }: Session,
  { app, release, source, allowOlder, position = positionOf }: PlannedPublication,
): Promise<void> {
  const { plan } = await client.get(`/v1/plan?environment=${environment}`, planSchema);
  const live = plan.apps.find((entry) => entry.app === app)?.release;
  if (source === undefined || live === undefined || live === release || allowOlder) return;
  const { releases } = await client.get(`/v1/releases?app=${app}`, releasesSchema);
  const base = releases.find((known) => known.release === live)?.source;
  if (base === undefined || base.repository !== source.repository) return;
  const found = await position(repositoryRoot, base.commit);
  if (found === 'contains') return;
  const name = releaseName(app, live);
  if (found === 'diverged')
    return terminal.note(
      `${styleText('yellow', '!')} ${name} is live and was built from ${sourceText(base)}, which is not part of this branch.`,
    );
  throw new CommandFailure(
    'BASE_OLDER',
    `${name} is live in ${environment} and was built from ${sourceText(base)}; this checkout (${source.commit.slice(0, 10)}) ${found === 'behind' ? 'is older' : 'does not have that commit'}. Pull first, or publish the older state with --allow-older.`,
  );
}
