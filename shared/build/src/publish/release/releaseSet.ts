import { createPublicKey, sign, verify } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { canonicalJson } from '@foyer/kernel';
import { BROWSER_PLAN_PREFIX, planForBrowser } from '@foyer/kernel/browser-plan';
import type { ReleaseSet, ReleaseSetEntry, SignedReleaseSet } from '@foyer/kernel/release-set';
import type { Release } from '../../webpack/releaseFile.ts';
import { signingKey } from './signingKey.ts';
import { withLock } from './lock.ts';
import { retire } from './retention.ts';

function setFile(home: string): string {
  return path.join(home, 'release-set.json');
}

/**
 * Returns the current set of a home; undefined before the first one. @throws Error for a set with a foreign
 * signature.
 */
export function currentReleaseSet(home: string): ReleaseSet | undefined {
  if (!existsSync(setFile(home))) return undefined;
  const signed = JSON.parse(readFileSync(setFile(home), 'utf8')) as SignedReleaseSet;
  const publicKey = createPublicKey(signingKey(home).privateKey);
  if (!verify(null, Buffer.from(signed.payload), publicKey, Buffer.from(signed.signature, 'base64'))) {
    throw new Error(
      `${setFile(home)} is not signed by the key in ${path.join(home, 'keys')}; remove it to start a new set`,
    );
  }
  return JSON.parse(signed.payload) as ReleaseSet;
}

/**
 * Makes these releases the current ones of their apps and signs the new set. Writes nothing if nothing
 * changed.
 */
export async function writeReleaseSet(
  home: string,
  releases: readonly Release[],
  now: Date = new Date(),
): Promise<ReleaseSet> {
  return withLock(path.join(home, 'release-set.lock'), () => {
    const current = currentReleaseSet(home);
    const apps = new Map((current?.apps ?? []).map((entry) => [entry.app, entry]));
    for (const release of releases) apps.set(release.app, entryOf(release));
    const ordered = [...apps.values()].sort((left, right) => left.app.localeCompare(right.app, 'en'));
    if (current && canonicalJson(current.apps) === canonicalJson(ordered)) return current;
    // the registry's layers above the defaults are kept
    const next: ReleaseSet = {
      ...current,
      version: (current?.version ?? 0) + 1,
      issuedAt: now.toISOString(),
      apps: ordered,
    };
    store(home, next);
    retire(home, current, next, now);
    return next;
  });
}

function store(home: string, set: ReleaseSet): void {
  const { privateKey, keyId } = signingKey(home);
  const payload = canonicalJson(set);
  const browser = canonicalJson(planForBrowser(set));
  const signatureOf = (text: string): string => sign(null, Buffer.from(text), privateKey).toString('base64');
  const signed: SignedReleaseSet = {
    payload,
    keyId,
    signature: signatureOf(payload),
    browser: { payload: browser, signature: signatureOf(`${BROWSER_PLAN_PREFIX}${browser}`) },
  };
  mkdirSync(home, { recursive: true });
  const draft = `${setFile(home)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(signed)}\n`);
  renameSync(draft, setFile(home));
}

function entryOf({
  documents: _documents,
  bytes: _bytes,
  describes: _describes,
  ...entry
}: Release): ReleaseSetEntry {
  return entry;
}
