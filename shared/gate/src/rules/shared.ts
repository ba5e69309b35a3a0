import { satisfies } from 'semver';
import { described, missing, nameOf, pairs, perBrand, type Faults, type Rule } from '../rule.ts';

export const sharedRules: readonly Rule[] = [
  {
    id: 'shared/range',
    level: 'error',
    about: 'The shell provides a compatible version of every shared module of the remote.',
    toDo: 'Build the remote with the versions of the live shells, or release the shell with these versions first.',
    check: (facts) =>
      perBrand(facts, function* (peers) {
        for (const { remote, shell, first } of pairs(facts, peers))
          yield* described([shell], function* (): Faults {
            for (const [module, range] of Object.entries(remote.requires)) {
              const version = shell.describes?.shared.versions[module];
              if (version === undefined)
                yield {
                  text: `${nameOf(remote)} takes ${module} from the shell, but ${nameOf(shell)} does not provide it.`,
                  first,
                };
              else if (!satisfies(version, range))
                yield {
                  text: `${nameOf(remote)} requires ${module} ${range}, but ${nameOf(shell)} has ${version}.`,
                  first,
                };
            }
          });
      }),
  },
  {
    id: 'shared/name',
    level: 'error',
    about: 'The shell exports every name of a shared module that the remote uses.',
    toDo: 'Add the name to the facade and release that shell first, or do not use the name.',
    check: (facts) =>
      perBrand(facts, function* (peers) {
        for (const { remote, shell, first } of pairs(facts, peers))
          yield* described([remote, shell], function* (): Faults {
            for (const [module, used] of Object.entries(remote.describes?.shared.uses ?? {})) {
              const offered = shell.describes?.shared.offers[module] ?? [];
              if (offered.includes('*')) continue;
              for (const name of missing(used, offered))
                yield {
                  text: `${nameOf(remote)} uses ${name} of ${module}, which ${nameOf(shell)} does not export.`,
                  first,
                };
            }
          });
      }),
  },
];
