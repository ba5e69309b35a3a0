import { facadeFile, offeredNames, SHARED_MODULES, SHELL_ONLY_PACKAGES } from '../webpack/sharedModules.ts';
import type { Bundle } from './bundle.ts';

/**
 * Names that a remote uses and the shell's facade does not offer (they are undefined at run time), and packages in its
 * bundle that must exist once.
 */
export function sharedFaults(bundle: Bundle, facades: string): readonly string[] {
  return [...missingNames(bundle, facades), ...secondCopies(bundle)];
}

function* missingNames(bundle: Bundle, facades: string): Generator<string> {
  for (const shared of SHARED_MODULES) {
    const offered = offeredNames(shared, facades);
    if (!offered) continue;
    for (const [name, user] of bundle.usedNames(shared)) {
      if (offered.has(name)) continue;
      const file = facadeFile(shared, facades);
      yield `${user} uses ${name} of ${shared}, which the shell does not offer: import only listed names, or add it to ${file} in a shell release first`;
    }
  }
}

const INSIDE = new RegExp(
  `[\\\\/]node_modules[\\\\/](${SHELL_ONLY_PACKAGES.join('|').replaceAll('/', '[\\\\/]')})[\\\\/]`,
);

function* secondCopies(bundle: Bundle): Generator<string> {
  for (const module of bundle.modules) {
    const found = INSIDE.exec(module.file ?? '');
    if (found)
      yield `${found[1]} must exist once, in the shell, but ${bundle.importerOf(module) ?? 'something'} brings ${module.file} into this remote`;
  }
}
