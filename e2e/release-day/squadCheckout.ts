import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Instance } from '../fixtures/brands.ts';
import { copyRepository } from '../fixtures/repositoryCopy.ts';
import type { Fault, Squad } from './planReleases.ts';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
/**
 * A squad builds on its own machine; here its builds get the CPU time that the services leave, or pages
 * would be slow for reasons unrelated to a release.
 */
const BUILD_PRIORITY = '10';

/**
 * A squad's own working copy: it changes and releases its remote there, isolated from the changes of other
 * squads.
 */
export interface Checkout {
  readonly squad: Squad;
  /** Writes the next version of the remote, with a fault if one is given. */
  change(version: string, fault?: Fault): void;
  /**
   * Runs `foyer` in the copy, as the squad.
   * @returns its `--json` output and exit code.
   */
  foyer(...args: readonly string[]): Promise<CommandResult>;
  /**
   * Runs `foyer` with the machine's key, which may override the gate for its own builds; the audit records
   * what was overridden.
   */
  asMachine(...args: readonly string[]): Promise<CommandResult>;
}

export interface CommandResult {
  readonly code: number;
  readonly output: string;
  readonly ms: number;
}

export async function createCheckout(
  squad: Squad,
  folder: string,
  { gatewayPort, home }: Instance,
  signal: AbortSignal,
): Promise<Checkout> {
  await copyRepository(folder);
  const remote = path.join(folder, `mfe-${squad}`);
  const files = {
    remote: path.join(remote, 'src/remote.ts'),
    contract: path.join(folder, 'shared/contract/src/remote.ts'),
  };
  const good: Sources = {
    remote: readFileSync(files.remote, 'utf8'),
    contract: readFileSync(files.contract, 'utf8'),
  };

  return {
    squad,
    change(version, fault) {
      const file = path.join(remote, 'package.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
      writeFileSync(file, `${JSON.stringify({ ...manifest, version }, null, 2)}\n`);
      const sources = { ...good, ...(fault !== undefined && WITH_FAULT[fault](good)) };
      writeFileSync(files.remote, sources.remote);
      writeFileSync(files.contract, sources.contract);
    },
    foyer: (...args) => runCli(squad, args),
    asMachine: (...args) => runCli('launcher', args),
  };

  async function runCli(key: string, args: readonly string[]): Promise<CommandResult> {
    const started = performance.now();
    const environment = {
      ...process.env,
      FOYER_HOME: home,
      FOYER_REGISTRY_PORT: String(gatewayPort + 7),
      FOYER_GATEWAY_PORT: String(gatewayPort),
    };
    const result = await run(
      'nice',
      [
        '-n',
        BUILD_PRIORITY,
        process.execPath,
        path.join(folder, 'infra/cli/src/main.ts'),
        ...args,
        '--key',
        key,
        '--yes',
        '--json',
      ],
      { cwd: folder, env: environment, maxBuffer: MAX_OUTPUT_BYTES, signal },
    ).then(
      ({ stdout: output, stderr }) => ({ code: 0, output: `${output}${stderr}` }),
      (error: { code?: number; stdout?: string; stderr?: string }) => ({
        code: error.code ?? 1,
        output: `${error.stdout ?? ''}${error.stderr ?? ''}`,
      }),
    );
    // a command that the end of the run has stopped has no result
    signal.throwIfAborted();
    return { ...result, ms: Math.round(performance.now() - started) };
  }
}

/** Source files into which the simulated faults are written. */
interface Sources {
  readonly remote: string;
  readonly contract: string;
}

/** Typical mistakes that compile and that their author does not see. */
const WITH_FAULT: Readonly<Record<Fault, (good: Sources) => Partial<Sources>>> = {
  'speaks-another-contract': ({ contract }) => ({
    contract: contract.replace(
      /CONTRACT_VERSION = (\d+)/,
      (_all, number: string) => `CONTRACT_VERSION = ${Number(number) + 1}`,
    ),
  }),
  'runs-a-text-as-code': ({ remote }) => ({
    remote: `${remote}\nexport const flags: unknown = new Function('return { fast: true }')();\n`,
  }),
  'throws-at-mount-on-one-brand': ({ remote }) =>
    mountedLike(
      remote,
      `if (globalThis.location.hostname.startsWith('caravel')) throw new Error('no catalogue for this brand');`,
    ),
  'takes-seconds-longer': ({ remote }) =>
    mountedLike(remote, 'await new Promise((resolve) => setTimeout(resolve, 3_000));'),
  'throws-while-rendering': ({ remote }) =>
    mountedLike(
      remote,
      `const { show } = props.host; return good.mount({ ...props, host: { ...props.host, show: (view) => show({ ...view, View: () => { throw new Error('a list was empty'); } }) } });`,
    ),
};

function mountedLike(remote: string, first: string): Partial<Sources> {
  return {
    remote: `${remote.replace('export default ', 'const good = ')}
export default { ...good, mount: async (props: Parameters<typeof good.mount>[0]) => { ${first} return good.mount(props); } };
`,
  };
}
