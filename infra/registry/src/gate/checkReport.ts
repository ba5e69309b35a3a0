import { canonicalJson } from '@foyer/kernel';
import { releaseName } from '@foyer/kernel/release-plan';
import { inTransaction, Refusal, type SignedDocument } from '@foyer/runtime';
import * as v from 'valibot';
import { acquireLock, writeAudit } from '../audit/auditLog.ts';
import type { RegistryDependencies } from '../deps.ts';
import { ENVIRONMENTS } from '@foyer/kernel/environments';
import { findKey, isKeysSignature, keyProblem, type Actor } from '../keyring/keyring.ts';
import { publishedRelease } from '../publish/releaseStore.ts';
import { isInvitedApp, PLATFORM, squadOf } from '../squads.ts';
import { waiverProblem } from './judgeWaivers.ts';

const MAX_FINDINGS = 50;
const MAX_WAIVERS = 100;
const MAX_TEXT_LENGTH = 500;
/**
 * Maximum age of a submitted report in milliseconds: a report is submitted right after its check, while the
 * same releases are live.
 */
const OLDEST_MS = 10 * 60_000;

const name = v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]{0,63}$/i));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const rule = v.pipe(v.string(), v.regex(/^[a-z-]+\/[a-z-]+$/));
const hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));

const reportSchema = v.pipe(
  v.strictObject({
    app: name,
    release: name,
    environment: v.picklist(ENVIRONMENTS),
    at: v.pipe(v.string(), v.isoTimestamp()),
    result: v.picklist(['passed', 'failed', 'incomplete']),
    counts: v.strictObject({ errors: count, warnings: count, gaps: count, waived: count, rules: count }),
    /** Parts of the check that were skipped deliberately. */
    without: v.array(v.picklist(['axe'])),
    /** Waivers that were used, with the number of findings that each one set aside. */
    waivers: v.pipe(
      v.array(
        v.strictObject({
          rule,
          about: v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_TEXT_LENGTH)),
          until: v.pipe(v.string(), v.isoDate()),
          findings: v.pipe(count, v.minValue(1)),
        }),
      ),
      v.maxLength(MAX_WAIVERS),
    ),
    /** SHA-256 of the whole report. */
    digest: hash,
    /** SHA-256 of the bill of materials. */
    sbom: v.nullable(hash),
    summary: v.pipe(
      v.array(v.strictObject({ rule, text: v.pipe(v.string(), v.maxLength(MAX_TEXT_LENGTH)) })),
      v.maxLength(MAX_FINDINGS),
    ),
  }),
  v.check(
    ({ result, counts }) =>
      result === (counts.gaps > 0 ? 'incomplete' : counts.errors > 0 ? 'failed' : 'passed'),
    'the result does not match the counts',
  ),
  v.check(
    ({ waivers, counts }) => waivers.reduce((sum, { findings }) => sum + findings, 0) === counts.waived,
    'the waivers do not match the counts',
  ),
);

/** A report of the release check as the squad signed it. */
export type SignedReport = v.InferOutput<typeof reportSchema>;

/** Parses a report. @throws {@link Refusal} for an invalid report. */
export function readReport(payload: string): SignedReport {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), reportSchema), payload);
  if (!read.success)
    throw new Refusal(
      400,
      'CHECK_MALFORMED',
      `The report is invalid: ${v.getDotPath(read.issues[0]) ?? 'it'} · ${read.issues[0].message}.`,
    );
  if (canonicalJson(read.output) !== payload)
    throw new Refusal(400, 'NOT_CANONICAL', 'The report is not canonical JSON.');
  return read.output;
}

/**
 * Stores a report of a release published here, signed by a key of its squad. What a browser saw of an invited squad's
 * release is signed by the platform squad, because the packages of the other one contain no browser part.
 */
export async function storeReport(
  { pool, clock }: RegistryDependencies,
  { payload, signatures }: SignedDocument,
  actor: Actor,
): Promise<SignedReport> {
  const report = readReport(payload);
  const now = clock();
  if (Math.abs(now - Date.parse(report.at)) > OLDEST_MS)
    throw new Refusal(
      422,
      'CHECK_EXPIRED',
      `The check was made at ${report.at}, and the live releases may have changed since. Run the check again.`,
    );
  const isInvited = isInvitedApp(report.app);
  let isOfPlatform = false;
  for (const { keyId, signature } of signatures) {
    const key = await findKey(pool, keyId);
    const isPlatform = isInvited && key?.roles.includes(`squad:${PLATFORM}`) === true;
    isOfPlatform ||= isPlatform;
    if (!isPlatform && !key?.roles.includes(`squad:${squadOf(report.app)}`))
      throw new Refusal(
        422,
        'KEY_UNKNOWN',
        `The key ${keyId} does not belong to the squad of ${report.app}.`,
      );
    const problem = keyProblem(key, now);
    if (problem) throw new Refusal(422, problem.code, problem.text);
    if (!isKeysSignature(key, payload, signature))
      throw new Refusal(422, 'SIGNATURE_WRONG', `The signature of ${keyId} is not valid for the report.`);
  }
  const { app, release, environment, at, result, counts, without, waivers, digest } = report;
  if (isInvited && !isOfPlatform && !without.includes('axe'))
    throw new Refusal(
      403,
      'CHECK_OF_PLATFORM',
      `Only the platform squad signs what a browser saw of ${releaseName(app, release)}.`,
    );
  const presumed = waiverProblem(report, now);
  if (presumed) throw presumed;
  if (!(await publishedRelease(pool, app, release)))
    throw new Refusal(404, 'RELEASE_UNKNOWN', `${releaseName(app, release)} was never published.`);
  await inTransaction(pool, async (client) => {
    await acquireLock(client, 'registry');
    await client.query(
      'insert into registry.check_report (app, release, environment, at, result, findings, payload, signatures, reported_by) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
      [
        app,
        release,
        environment,
        at,
        result,
        counts.errors + counts.gaps,
        payload,
        JSON.stringify(signatures),
        actor.actor,
      ],
    );
    await writeAudit(client, {
      chain: 'registry',
      at: new Date(now).toISOString(),
      ...actor,
      kind: 'check',
      app,
      release,
      brands: [],
      reason: `Checked against ${environment}: ${result}`,
      before: null,
      after: { environment, result, counts, without, waivers, digest },
    });
  });
  return report;
}
