import webpack from 'webpack';
import type { Compilation, Compiler, Module } from 'webpack';
import { facadeFile, offeredNames, SHARED_MODULES, SHELL_ONLY_PACKAGES } from './sharedModules.ts';

const NAME = 'SharedUseCheck';

/**
 * Checks that a remote uses only names that the shell's facade offers (others are undefined at run time)
 * and bundles no package that must exist once.
 */
export class SharedUseCheck {
  readonly facades: string;

  constructor(options: { facades: string }) {
    this.facades = options.facades;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.hooks.afterOptimizeTree.tap(NAME, () => {
        for (const problem of [...this.missingNames(compilation), ...secondCopies(compilation)]) {
          compilation.errors.push(new webpack.WebpackError(problem));
        }
      });
    });
  }

  private *missingNames(compilation: Compilation): Generator<string> {
    for (const shared of SHARED_MODULES) {
      const offered = offeredNames(shared, this.facades);
      if (!offered) continue;
      for (const [name, user] of usedNames(compilation, shared)) {
        if (offered.has(name)) continue;
        const file = facadeFile(shared, this.facades);
        yield `${user} uses ${name} of ${shared}, which the shell does not offer: import only listed names, or add it to ${file} in a shell release first`;
      }
    }
  }
}

/** Names used of a shared module, each with a file that uses it; `*` means the whole module. */
export function usedNames(compilation: Compilation, shared: string): Map<string, string> {
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

function* secondCopies(compilation: Compilation): Generator<string> {
  const inside = new RegExp(
    `[\\\\/]node_modules[\\\\/](${SHELL_ONLY_PACKAGES.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`,
  );
  for (const module of compilation.modules) {
    const found = inside.exec(module.nameForCondition() ?? '');
    if (!found || compilation.chunkGraph.getNumberOfModuleChunks(module) === 0) continue;
    const user = [...compilation.moduleGraph.getIncomingConnections(module)]
      .map((connection) => connection.originModule)
      .find((origin) => origin);
    yield `${found[1]} must exist once, in the shell, but ${user?.readableIdentifier(compilation.requestShortener) ?? 'something'} brings ${module.readableIdentifier(compilation.requestShortener)} into this remote`;
  }
}
