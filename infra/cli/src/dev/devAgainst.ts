import { publishRelease } from '@foyer/build/publish';
import { releaseFolder, watchOperations, watchReleases, type Release } from '@foyer/build';
import { createdOverrideSchema, type CreatedOverride } from '@foyer/kernel/override-answers';
import { brandOfHost, type BrandId } from '@foyer/market';
import { isRepository } from '@foyer/workspace';
import { RegistryRefusal, systemClock } from '@foyer/runtime/registry-access';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { styleText } from 'node:util';
import { CommandFailure } from '../failure.ts';
import { repositoryRoot } from '../repositoryRoot.ts';
import type { Session } from '../sessionTypes.ts';
import { openSite, type Site } from './site.ts';

export interface DevOptions {
  readonly app: string;
  /** Origin of the pages to open. */
  readonly against: string;
  readonly brand: BrandId | undefined;
  /** Email of the staff member who may see it. */
  readonly for: string;
}

type Given = CreatedOverride;

const REASON = 'Preview of a working tree during development';
/** Maximum lifetime of an override; each build renews it. */
const MINUTES = 60;
/** Codes for an override that has expired or was revoked. */
const OVER = ['OVERRIDE_UNKNOWN', 'NOTHING_CHANGES'];

/**
 * Watches an application and shows each build to one staff member on another deployment (ADR 0094): built here, signed by the squad, published there and never promoted. Ends, and revokes the override, when `stopped` resolves.
 */
export async function devAgainst(
  session: Session,
  options: DevOptions,
  stopped: Promise<void>,
): Promise<void> {
  const { app } = options;
  const site = openSite(options.against);
  const brand = options.brand ?? brandOfHost(new URL(site.origin).host);
  if (brand === undefined)
    throw new CommandFailure(
      'USAGE',
      `The brand of ${site.origin} is unknown. Specify it with --brand, for example --brand aurora.`,
    );
  await site.version();
  const work = await mkdtemp(path.join(tmpdir(), 'foyer-dev-'));
  const note = (text: string): void => session.terminal.note(text);
  let given: Given | undefined;

  async function show(release: Release, startedAt: number): Promise<void> {
    if (release.release === given?.release) return; // a save without a change builds nothing
    const before = await site.version();
    await publishRelease({
      home: session.home,
      folder: releaseFolder(work, app, release.release),
      baseUrl: session.registry,
      clock: systemClock,
    });
    const next = await giveNext(session, { ...options, release: release.release, brand }, given);
    const isNewLink = next.link !== given?.link;
    given = next;
    if (!(await site.hasPassed(before)))
      note(
        `${styleText('yellow', '!')} The registry stored it, but ${site.origin} has not received it: do they belong to the same environment?`,
      );
    const took = `${app}@${release.release} is on ${brand} ${Date.now() - startedAt} ms after the change`;
    if (isNewLink)
      session.printResult(
        { ...next, link: linkOf(site, next) },
        `${styleText('green', '✓')} ${took}, only for ${next.email}. Open it once; the page updates after each build:\n  ${linkOf(site, next)}`,
      );
    else note(`${styleText('green', '✓')} ${took}`);
  }

  note(`Building ${app} for ${site.origin}. Ctrl-C stops it and revokes the preview.`);
  const isInRepository = isRepository(repositoryRoot);
  const operations = isInRepository ? watchOperations(app, note) : undefined;
  const watching = watchReleases({
    home: work,
    // a squad's own repository is the application
    folder: isInRepository ? app : '.',
    onRelease: show,
    onProblem: (problem) => note(`${styleText('red', '✗')} ${problem}`),
  });
  await stopped;
  operations?.close();
  await watching.stop();
  await rm(work, { recursive: true, force: true });
  if (given) await takeBack(session, given);
}

/** Renews the override under its link, or creates one with a new link when it has ended. */
async function giveNext(
  session: Session,
  { app, release, brand, for: whom }: DevOptions & { readonly release: string },
  before: Given | undefined,
): Promise<Given> {
  const give = (follows: object): Promise<Given> =>
    session.client.post(
      '/v1/overrides',
      {
        environment: session.environment,
        kind: 'override',
        app,
        release,
        brand,
        for: whom,
        reason: REASON,
        minutes: MINUTES,
        ...follows,
      },
      createdOverrideSchema,
    );
  if (!before) return give({});
  return give({ follows: before.id }).catch((error: unknown) => {
    if (error instanceof RegistryRefusal && error.code === 'OVERRIDE_UNKNOWN') return give({});
    throw error;
  });
}

async function takeBack(session: Session, { id, brand, app }: Given): Promise<void> {
  await session.client
    .post('/v1/overrides/revoke', { id, reason: 'Development ended' })
    .catch((error: unknown) => {
      if (!(error instanceof RegistryRefusal && OVER.includes(error.code))) throw error;
    });
  session.terminal.note(`${styleText('green', '✓')} The preview of ${app} on ${brand} is revoked.`);
}

function linkOf({ origin }: Site, { link }: Given): string {
  return new URL(link, origin).href;
}
