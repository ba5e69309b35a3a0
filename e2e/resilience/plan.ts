import { createPrivateKey, sign } from 'node:crypto';
import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { canonicalJson } from '@foyer/kernel';
import type { MarketRule, ReleasePlan } from '@foyer/kernel/release-plan';
import type { SignedReleaseSet } from '@foyer/kernel/release-set';

/** What an operator decided for a while. */
export type Decisions = Pick<ReleasePlan, 'forced'> & { readonly rules: readonly MarketRule[] };

/** Signs the plan of a home anew with these decisions instead of those before, as the registry would. Answers when it is in its place. */
export async function decide(home: string, { rules, forced = [] }: Decisions): Promise<void> {
  const file = path.join(home, 'release-set.json');
  const { payload: before, keyId } = JSON.parse(await readFile(file, 'utf8')) as SignedReleaseSet;
  const plan = JSON.parse(before) as ReleasePlan;
  const payload = canonicalJson({ ...plan, version: plan.version + 1, rules, forced });
  const key = createPrivateKey(await readFile(path.join(home, 'keys/release-set.pem')));
  const signature = sign(null, Buffer.from(payload), key).toString('base64');
  const draft = `${file}.test`;
  await writeFile(draft, JSON.stringify({ payload, keyId, signature } satisfies SignedReleaseSet));
  await rename(draft, file);
}
