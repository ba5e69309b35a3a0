/**
 * The part of the federation runtime that a remote contains: it takes shared modules from the scope of the
 * shell. Replaces `@module-federation/webpack-bundler-runtime` (~20 KB brotli) inside remotes; the
 * container remains a standard one. Runs before every other module of the remote.
 */
interface SharedEntry {
  /** The module itself, where a federation 2 host has already loaded it. */
  lib?(): unknown;
  get(): (() => unknown) | Promise<() => unknown>;
}

type ShareScope = Readonly<Record<string, Readonly<Record<string, SharedEntry>>>>;

/** The name of a shared module, and the range of versions that the remote accepts. */
type Consumed = readonly [shareKey: string, requiredVersion: string | false];

interface WebpackRequire {
  readonly m: Record<string, (module: { exports: unknown }) => void>;
  readonly federation: {
    /** Written by `SlimRuntime`. */
    readonly consumes: Readonly<Record<string, Consumed>>;
    bundlerRuntime?: { initContainerEntry(entry: { readonly shareScope: ShareScope }): void };
  };
}

declare const __webpack_require__: WebpackRequire;

let scope: ShareScope | undefined;

const { m: modules, federation } = __webpack_require__;
for (const [id, consumed] of Object.entries(federation.consumes))
  modules[id] = (module) => {
    module.exports = pick(consumed)();
  };
federation.bundlerRuntime = {
  initContainerEntry({ shareScope }) {
    if (scope && scope !== shareScope)
      throw new Error(
        'Container initialization failed as it has already been initialized with a different share scope',
      );
    scope = shareScope;
  },
};

/** The version that the shell offers, if it satisfies the range of the remote. */
function pick([shareKey, requiredVersion]: Consumed): () => unknown {
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
