import { describe, expect, it } from '@jest/globals';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startListening, startListeningAgain } from './listeningChild.ts';

/** The message is put together, because an error also contains the script. */
const FAILING = `console.error(['The port', 'is taken.'].join(' ')); process.exit(3)`;

describe('startListening', () => {
  it('returns the port that the process prints', async () => {
    const { child, port } = await startListening({
      args: ['-e', 'console.log(4711); setInterval(() => undefined, 1000)'],
    });
    child.kill('SIGKILL');
    expect(port).toBe('4711');
  });

  it('rejects with the output of a process that ends', async () => {
    await expect(startListening({ args: ['-e', FAILING] })).rejects.toThrow(
      /ended \(3\).*The port is taken\./s,
    );
  });

  it('kills a process that prints no port in time', async () => {
    const started = startListening({ args: ['-e', 'setInterval(() => undefined, 1000)'], maxStartMs: 50 });
    await expect(started).rejects.toThrow('printed no port in 50 ms');
  });
});

describe('startListeningAgain', () => {
  it('repeats failed starts for a bounded time and reports the last output', async () => {
    await expect(startListeningAgain({ args: ['-e', FAILING] }, 600)).rejects.toThrow(
      /Started \d+ times in 600 ms.*The port is taken\./s,
    );
  });

  it('starts a process that fails at first', async () => {
    const mark = join(mkdtempSync(join(tmpdir(), 'foyer-child-')), 'mark');
    const script = `const fs = require('node:fs');
      if (!fs.existsSync(process.argv[1])) { fs.writeFileSync(process.argv[1], ''); ${FAILING} }
      console.log(4712); setInterval(() => undefined, 1000)`;
    const { child, port } = await startListeningAgain({ args: ['-e', script, mark] }, 60_000);
    child.kill('SIGKILL');
    expect(port).toBe('4712');
  });
});
