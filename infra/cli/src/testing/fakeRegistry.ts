import { afterAll, beforeAll } from '@jest/globals';
import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runFoyer } from '../foyer.ts';

/** Outcome of a command; the texts have no colours. */
export interface CommandResult {
  readonly code: number;
  readonly out: string;
  readonly error: string;
}

/** A request that the registry received. */
export interface RegistryCall {
  readonly path: string;
  readonly body: Record<string, unknown> | undefined;
  readonly isSigned: boolean;
}

export interface FakeRegistry {
  /** Calls of the last command. */
  readonly calls: readonly RegistryCall[];
  /** Next answers, by path without the query; the registry answers 404 to every other path. */
  readonly answers: Map<string, { status?: number; body: unknown }>;
  /** Folder with the key of the operator. */
  home(): string;
  address(): string;
  /** Runs a command with the data home and the registry, unless the arguments name others. */
  foyer(...args: readonly string[]): Promise<CommandResult>;
  /** Runs a command with exactly these arguments. */
  run(args: readonly string[]): Promise<CommandResult>;
}

/** Creates a data home and starts a registry before the tests of the file, and removes them afterwards. */
export function registerFakeRegistry(): FakeRegistry {
  let home = '';
  const calls: RegistryCall[] = [];
  const answers: FakeRegistry['answers'] = new Map();
  const server = createServer((request, response) => {
    void (async () => {
      let text = '';
      for await (const chunk of request) text += String(chunk);
      calls.push({
        path: request.url ?? '',
        body: text === '' ? undefined : (JSON.parse(text) as Record<string, unknown>),
        isSigned: 'x-foyer-signature' in request.headers,
      });
      const { status = 200, body } = answers.get((request.url ?? '').split('?')[0] ?? '') ?? {
        status: 404,
        body: { code: 'NOT_FOUND', text: 'No.' },
      };
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    })();
  });

  beforeAll(async () => {
    home = await mkdtemp(path.join(tmpdir(), 'foyer-cli-'));
    await mkdir(path.join(home, 'keys', 'staff'), { recursive: true });
    await writeFile(
      path.join(home, 'keys', 'staff', 'operator.pem'),
      generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }),
    );
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });

  afterAll(async () => {
    await new Promise((resolve) => server.close(resolve));
    await rm(home, { recursive: true, force: true });
  });

  const address = (): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function run(args: readonly string[]): Promise<CommandResult> {
    calls.length = 0;
    const output = { out: '', error: '' };
    const terminal = {
      out: (text: string) => void (output.out += text),
      note: (text: string) => void (output.error += text),
      canAsk: false,
      exitCode: 0,
    };
    await runFoyer(args, terminal);
    return {
      code: terminal.exitCode,
      out: stripVTControlCharacters(output.out),
      error: stripVTControlCharacters(output.error),
    };
  }

  function foyer(...args: readonly string[]): Promise<CommandResult> {
    const defaults = [
      ['--home', home],
      ['--registry', address()],
    ] as const;
    return run([...args, ...defaults.filter(([option]) => !args.includes(option)).flat()]);
  }

  return { calls, answers, home: () => home, address, foyer, run };
}
