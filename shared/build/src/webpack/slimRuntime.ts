import type { Compilation, Compiler, Module, RuntimeModule } from 'webpack';
import { CHUNK_TIMEOUT_MS } from './presetParts.ts';

const NAME = 'SlimRuntime';

/** A module that the shell provides, as the federation plugin describes it. */
interface ConsumedModule extends Module {
  readonly options: { readonly shareKey: string; readonly requiredVersion: string | false };
}

type Write = (module: RuntimeModule, original: () => string | null) => string;

/** Parts of the runtime that the federation plugin adds; `federationRuntime.ts` reads the data. */
const FEDERATION: Readonly<Record<string, Write>> = {
  'federation runtime': () => '__webpack_require__.federation = {};',
  'embed federation': startupOf,
  sharing: () => '',
  consumes: (module) => `__webpack_require__.federation.consumes = ${JSON.stringify(consumedBy(module))};`,
};

/** Parts that load chunks; `chunkLoading.ts` does in a release. */
const LOADING: Readonly<Record<string, Write>> = {
  'css loading': () => '',
  'ensure chunk': () => '',
  'get javascript chunk filename': () => '',
  'get mini-css chunk filename': () => '',
  'jsonp chunk loading': chunksOf,
  'load script': () => '',
  publicPath: () => '',
};

/**
 * Replaces webpack's runtime in the entry of a remote by `federationRuntime.ts` and, in a release, `chunkLoading.ts`. The
 * runtime modules remain as carriers of the data that those read.
 */
export class SlimRuntime {
  readonly parts: Readonly<Record<string, Write>>;

  constructor({ production }: { readonly production: boolean }) {
    this.parts = { ...FEDERATION, ...(production && LOADING) };
  }

  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      compilation.hooks.runtimeModule.tap(NAME, (module) => {
        const write = this.parts[module.name];
        if (!write) return;
        const original = module.generate.bind(module);
        module.generate = () => write(module, original);
      });
    });
  }
}

/** The call that the plugin writes, without its checks. */
function startupOf(_module: RuntimeModule, original: () => string | null): string {
  const [run] = /__webpack_require__\([^)]*\);/.exec(original() ?? '') ?? [];
  if (run === undefined)
    throw new Error('The federation plugin starts its runtime in another way than before');
  return `__webpack_require__.x = () => ${run}`;
}

function consumedBy({ chunk, chunkGraph }: RuntimeModule): Record<string, unknown> {
  const consumed: Record<string, unknown> = {};
  for (const of of chunk?.getAllReferencedChunks() ?? [])
    for (const module of chunkGraph?.getChunkModulesIterable(of) ?? []) {
      if (module.type !== 'consume-shared-module') continue;
      const { shareKey, requiredVersion } = (module as ConsumedModule).options;
      consumed[String(chunkGraph?.getModuleId(module))] = [shareKey, requiredVersion];
    }
  return consumed;
}

function chunksOf({ chunk, compilation }: RuntimeModule): string {
  const styled = [...(chunk?.getAllAsyncChunks() ?? [])]
    .filter((of) => hasStyles(of, compilation))
    .map(({ id }) => String(id))
    .sort();
  const queue = `globalThis[${JSON.stringify(compilation?.outputOptions.chunkLoadingGlobal)}]`;
  return `__webpack_require__.chunks = { queue: ${queue} ||= [], styled: ${JSON.stringify(styled)}, timeoutMs: ${CHUNK_TIMEOUT_MS} };`;
}

function hasStyles(
  chunk: Parameters<Compilation['chunkGraph']['getChunkModulesIterableBySourceType']>[0],
  compilation: Compilation | undefined,
): boolean {
  return compilation?.chunkGraph.getChunkModulesIterableBySourceType(chunk, 'css/mini-extract') !== undefined;
}
