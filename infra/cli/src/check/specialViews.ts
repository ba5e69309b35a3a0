import type { Release } from '@foyer/build';
import { openPages, playerPages } from '@foyer/gate/open-pages';
import type { LiveEvidence } from '@foyer/kernel/plan-answers';
import type { BrandId } from '@foyer/market';
import type { GatePlayers } from './gatePlayers.ts';
import { invitedUpdate, type InvitedSquad } from './invitedViews.ts';
import { viewOf, type PageView } from './pageViews.ts';

const SHELL = 'shell';

/** Pages that the browser opens with other releases than the candidate alone. */
export interface SpecialViews {
  /** A page of the candidate that its live release has as well: the two are exchanged while it is open. */
  readonly updated?: PageView;
  /** Slots of the candidate, and a page of another application on which they are shown. */
  readonly slots?: { readonly view: PageView; readonly app: string; readonly names: readonly string[] };
}

export interface Composed extends Pick<LiveEvidence, 'plan' | 'releases'> {
  readonly candidate: Release;
  readonly brands: readonly BrandId[];
  readonly players: GatePlayers;
  /** Shows the slots to a visitor, because a sign-in takes as long as a page. */
  readonly isQuick: boolean;
  /** The candidate's squad, if the registry stores it. */
  readonly invited?: InvitedSquad | undefined;
}

/** The special pages of a remote, each in one brand. A shell is exchanged by a reload only, and fills no slot. */
export function specialViews({
  candidate: { app, release, describes },
  plan,
  releases,
  brands: wanted,
  players,
  isQuick,
  invited,
}: Composed): SpecialViews {
  if (app === SHELL) return {};
  const brands = invited ? wanted.filter((brand) => invited.brands.includes(brand)) : wanted;
  const pagesOf = (of: string): readonly string[] => {
    const live = plan.apps.find((entry) => entry.app === of)?.release;
    const known = releases.find((one) => one.app === of && one.release === live);
    return known?.document?.describes?.pages ?? [];
  };
  const live = new Set(
    plan.apps.some((entry) => entry.app === app && entry.release !== release) ? pagesOf(app) : [],
  );
  const both = (describes?.pages ?? []).filter((page) => live.has(page));
  const updated = invited
    ? invitedUpdate(invited, both, brands)
    : viewAs(openPages(both)[0], playerPages(both)[0], brands, players);
  const names = describes?.slots.fills ?? [];
  const host = names.length === 0 ? undefined : hostOf(app, plan, pagesOf);
  const view = host && viewAs(host.page, undefined, brands, players);
  const [brand = view?.brand] = brands.filter((one) => players[one]);
  const player = brand && players[brand];
  const shown = host && view && brand && player && !isQuick ? { ...viewOf(brand, host.page), player } : view;
  return {
    ...(updated && { updated }),
    ...(host && shown && { slots: { view: shown, app: host.app, names } }),
  };
}

/** Another application with a page for visitors. */
function hostOf(app: string, plan: LiveEvidence['plan'], pagesOf: (app: string) => readonly string[]) {
  for (const other of plan.apps) {
    if (other.app === app || other.app === SHELL) continue;
    const [page] = openPages(pagesOf(other.app));
    if (page !== undefined) return { app: other.app, page };
  }
  return undefined;
}

/** A page for visitors in the first brand, or one for players in the first brand with an account. */
function viewAs(
  open: ReturnType<typeof openPages>[number] | undefined,
  closed: ReturnType<typeof playerPages>[number] | undefined,
  brands: readonly BrandId[],
  players: GatePlayers,
): PageView | undefined {
  const [first] = brands;
  if (open !== undefined) return first && viewOf(first, open);
  const brand = brands.find((one) => players[one]);
  const player = brand && players[brand];
  return closed !== undefined && brand && player ? { ...viewOf(brand, closed), player } : undefined;
}
