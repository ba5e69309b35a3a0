import { appOf, ROUTES } from '@foyer/links';
import { nameOf, type Faults, type Rule } from '../rule.ts';

export const releaseRules: readonly Rule[] = [
  {
    id: 'release/owner',
    level: 'error',
    about: 'The owner of a release is the squad that owns the application.',
    toDo: 'Set foyer.owner in package.json and owner in defineRemote to the squad that owns the application.',
    *check({ candidate }): Faults {
      const squad = Object.values(ROUTES).find(({ owner }) => appOf(owner) === candidate.app)?.owner;
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
    toDo: 'Remove the page from defineRemote, or give the route to the squad in shared/links/src/routes.ts.',
    *check({ candidate }): Faults {
      const { pages = [], laterPages = [] } = candidate.describes ?? {};
      for (const page of [...pages, ...laterPages]) {
        const owner = Object.entries(ROUTES).find(([id]) => id === page)?.[1].owner;
        if (owner !== undefined && appOf(owner) !== candidate.app)
          yield {
            text: `${nameOf(candidate)} has a page ${page}, whose address belongs to ${owner}.`,
            first: [owner],
          };
      }
    },
  },
];
