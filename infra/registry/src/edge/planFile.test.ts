import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { signingKeyIn, type SigningKey } from '@foyer/runtime';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPlanFile } from './planFile.ts';

const PLAN = { version: 3, issuedAt: '2026-11-23T00:00:00.000Z', apps: [] };

let home: string;
let key: SigningKey;

beforeEach(async () => {
  home = await mkdtemp(join(tmpdir(), 'foyer-plan-file-'));
  key = await signingKeyIn(join(home, 'key.pem'));
});
afterEach(() => rm(home, { recursive: true, force: true }));

describe('plan file', () => {
  it('reads the plan that was written', async () => {
    const file = createPlanFile(home, key);
    await file.write(PLAN);
    expect(await file.read()).toEqual(PLAN);
    expect(await file.version()).toBe(3);
  });

  it('has version 0 without a file', async () => {
    const file = createPlanFile(home, key);
    expect(await file.read()).toBeUndefined();
    expect(await file.version()).toBe(0);
  });

  it.each(['', '{', '{}', '{"payload":1}', '{"payload":"{}","signature":"x"}'])(
    'treats a damaged file as no plan: %s',
    async (text) => {
      await writeFile(join(home, 'release-set.json'), text);
      expect(await createPlanFile(home, key).read()).toBeUndefined();
    },
  );

  it('treats a plan signed with another key as no plan', async () => {
    await createPlanFile(home, await signingKeyIn(join(home, 'other.pem'))).write(PLAN);
    expect(await createPlanFile(home, key).read()).toBeUndefined();
  });

  it('fails when the file exists and cannot be read', async () => {
    await mkdir(join(home, 'release-set.json'));
    const file = createPlanFile(home, key);
    await expect(file.read()).rejects.toMatchObject({ code: 'EISDIR' });
    await expect(file.version()).rejects.toMatchObject({ code: 'EISDIR' });
  });
});
