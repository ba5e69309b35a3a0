import type { LiveFacts, ReleaseFacts } from '../facts.ts';
import { described, isShell, missing, nameOf, pairs, perBrand, type Fault, type Rule } from '../rule.ts';

export const contractRules: readonly Rule[] = [
  {
    id: 'contract/number',
    level: 'error',
    about: 'Shell and remote use the same contract version; the shell mounts no other.',
    toDo: 'Release both sides of the new contract version in one rollout, or keep the live version.',
    check: (facts) =>
      perBrand(facts, function* (peers) {
        for (const { remote, shell, first } of pairs(facts, peers)) {
          if (remote.contract !== shell.contract)
            yield {
              text: `${nameOf(remote)} uses contract ${remote.contract}, but ${nameOf(shell)} mounts contract ${shell.contract}.`,
              first,
            };
        }
      }),
  },
  {
    id: 'contract/page-missing',
    level: 'error',
    about: 'A remote has a page for every route that the shell sends to it.',
    toDo: 'Add the page, or mark it as not available, before a shell with the route is live.',
    check: (facts) =>
      perBrand(facts, function* (peers) {
        for (const { remote, shell, first } of pairs(facts, peers))
          yield* described([remote, shell], () =>
            missing(shell.describes?.routes?.[remote.owner] ?? [], pagesOf(remote)).map((route) => ({
              text: `${nameOf(shell)} sends ${route} to ${nameOf(remote)}, which does not provide this page.`,
              first: isShell(facts.candidate) ? first : [remote.owner],
            })),
          );
      }),
  },
  {
    id: 'contract/page-unrouted',
    level: 'warning',
    about: 'Every page of a remote has a route in the shell.',
    toDo: 'Nothing if a shell with the route follows; otherwise remove the page.',
    check: (facts) =>
      perBrand(facts, function* (peers) {
        for (const { remote, shell, first } of pairs(facts, peers)) {
          // the plan routes every address of an invited squad by its prefix
          if (facts.squads?.some(({ name }) => name === remote.owner)) continue;
          yield* described([remote, shell], () =>
            missing(pagesOf(remote), Object.values(shell.describes?.routes ?? {}).flat()).map((route) => ({
              text: `${nameOf(remote)} has a page ${route}, but ${nameOf(shell)} has no route to it.`,
              first,
            })),
          );
        }
      }),
  },
  {
    id: 'contract/slot-missing',
    level: 'error',
    about: 'Every slot that a release shows has a provider.',
    toDo: 'The squad that provides the slot must release it first.',
    check: (facts) =>
      perBrand(facts, (peers) =>
        described([facts.candidate, ...peers], function* () {
          const shown = facts.candidate.describes?.slots.shows ?? [];
          for (const slot of missing(shown, facts.candidate.describes?.slots.fills ?? [])) {
            const fillers = new Set(
              peers.filter((peer) => peer.describes?.slots.fills.includes(slot)).map(({ app }) => app),
            );
            if (fillers.size === 0)
              yield {
                text: `${nameOf(facts.candidate)} shows the slot ${slot}, which no live release provides.`,
              };
            for (const peer of peers) {
              if (fillers.has(peer.app) && peer.describes?.slots.fills.includes(slot) !== true)
                yield {
                  text: `${nameOf(facts.candidate)} shows the slot ${slot}, which ${nameOf(peer)} does not provide.`,
                  first: [peer.owner],
                };
            }
          }
        }),
      ),
  },
  {
    id: 'contract/slot-dropped',
    level: 'error',
    about: 'A release keeps the slots that other releases show.',
    toDo: 'First remove the slot from the releases that show it.',
    check: (facts) =>
      perBrand(facts, (peers, own) =>
        described([facts.candidate, ...peers], () =>
          dropped(facts.candidate, own, peers, ({ describes }) => describes?.slots.fills ?? []).flatMap(
            (slot) =>
              usersOf(peers, slot, ({ describes }) => describes?.slots.shows ?? []).map((user) => ({
                text: `${nameOf(facts.candidate)} no longer provides the slot ${slot}, which ${nameOf(user)} shows.`,
                first: [user.owner],
              })),
          ),
        ),
      ),
  },
  {
    id: 'contract/event-unsent',
    level: 'error',
    about: 'Every event that a release listens for has a sender.',
    toDo: 'The squad that owns the event must release the sender first.',
    check: (facts) =>
      perBrand(facts, (peers) =>
        described([facts.candidate, ...peers], () => {
          const sent = [facts.candidate, ...peers].flatMap(({ describes }) => describes?.events.sends ?? []);
          return missing(facts.candidate.describes?.events.receives ?? [], sent).map((event) => ({
            text: `${nameOf(facts.candidate)} listens for ${event}, which no live release sends.`,
          }));
        }),
      ),
  },
  {
    id: 'contract/event-dropped',
    level: 'error',
    about: 'A release keeps sending the events that other releases listen for.',
    toDo: 'First remove the listeners from the other releases.',
    check: (facts) =>
      perBrand(facts, (peers, own) =>
        described([facts.candidate, ...peers], () =>
          dropped(facts.candidate, own, peers, ({ describes }) => describes?.events.sends ?? []).flatMap(
            (event) =>
              usersOf(peers, event, ({ describes }) => describes?.events.receives ?? []).map((user) => ({
                text: `${nameOf(facts.candidate)} no longer sends ${event}, for which ${nameOf(user)} listens.`,
                first: [user.owner],
              })),
          ),
        ),
      ),
  },
  {
    id: 'contract/service-missing',
    level: 'error',
    about: 'The shell has every service and member that a remote calls.',
    toDo: 'Release a shell with the service first; remove a service only after the last remote that calls it.',
    check: (facts) =>
      perBrand(facts, function* (peers) {
        for (const { remote, shell, first } of pairs(facts, peers))
          yield* described([remote, shell], () => {
            const offers = new Set(shell.describes?.services.offers ?? []);
            const isThere = (name: string): boolean =>
              offers.has(name) || offers.has(`${name.split('.')[0]}.*`);
            return (remote.describes?.services.uses ?? [])
              .filter((name) => !isThere(name))
              .map((name): Fault => ({
                text: `${nameOf(remote)} calls ${name}, which ${nameOf(shell)} does not have.`,
                first,
              }));
          });
      }),
  },
];

function pagesOf({ describes }: ReleaseFacts): readonly string[] {
  return [...(describes?.pages ?? []), ...(describes?.laterPages ?? [])];
}

/**
 * Names that the live release of the same application provides, and that neither the candidate nor another
 * live release does. A live release without a description provides none that is known: the candidate, which
 * has one, replaces it.
 */
function dropped(
  candidate: ReleaseFacts,
  own: readonly LiveFacts[],
  peers: readonly LiveFacts[],
  namesOf: (release: ReleaseFacts) => readonly string[],
): readonly string[] {
  return missing(new Set(own.flatMap(namesOf)), [candidate, ...peers].flatMap(namesOf));
}

function usersOf(
  peers: readonly LiveFacts[],
  name: string,
  uses: (release: ReleaseFacts) => readonly string[],
): readonly LiveFacts[] {
  return peers.filter((peer) => uses(peer).includes(name));
}
