import { SLOT_OWNERS, type RemoteTarget, type SlotName } from '@foyer/contract';
import { ROUTES, type RouteId } from '@foyer/links';

/** Names of the pages and slots that the remote defines. */
export interface PartNames {
  readonly pages: readonly string[];
  readonly slots: readonly string[];
}

/** A page that shows a slot of an invited squad, unless a state names another one. */
const PLACE = { page: 'lobby' };

/**
 * Pages and slots of a squad by the names in the controls: those that its remote defines, and those that the route list
 * and the contract give it, which it may not have yet.
 */
export function targetsOf(
  owner: string,
  { pages, slots }: PartNames,
): Readonly<Record<string, RemoteTarget>> {
  const routes = (Object.keys(ROUTES) as RouteId[]).filter((id) => ROUTES[id].owner === owner);
  const known = (Object.keys(SLOT_OWNERS) as SlotName[]).filter((name) => SLOT_OWNERS[name] === owner);
  const targets: readonly (readonly [string, object])[] = [
    ...[...routes, ...pages].map((route) => [route, { kind: 'page', route, params: {} }] as const),
    ...[...known, ...slots].map(
      (name) =>
        [name, { kind: 'slot', name, props: known.some((own) => own === name) ? {} : PLACE }] as const,
    ),
  ];
  // names of an invited squad are in no list that the types contain
  return Object.fromEntries(targets) as Readonly<Record<string, RemoteTarget>>;
}
