/**
 * The part of the federation runtime that a remote contains: it takes shared modules from the scope of the
 * shell. Replaces `@module-federation/webpack-bundler-runtime` (~20 KB brotli) inside remotes; the
 * container remains a standard one.
 */
interface SharedEntry {
  /** The module itself, where a federation 2 host has already loaded it. */
  lib?(): unknown;
  get(): (() => unknown) | Promise<() => unknown>;
}

type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedEntry>>>>;

interface ConsumeData {
  readonly shareKey: string;
  readonly requiredVersion: string | false;
}

interface WebpackRequire {
  m: Record<string, (module: { exports: unknown }) => void>;
  S: Record<string, ShareScope>;
  federation: { instance: Instance };
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, ConsumeData> };
}

interface Instance {
  scope: ShareScope | undefined;
}

interface ContainerEntry {
  readonly webpackRequire: WebpackRequire;
  readonly shareScope: ShareScope;
}

interface Consumes {
  readonly webpackRequire: WebpackRequire;
  readonly initialConsumes?: readonly string[];
  readonly chunkMapping?: Readonly<Record<string, readonly string[]>>;
  readonly chunkId?: string;
}

const DEFAULT_SCOPE = 'default';

function initContainerEntry({ webpackRequire, shareScope }: ContainerEntry): void {
  const { instance } = webpackRequire.federation;
  if (instance.scope && instance.scope !== shareScope)
    throw new Error(
      'Container initialization failed as it has already been initialized with a different share scope',
    );
  instance.scope = shareScope;
  webpackRequire.S = { [DEFAULT_SCOPE]: shareScope };
}

function install({ webpackRequire, initialConsumes, chunkMapping, chunkId }: Consumes): void {
  const ids = initialConsumes ?? (chunkId === undefined ? [] : (chunkMapping?.[chunkId] ?? []));
  for (const id of ids) {
    webpackRequire.m[id] = (module) => {
      const data = webpackRequire.consumesLoadingData.moduleIdToConsumeDataMapping[id];
      if (!data) throw new Error(`Unknown shared module ${id}`);
      module.exports = pick(webpackRequire.federation.instance.scope, data)();
    };
  }
}

/** The version that the shell offers, if it satisfies the range of the remote. */
function pick(scope: ShareScope | undefined, { shareKey, requiredVersion }: ConsumeData): () => unknown {
  const offered = Object.entries(scope?.[shareKey] ?? {});
  const found = offered.find(([version]) => requiredVersion === false || satisfies(version, requiredVersion));
  if (!found)
    throw new Error(
      `Unsatisfied version ${offered.map(([version]) => version).join(', ') || 'none'} of shared module ${shareKey}, required ${String(requiredVersion)}`,
    );
  const factory = found[1].lib ?? found[1].get();
  if (typeof factory !== 'function')
    throw new Error(`Shared module ${shareKey} is not available for eager consumption`);
  return factory;
}

/**
 * Supports caret ranges and exact versions, which are all that the build writes, and rejects anything else.
 */
function satisfies(version: string, range: string): boolean {
  if (!range.startsWith('^')) return version === range;
  const [major = 0, minor = 0, patch = 0] = numbers(version);
  const [wantedMajor = 0, wantedMinor = 0, wantedPatch = 0] = numbers(range.slice(1));
  if (major !== wantedMajor || (major === 0 && minor !== wantedMinor)) return false;
  return minor > wantedMinor || (minor === wantedMinor && patch >= wantedPatch);
}

function numbers(version: string): readonly number[] {
  return version.split('-', 1)[0]?.split('.').map(Number) ?? [];
}

const federation = {
  runtime: {},
  instance: undefined,
  initOptions: undefined,
  bundlerRuntime: {
    init: (): Instance => ({ scope: undefined }),
    initContainerEntry,
    installInitialConsumes: install,
    consumes: install,
    S: {},
  },
  bundlerRuntimeOptions: {},
};

export default federation;
