import type { ReleaseSetEntry } from '@foyer/kernel/release-set';
import type { ComposedView } from './observePages.ts';
import { signedFiles, type SignedFiles } from './pageLoads.ts';
import type { PageView } from './pageSite.ts';
import type { Composition, ScratchEdge } from './scratchEdge.ts';
import { slotHostOf, SLOT_HOST_RELEASE } from './slotHost.ts';

/** Pages that are opened with other releases than the candidate alone. */
export interface SpecialViews {
  /** A page that the candidate and the live release of its application both have. */
  readonly updated?: PageView | undefined;
  /** Slots of the candidate, and the page of another application on which they are shown. */
  readonly slots?:
    | { readonly view: PageView; readonly app: string; readonly names: readonly string[] }
    | undefined;
}

/** Prepares the releases of the special pages, each in a composition of its own. */
export async function composedViews(
  scratch: ScratchEdge,
  { plan, candidate }: Composition,
  { updated, slots }: SpecialViews,
): Promise<{ readonly visits: readonly ComposedView[]; readonly entries: readonly ReleaseSetEntry[] }> {
  const visits: ComposedView[] = [];
  const entries: ReleaseSetEntry[] = [];
  const liveOf = (app: string): ReleaseSetEntry | undefined => plan.apps.find((entry) => entry.app === app);
  const live = liveOf(candidate.app);
  if (updated && live && live.release !== candidate.release) {
    const { show } = await scratch.compose('updates', candidate);
    entries.push(live);
    visits.push({
      view: updated,
      composition: 'updates',
      visit: {
        kind: 'updates',
        exchange: {
          app: candidate.app,
          candidate: candidate.release,
          live: live.release,
          showCandidate: () => show(candidate),
          showLive: () => show(live),
        },
      },
    });
  }
  const shownBy = slots && liveOf(slots.app);
  if (slots && shownBy) {
    const host = slotHostOf(shownBy, slots.view.page, slots.names);
    await scratch.add(host.entry, host.files);
    await scratch.compose('slots', candidate, host.entry);
    entries.push(host.entry);
    visits.push({
      view: slots.view,
      composition: 'slots',
      visit: { kind: 'slots', host: SLOT_HOST_RELEASE, names: slots.names },
    });
  }
  return { visits, entries };
}

/** Every file that one of the composed plans signs. */
export function filesOf({ plan, candidate }: Composition, entries: readonly ReleaseSetEntry[]): SignedFiles {
  return signedFiles({ apps: [...plan.apps, candidate, ...entries], others: plan.others ?? [] });
}
