import {
  createdOverrideSchema,
  overridesSchema,
  revokedOverrideSchema,
  type Override,
  type OverrideKind,
} from '@foyer/kernel/override-answers';
import type { BrandId } from '@foyer/market';
import { styleText } from 'node:util';
import { CommandFailure } from '../failure.ts';
import { warnIfPropagationPending } from '../warnIfPropagationPending.ts';
import { table } from '../output/table.ts';
import type { Session } from '../sessionTypes.ts';

export interface OverrideOptions {
  readonly kind: OverrideKind;
  readonly app: string;
  readonly brand: BrandId | undefined;
  readonly release: string | undefined;
  readonly minutes: number | undefined;
  readonly for: string;
  readonly site: string | undefined;
  readonly reason: string | undefined;
}

/**
 * Creates an override and prints its link. Without a named release, the working tree is built and published first. Nothing is promoted.
 */
export async function giveOverride(session: Session, options: OverrideOptions): Promise<void> {
  const { kind, app, brand, minutes, site } = options;
  if (brand === undefined) throw new CommandFailure('USAGE', 'Specify the brand: --brand aurora.');
  const release = options.release ?? (await published(session, app));
  const given = await session.client.post(
    '/v1/overrides',
    {
      environment: session.environment,
      kind,
      app,
      release,
      brand,
      for: options.for,
      reason: options.reason ?? (kind === 'override' ? 'Preview of my working tree' : 'Preview of a release'),
      ...(minutes !== undefined && { minutes }),
    },
    createdOverrideSchema,
  );
  warnIfPropagationPending(session, given);
  const link = new URL(given.link, site ?? `http://${brand}.localhost:${session.gatewayPort}`).href;
  session.printResult(
    { ...given, link },
    `${styleText('green', '✓')} ${app}@${release} on ${brand}, only for ${given.email}, until ${given.expiresAt}\n  ${link}`,
  );
}

/** Messages of the build go to stderr, so that `--json` stays one document. */
async function published(session: Session, app: string): Promise<string> {
  const { publish } = await import('./publish.ts');
  // only the requesting staff member sees it; for players it must pass the release gate
  const made = await publish(session, app, {
    without: [],
    unchecked: true,
    reason: 'Preview for staff only',
  });
  if (!made) throw new CommandFailure('BUILD_FAILED', `${app} was not published.`);
  session.terminal.note(made.text);
  return made.release;
}

export async function listOverrides(session: Session, app: string | undefined): Promise<void> {
  const overrides = await read(session, app);
  const rows = overrides.map(({ id, kind, app: of, release, brand, email, expiresAt, revokedAt }) => [
    id,
    kind,
    `${of}@${release}`,
    brand,
    email,
    revokedAt === null ? expiresAt : styleText('red', `revoked ${revokedAt}`),
  ]);
  session.printResult(overrides, table(['ID', 'Kind', 'Release', 'Brand', 'Staff member', 'Expires'], rows));
}

/** Revokes the active overrides; pages that show them switch to the live release. */
export async function clearOverrides(
  session: Session,
  {
    app,
    brand,
    reason,
  }: { readonly app: string; readonly brand: string | undefined; readonly reason: string | undefined },
): Promise<void> {
  const live = (await read(session, app)).filter(
    (given) =>
      given.revokedAt === null &&
      Date.parse(given.expiresAt) > Date.now() &&
      (brand === undefined || given.brand === brand),
  );
  for (const { id } of live)
    warnIfPropagationPending(
      session,
      await session.client.post(
        '/v1/overrides/revoke',
        {
          id,
          reason: reason ?? 'Revoked in the CLI',
        },
        revokedOverrideSchema,
      ),
    );
  session.printResult(
    { cleared: live.map(({ id }) => id) },
    live.length === 0
      ? 'There was no active preview.'
      : `${styleText('green', '✓')} Revoked: ${live.map(({ release, brand: where, email }) => `${app}@${release} on ${where} for ${email}`).join(', ')}`,
  );
}

async function read(session: Session, app: string | undefined): Promise<readonly Override[]> {
  const { overrides } = await session.client.get(
    `/v1/overrides?environment=${session.environment}${app === undefined ? '' : `&app=${app}`}`,
    overridesSchema,
  );
  return overrides;
}
