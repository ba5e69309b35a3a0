import webpack from 'webpack';
import type { Compilation, Module } from 'webpack';
import type { Bundle, BundledModule } from '../manifest/bundle.ts';
import { translatedCountOf } from './messagesLoader.ts';

/** The code of a compilation, after tree shaking and before modules are concatenated. */
export function bundleOf(compilation: Compilation): Bundle {
  const { chunkGraph, moduleGraph, requestShortener } = compilation;
  const modules = [...compilation.modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  const known = new Map<BundledModule, Module>(
    modules.map((module) => [viewOf(module, compilation), module]),
  );
  return {
    modules: [...known.keys()],
    usedNames: (shared) => usedNames(compilation, shared),
    importerOf(view) {
      const module = known.get(view);
      return [...(module ? moduleGraph.getIncomingConnections(module) : [])]
        .map(({ originModule }) => originModule)
        .find((origin) => origin)
        ?.readableIdentifier(requestShortener);
    },
  };
}

function viewOf(module: Module, { moduleGraph }: Compilation): BundledModule {
  return {
    file: module.nameForCondition() ?? undefined,
    get text() {
      return module.originalSource()?.source().toString() ?? '';
    },
    isTaken: (name) =>
      moduleGraph.getReadOnlyExportInfo(module, name).getUsed(undefined) !== webpack.UsageState.Unused,
    translated: translatedCountOf(module),
  };
}

/** Names used of a shared module, each with a file that uses it; `*` means the whole module. */
function usedNames(compilation: Compilation, shared: string): Map<string, string> {
  const used = new Map<string, string>();
  for (const module of compilation.modules) {
    if (!isConsumed(module, shared)) continue;
    for (const connection of compilation.moduleGraph.getIncomingConnections(module)) {
      const { dependency, originModule } = connection;
      if (!dependency || !originModule || !connection.isActive(undefined)) continue;
      const user = originModule.readableIdentifier(compilation.requestShortener);
      for (const reference of compilation.getDependencyReferencedExports(dependency, undefined)) {
        const names = Array.isArray(reference) ? reference : reference.name;
        used.set(names[0] ?? '*', user);
      }
    }
  }
  // an import for its side effects references no name of the module
  return used;
}

function isConsumed(module: Module, shared: string): boolean {
  return (
    module.type === 'consume-shared-module' &&
    (module as Module & { options?: { shareKey?: string } }).options?.shareKey === shared
  );
}
