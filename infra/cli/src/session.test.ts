import { beforeAll, describe, expect, it } from '@jest/globals';
import { cp, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { registerFakeRegistry } from './testing/fakeRegistry.ts';

const { answers, calls, home, address, run } = registerFakeRegistry();

describe('the registry that a command uses', () => {
  const second = (): string => path.join(home(), 'second');
  beforeAll(async () => {
    await mkdir(path.join(second(), 'keys'), { recursive: true });
    await cp(path.join(home(), 'keys'), path.join(second(), 'keys'), { recursive: true });
    await writeFile(
      path.join(second(), 'foyer.lock'),
      JSON.stringify({ pid: 1, url: 'http://localhost:1', registry: address() }),
    );
  });

  it('is the registry of the instance that runs on the data home', async () => {
    answers.set('/v1/scripts', { body: { version: 3, files: [], inline: [], frames: [] } });
    expect((await run(['scripts', '--home', second()])).code).toBe(0);
    expect(calls.map((call) => call.path)).toEqual(['/v1/scripts']);
  });

  it('is named in the message when it refuses a request', async () => {
    const refusal = { code: 'SIGNATURE_WRONG', text: 'The signature does not fit the request.' };
    answers.set('/v1/scripts', { status: 401, body: refusal });
    const { error } = await run(['scripts', '--home', second()]);
    expect(error).toMatch(
      /The signature does not fit the request\.\n {2}SIGNATURE_WRONG: shared\/docs\/errors/,
    );
    expect(error).toContain(`Registry: ${address()}`);
    const { out } = await run(['scripts', '--home', second(), '--json']);
    expect(JSON.parse(out)).toEqual({ ...refusal, registry: address() });
    answers.delete('/v1/scripts');
  });
});
