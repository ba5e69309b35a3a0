import { satisfies, validRange } from 'semver';
import { SHELL_ONLY_PACKAGES } from '@foyer/build/shared-modules';
import { isShell, nameOf, pairs, perBrand, type Faults, type Rule } from '../rule.ts';

export const packageRules: readonly Rule[] = [
  {
    id: 'shared/declared',
    level: 'error',
    about: 'The package.json of a remote asks for no other version of a module that the shell provides.',
    toDo: 'Use the version of the shell in package.json, or remove the dependency: the shell provides it.',
    *check(facts): Faults {
      const { candidate, sources } = facts;
      if (!sources.packages)
        return yield { text: `The package.json of ${nameOf(candidate)} could not be read.`, isGap: true };
      const { declared, nested } = sources.packages;
      if (isShell(candidate)) return;
      for (const name of nested)
        if (SHELL_ONLY_PACKAGES.includes(name.slice(0, name.lastIndexOf('@'))))
          yield { text: `${candidate.app}/node_modules contains its own ${name}.` };
      yield* perBrand(facts, function* (peers): Faults {
        for (const { shell } of pairs(facts, peers))
          for (const [module, version] of Object.entries(shell.describes?.shared.versions ?? {})) {
            const range = declared[module];
            if (range !== undefined && validRange(range) !== null && !satisfies(version, range))
              yield {
                text: `The package.json of ${candidate.app} asks for ${module} ${range}, but ${nameOf(shell)} provides ${version}.`,
              };
          }
      });
    },
  },
];
