import type { Compilation, Module } from '@rspack/core';
import type { Bundle, BundledModule } from '../manifest/bundle.ts';
import { translatedCountOf } from '../webpack/messagesLoader.ts';

/** State of an export that no module imports. */
const UNUSED = 0;

/**
 * The code of a compilation. Rspack joins modules before JavaScript sees them, so the inner modules of a joined one
 * count when it is in a file.
 */
export function bundleOf(compilation: Compilation): Bundle {
  const modules = bundledModules(compilation);
  const known = new Map<BundledModule, Module>(
    modules.map((module) => [viewOf(module, compilation), module]),
  );
  return {
    modules: [...known.keys()],
    usedNames: (shared) => usedNames(compilation, shared),
    importerOf(view) {
      const module = known.get(view);
      return [...(module ? compilation.moduleGraph.getIncomingConnections(module) : [])]
        .flatMap(({ originModule }) => originModule?.nameForCondition() ?? [])
        .at(0);
    },
  };
}

function bundledModules({ modules, chunkGraph }: Compilation): readonly Module[] {
  const inFiles = [...modules].filter((module) => chunkGraph.getModuleChunks(module).length > 0);
  return [...new Set(inFiles.flatMap((module) => [module, ...(innerModules(module) ?? [])]))];
}

function innerModules(module: Module): readonly Module[] | undefined {
  return (module as Module & { readonly modules?: readonly Module[] }).modules;
}

function viewOf(module: Module, { moduleGraph }: Compilation): BundledModule {
  return {
    file: module.nameForCondition(),
    get text() {
      return module.originalSource()?.source().toString() ?? '';
    },
    isTaken: (name) => moduleGraph.getExportsInfo(module).getUsed(name, undefined) !== UNUSED,
    translated: translatedCountOf(module),
  };
}

/** Names that the bundle imports of a shared module, each with a file that does. */
function usedNames(compilation: Compilation, shared: string): ReadonlyMap<string, string> {
  const used = new Map<string, string>();
  const inBundle = new Set(bundledModules(compilation));
  for (const module of compilation.modules) {
    if (!isConsumed(module, shared)) continue;
    for (const { dependency, originModule } of compilation.moduleGraph.getIncomingConnections(module)) {
      const ids = (dependency as { readonly ids?: readonly string[] } | null)?.ids;
      // an import for its side effects references no name of the module
      if (!originModule || !inBundle.has(originModule) || ids === undefined) continue;
      used.set(ids[0] ?? '*', originModule.nameForCondition() ?? shared);
    }
  }
  return used;
}

/** `consume shared module (default) react-intl@^12.1.5 (strict) (eager)` */
function isConsumed(module: Module, shared: string): boolean {
  return (
    module.type === 'consume-shared-module' &&
    module.readableIdentifier().startsWith(`consume shared module (default) ${shared}@`)
  );
}
