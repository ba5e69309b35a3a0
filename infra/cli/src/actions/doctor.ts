import { keysSchema } from '@foyer/kernel/key-answers';
import { lastCheckSchema } from '@foyer/kernel/integrity-answers';
import { planSchema } from '@foyer/kernel/plan-answers';
import { auditVerificationSchema } from '@foyer/kernel/timeline-answers';
import {
  ifMissing,
  readSigningKey,
  RegistryAnswerUnknown,
  RegistryRefusal,
  RegistryUnreachable,
  squadKeyFiles,
  type RegistryClient,
} from '@foyer/runtime/registry-access';
import { stat } from 'node:fs/promises';
import path from 'node:path';
import { styleText } from 'node:util';
import { EXIT } from '../failure.ts';
import { SQUAD_NAMES } from '../names.ts';
import type { Session } from '../sessionTypes.ts';
import { clockSkew, machineChecks, type Finding } from './machineChecks.ts';

const HOUR_MS = 3_600_000;

/** Checks common causes of problems, each before those that depend on it. */
export async function doctor(session: Session): Promise<void> {
  const findings = [
    { what: 'Instance', ok: true, detail: `${session.home}, pages on port ${session.gatewayPort}` },
    ...(await machineChecks(session)),
    await planFile(session),
    ...(await registry(session)),
  ];
  if (findings.some(({ ok }) => !ok)) session.terminal.exitCode = EXIT.refused;
  session.printResult(
    findings,
    findings
      .map(
        ({ what, ok, detail }) =>
          `${ok ? styleText('green', '✓') : styleText('red', '✗')} ${what.padEnd(16)} ${detail}`,
      )
      .join('\n'),
  );
}

async function planFile({ home }: Session): Promise<Finding> {
  const file = path.join(home, 'release-set.json');
  const what = 'Signed plan';
  const found = await stat(file)
    .catch(ifMissing(undefined))
    .catch((error: Error) => error);
  if (found instanceof Error) return { what, ok: false, detail: found.message };
  return found
    ? { what, ok: true, detail: `written ${found.mtime.toISOString()}` }
    : { what, ok: false, detail: `${file} does not exist: nothing was published` };
}

async function registry(session: Session): Promise<readonly Finding[]> {
  const { client, registry: url, environment } = session;
  const skew = await clockSkew(url);
  const clock = skew ? [skew] : [];
  const reached = await attempt(() => client.get(`/v1/plan?environment=${environment}`, planSchema));
  if (reached instanceof Error) return [...clock, { what: 'Registry', ok: false, detail: reached.message }];
  const { version, expiresAt } = reached.plan;
  const leftMs = expiresAt === undefined ? Infinity : Date.parse(expiresAt) - Date.now();
  return [
    ...clock,
    {
      what: 'Registry',
      ok: true,
      detail: `${url} accepts your key; ${environment} is at version ${version}`,
    },
    {
      what: 'Plan',
      ok: leftMs > 0,
      detail:
        expiresAt === undefined
          ? 'does not expire'
          : `${leftMs > 0 ? 'valid for' : 'expired'} ${Math.abs(Math.round(leftMs / HOUR_MS))} h`,
    },
    await auditChain(client),
    await lastCheck(client),
    await squadKeys(session),
  ];
}

async function auditChain(client: RegistryClient): Promise<Finding> {
  const result = await attempt(() => client.get('/v1/audit/verify', auditVerificationSchema));
  if (result instanceof Error) return { what: 'Audit', ok: false, detail: result.message };
  return {
    what: 'Audit',
    ok: result.faults.length === 0,
    detail: `${result.entries} entries, ${result.faults.length === 0 ? 'the hash chain is valid' : `${result.faults.length} faults: foyer audit --verify`}`,
  };
}

const MIN_KEY_DAYS = 30;

/** Keys of squads on this machine: known to the registry, valid, and not about to expire. */
async function squadKeys({ client, home }: Session): Promise<Finding> {
  const what = 'Squad keys';
  const ring = await attempt(() => client.get('/v1/keys', keysSchema));
  if (ring instanceof Error) return { what, ok: false, detail: ring.message };
  const files = (await Promise.all(SQUAD_NAMES.map((squad) => squadKeyFiles(home, squad)))).flat();
  const soon = new Date(Date.now() + MIN_KEY_DAYS * 24 * HOUR_MS).toISOString();
  const problems: string[] = [];
  for (const file of files) {
    const { keyId } = await readSigningKey(file);
    const known = ring.keys.find(({ id }) => id === keyId);
    const name = path.basename(file, '.pem');
    if (!known) problems.push(`${name} is not in the keyring: foyer keys add`);
    else if (known.revokedAt !== null) problems.push(`${name} is revoked: foyer keys new`);
    else if (known.notAfter < soon)
      problems.push(`${name} expires on ${known.notAfter.slice(0, 10)}: foyer keys rotate ${name}`);
  }
  return {
    what,
    ok: problems.length === 0,
    detail: problems.length > 0 ? problems.join('; ') : `${files.length} on this machine, all valid`,
  };
}

async function lastCheck(client: RegistryClient): Promise<Finding> {
  const result = await attempt(() => client.get('/v1/check', lastCheckSchema));
  if (result instanceof Error) return { what: 'Files', ok: false, detail: result.message };
  if (result.last === null) return { what: 'Files', ok: false, detail: 'never checked: run foyer verify' };
  return {
    what: 'Files',
    ok: result.last.faults.length === 0,
    detail: `${result.last.files} checked at ${result.last.at}, ${result.last.faults.length} do not match their signatures`,
  };
}

/** The value, or the error of the registry. */
async function attempt<Value>(work: () => Promise<Value>): Promise<Value | Error> {
  try {
    return await work();
  } catch (error) {
    if (
      error instanceof RegistryRefusal ||
      error instanceof RegistryUnreachable ||
      error instanceof RegistryAnswerUnknown
    )
      return error;
    throw error;
  }
}
