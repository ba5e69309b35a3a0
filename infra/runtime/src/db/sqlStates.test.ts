import { describe, expect, it } from '@jest/globals';
import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { SQL_STATES } from './sqlStates.ts';

const INFRA = join(import.meta.dirname, '..', '..', '..');

/** Every `raise exception` statement of every service, with its file. */
async function readRaises(): Promise<readonly string[]> {
  const raises: string[] = [];
  for await (const file of glob('*/sql/**/*.sql', { cwd: INFRA })) {
    const text = await readFile(join(INFRA, file), 'utf8');
    for (const [statement] of text.matchAll(/raise exception [^;]*;/g)) raises.push(`${file}: ${statement}`);
  }
  return raises;
}

describe('SQL_STATES', () => {
  it('lists exactly the codes that the functions of the services raise', async () => {
    const raises = await readRaises();
    const codes = raises.map((raise) => /using errcode = '(\w{5})';$/.exec(raise)?.[1] ?? raise);
    expect([...new Set(codes)].sort()).toEqual(Object.values(SQL_STATES).sort());
  });
});
