import { appOf, invitedPagePath, ROUTES, slotProblem, squadNameProblem } from '@foyer/links';
import type { Facts } from '../facts.ts';
import { nameOf, type Faults, type Rule } from '../rule.ts';

export const releaseRules: readonly Rule[] = [
  {
    id: 'release/owner',
    level: 'error',
    about: 'The owner of a release is the squad that owns the application.',
    toDo: 'Set foyer.owner in package.json and owner in defineRemote to the squad that owns the application. An operator invites a new squad: foyer squads invite.',
    *check(facts): Faults {
      const { candidate } = facts;
      const squad = ownerOf(facts);
      if (squad === undefined) yield { text: `No squad owns ${candidate.app}.` };
      else if (candidate.owner !== squad)
        yield {
          text: `${nameOf(candidate)} claims owner ${candidate.owner}; ${candidate.app} belongs to ${squad}.`,
        };
    },
  },
  {
    id: 'release/routes',
    level: 'error',
    about: 'A release has pages only for routes of its own squad.',
    toDo: 'Remove the page from defineRemote, or give the route to the squad in shared/links/src/routes.ts. Pages of an invited squad are named <squad> and <squad>-<page>.',
    *check(facts): Faults {
      const { candidate } = facts;
      const { pages = [], laterPages = [] } = candidate.describes ?? {};
      const invited = compiledOwner(candidate.app) === undefined ? ownerOf(facts) : undefined;
      for (const page of [...pages, ...laterPages]) {
        const owner = Object.entries(ROUTES).find(([id]) => id === page)?.[1].owner;
        if (owner !== undefined && appOf(owner) !== candidate.app)
          yield {
            text: `${nameOf(candidate)} has a page ${page}, whose address belongs to ${owner}.`,
            first: [owner],
          };
        else if (invited !== undefined && invitedPagePath(invited, page) === undefined)
          yield {
            text: `${nameOf(candidate)} has a page ${page}, which no address of ${invited} opens: name it ${invited}-${page}.`,
          };
      }
    },
  },
  {
    id: 'release/slots',
    level: 'error',
    about:
      'A release provides the slots of its own squad: those that are declared, and those that pages show.',
    toDo: 'Name the slot <squad>.<slot>. An operator declares slots of an invited squad: foyer squads change <squad> --slot <squad>.<slot>. Before a slot is dropped, its pages are removed in the same way.',
    *check(facts): Faults {
      const { candidate, squads } = facts;
      const squad = ownerOf(facts);
      if (squad === undefined || candidate.describes === undefined) return;
      const { fills } = candidate.describes.slots;
      const declared = squads?.find(({ name }) => name === squad)?.slots;
      for (const slot of fills) {
        if (slotProblem(squad, slot) !== undefined)
          yield { text: `${nameOf(candidate)} provides the slot ${slot}, which is not a slot of ${squad}.` };
        else if (declared?.every(({ name }) => name !== slot) === true)
          yield { text: `${nameOf(candidate)} provides the slot ${slot}, which ${squad} has not declared.` };
      }
      for (const { name, places } of declared ?? [])
        if (places.length > 0 && !fills.includes(name))
          yield {
            text: `${nameOf(candidate)} does not provide the slot ${name}, which ${places.join(', ')} shows.`,
          };
    },
  },
];

function compiledOwner(app: string): string | undefined {
  return Object.values(ROUTES).find(({ owner }) => appOf(owner) === app)?.owner;
}

/** The squad that owns the candidate's application. Without the registry's table, its name decides. */
function ownerOf({ candidate: { app }, squads }: Facts): string | undefined {
  const compiled = compiledOwner(app);
  if (compiled !== undefined) return compiled;
  const name = app.replace(/^mfe-/, '');
  if (squads === undefined) return name !== app && squadNameProblem(name) === undefined ? name : undefined;
  return squads.find((squad) => appOf(squad.name) === app)?.name;
}
