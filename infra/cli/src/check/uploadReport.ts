import type { CheckReport } from '@foyer/gate';
import type { Release } from '@foyer/build';
import { canonicalJson } from '@foyer/kernel';
import {
  createRegistryClient,
  readSigningKey,
  signDocument,
  systemClock,
} from '@foyer/runtime/registry-access';
import { createHash } from 'node:crypto';
import { access } from 'node:fs/promises';
import path from 'node:path';
import type { Session } from '../sessionTypes.ts';

const MAX_FINDINGS = 50;
const MAX_TEXT_LENGTH = 500;

/**
 * Signs the report with the squad's key and uploads it to the registry, which stores it with the release.
 * @param signer - squad whose key signs.
 * @returns false without a key to sign with.
 */
export async function uploadReport(
  session: Session,
  release: Release,
  report: CheckReport,
  signer = release.owner,
): Promise<boolean> {
  const file = path.join(session.home, 'keys', 'squads', `${signer}.pem`);
  if (
    !(await access(file).then(
      () => true,
      () => false,
    ))
  )
    return false;
  const key = await readSigningKey(file);
  const client = createRegistryClient({ baseUrl: session.registry, key, clock: systemClock });
  const { app, release: id, environment, result, counts, without, findings, waived } = report;
  const document = {
    app,
    release: id,
    environment,
    result,
    counts,
    without,
    at: new Date(systemClock()).toISOString(),
    digest: createHash('sha256')
      .update(canonicalJson(JSON.parse(JSON.stringify(report))))
      .digest('hex'),
    sbom: release.describes?.sbom ?? null,
    waivers: [...new Set(waived.map(({ waiver }) => waiver))].map((waiver) => ({
      rule: waiver.rule,
      about: waiver.about,
      until: waiver.until,
      findings: waived.filter((one) => one.waiver === waiver).length,
    })),
    summary: findings
      .slice(0, MAX_FINDINGS)
      .map(({ id: rule, text }) => ({ rule, text: text.slice(0, MAX_TEXT_LENGTH) })),
  };
  await client.post('/v1/checks', { report: signDocument(document, [key]) });
  return true;
}
