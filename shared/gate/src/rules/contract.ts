import type { LiveFacts, ReleaseFacts } from '../facts.ts';
import { described, isShell, missing, nameOf, pairs, perBrand, type Fault, type Rule } from '../rule.ts';

export const contractRules: readonly Rule[] = [
  {
    id: 'contract/number',
    level: 'error',
    about: 'Shell and remote speak the same number of the contract; the shell mounts no other.',
    toDo: 'Release both sides of the new number together behind a rollout, or stay with the number that is live.',
    check: (facts) =>
      perBrand(facts, function* (peers) {
        for (const { remote, shell, first } of pairs(facts, peers)) {
          if (remote.contract !== shell.contract)
            yield {
              text: `${nameOf(remote)} speaks contract ${remote.contract}, and ${nameOf(shell)} mounts contract ${shell.contract}.`,
              first,
            };
        }
      }),
  },
  {
    id: 'contract/page-missing',
    level: 'error',
    about: 'A remote answers every route that the shell sends to it.',
    toDo: 'Answer the route, with not-available for a page that is to come, before a shell with the route is live.',
    check: (facts) =>
      perBrand(facts, function* (peers) {
        for (const { remote, shell, first } of pairs(facts, peers))
          yield* described([remote, shell], () =>
            missing(shell.describes?.routes?.[remote.owner] ?? [], pagesOf(remote)).map((route) => ({
              text: `${nameOf(shell)} sends ${route} to ${nameOf(remote)}, which has no such page.`,
              first: isShell(facts.candidate) ? first : [remote.owner],
            })),
          );
      }),
  },
  {
    id: 'contract/page-unrouted',
    level: 'warning',
    about: 'Every page of a remote is reached by some route of the shell.',
    toDo: 'Nothing, when the shell with the route follows; else take the page out.',
    check: (facts) =>
      perBrand(facts, function* (peers) {
        for (const { remote, shell, first } of pairs(facts, peers))
          yield* described([remote, shell], () =>
            missing(pagesOf(remote), shell.describes?.routes?.[remote.owner] ?? []).map((route) => ({
              text: `${nameOf(remote)} has a page ${route}, and no route of ${nameOf(shell)} leads there.`,
              first,
            })),
          );
      }),
  },
  {
    id: 'contract/slot-missing',
    level: 'error',
    about: 'Somebody fills every slot that a release shows.',
    toDo: 'Let the squad that fills the slot release it first.',
    check: (facts) =>
      perBrand(facts, (peers) =>
        described([facts.candidate, ...peers], function* () {
          const shown = facts.candidate.describes?.slots.shows ?? [];
          for (const slot of missing(shown, facts.candidate.describes?.slots.fills ?? [])) {
            const fillers = new Set(
              peers.filter((peer) => peer.describes?.slots.fills.includes(slot)).map(({ app }) => app),
            );
            if (fillers.size === 0)
              yield { text: `${nameOf(facts.candidate)} shows the slot ${slot}, which nothing live fills.` };
            for (const peer of peers) {
              if (fillers.has(peer.app) && peer.describes?.slots.fills.includes(slot) !== true)
                yield {
                  text: `${nameOf(facts.candidate)} shows the slot ${slot}, which ${nameOf(peer)} does not fill.`,
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
    about: 'A slot that others show stays filled.',
    toDo: 'Let those who show the slot do without it first.',
    check: (facts) =>
      perBrand(facts, (peers, own) =>
        described([facts.candidate, ...own, ...peers], () =>
          dropped(facts.candidate, own, peers, ({ describes }) => describes?.slots.fills ?? []).flatMap(
            (slot) =>
              usersOf(peers, slot, ({ describes }) => describes?.slots.shows ?? []).map((user) => ({
                text: `${nameOf(facts.candidate)} no longer fills the slot ${slot}, which ${nameOf(user)} shows.`,
                first: [user.owner],
              })),
          ),
        ),
      ),
  },
  {
    id: 'contract/event-unsent',
    level: 'error',
    about: 'Somebody sends every event that a release waits for.',
    toDo: 'Let the squad that owns the event send it first.',
    check: (facts) =>
      perBrand(facts, (peers) =>
        described([facts.candidate, ...peers], () => {
          const sent = [facts.candidate, ...peers].flatMap(({ describes }) => describes?.events.sends ?? []);
          return missing(facts.candidate.describes?.events.hears ?? [], sent).map((event) => ({
            text: `${nameOf(facts.candidate)} waits for ${event}, which nothing live sends.`,
          }));
        }),
      ),
  },
  {
    id: 'contract/event-dropped',
    level: 'error',
    about: 'An event that others wait for goes on being sent.',
    toDo: 'Let those who wait for the event do without it first.',
    check: (facts) =>
      perBrand(facts, (peers, own) =>
        described([facts.candidate, ...own, ...peers], () =>
          dropped(facts.candidate, own, peers, ({ describes }) => describes?.events.sends ?? []).flatMap(
            (event) =>
              usersOf(peers, event, ({ describes }) => describes?.events.hears ?? []).map((user) => ({
                text: `${nameOf(facts.candidate)} no longer sends ${event}, for which ${nameOf(user)} waits.`,
                first: [user.owner],
              })),
          ),
        ),
      ),
  },
  {
    id: 'contract/service-missing',
    level: 'error',
    about: 'The shell has every service, and every member of one, that a remote calls.',
    toDo: 'A service comes with a shell release that goes first, and goes after the last remote that calls it.',
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
 * live release does.
 */
function dropped(
  candidate: ReleaseFacts,
  own: readonly LiveFacts[],
  peers: readonly LiveFacts[],
  kept: (release: ReleaseFacts) => readonly string[],
): readonly string[] {
  return missing(new Set(own.flatMap(kept)), [candidate, ...peers].flatMap(kept));
}

function usersOf(
  peers: readonly LiveFacts[],
  name: string,
  uses: (release: ReleaseFacts) => readonly string[],
): readonly LiveFacts[] {
  return peers.filter((peer) => uses(peer).includes(name));
}
