import { ENVIRONMENTS } from '@foyer/kernel/environments';
import { releaseName } from '@foyer/kernel/release-plan';
import type { SquadSlot } from '@foyer/kernel/squad-answers';
import { appOf, invitedPagePath, SLOT_PLACES, slotProblem } from '@foyer/links';
import { Refusal, type Pool, type PoolClient, type ReleaseDocument } from '@foyer/runtime';
import { readEnvironment } from '../plan/environments.ts';
import { publishedRelease } from '../publish/releaseStore.ts';
import { SQUADS } from '../squads.ts';

/** Pages of invited squads that may show slots. */
async function openSlotPages(client: Pool | PoolClient): Promise<readonly string[]> {
  const { rows } = await client.query<{ page: string }>(
    'select unnest(slot_pages) as page from registry.squad where approved_at is not null and ended_at is null',
  );
  return rows.map(({ page }) => page);
}

/** @throws {@link Refusal} 422 for a page that another squad would have to open. */
export function refuseSlotPages(squad: string, slotPages: readonly string[]): void {
  const foreign = slotPages.find((page) => invitedPagePath(squad, page) === undefined);
  if (foreign !== undefined)
    throw new Refusal(
      422,
      'SLOT_PAGE_OF_ANOTHER',
      `${foreign} is not a page of ${squad}: its pages are named ${squad} and ${squad}-<page>.`,
    );
}

/**
 * Refuses slots that a squad cannot declare, a page that shows no slots, and a page for a slot that its live release does
 * not have: the page would report a failure at every visit.
 * @param slotPages - Pages that the squad itself opens with the same change.
 */
export async function refuseSlots(
  client: PoolClient,
  squad: string,
  slots: readonly SquadSlot[],
  slotPages: readonly string[],
): Promise<void> {
  for (const { name } of slots) {
    const problem = slotProblem(squad, name);
    if (problem === 'MALFORMED')
      throw new Refusal(
        400,
        'SLOT_MALFORMED',
        `A slot is <squad>.<slot> with lower-case letters and hyphens, for example ${squad}.tables: ${name} is not.`,
      );
    if (problem === 'FOREIGN') throw ofAnother(squad, name);
  }
  const placed = slots.filter(({ places }) => places.length > 0).map(({ name }) => name);
  if (placed.length === 0) return;
  const opened = (await openSlotPages(client)).filter((page) => invitedPagePath(squad, page) === undefined);
  const places: readonly string[] = [...SLOT_PLACES, ...opened, ...slotPages];
  const closed = slots.flatMap((slot) => slot.places).find((page) => !places.includes(page));
  if (closed !== undefined)
    throw new Refusal(
      409,
      'SLOT_PAGE_CLOSED',
      `The page ${closed} shows no slots of invited squads. These pages do: ${places.join(', ')}. An invited squad opens a page of its own with foyer squads change <squad> --slot-page <page>.`,
    );
  const app = appOf(squad);
  for (const environment of ENVIRONMENTS) {
    const release = (await readEnvironment(client, environment)).state.defaults[app];
    if (release === undefined) continue;
    const document = (await publishedRelease(client, app, release))?.document;
    const missing = placed.find((name) => document?.describes?.slots.fills.includes(name) !== true);
    if (missing !== undefined)
      throw new Refusal(
        409,
        'SLOT_NOT_FILLED',
        `${releaseName(app, release)}, which is live in ${environment}, does not provide ${missing}. Declare the slot without pages, release it, then name the pages.`,
      );
  }
}

/**
 * Refuses a release that provides a slot of another squad, or one that its invited squad has not declared.
 * @throws {@link Refusal} 422 that says what to do.
 */
export async function refuseForeignSlots(
  pool: Pool | PoolClient,
  squad: string,
  { describes }: ReleaseDocument,
): Promise<void> {
  const fills = describes?.slots.fills ?? [];
  const foreign = fills.find((name) => slotProblem(squad, name) !== undefined);
  if (foreign !== undefined) throw ofAnother(squad, foreign);
  if (fills.length === 0 || SQUADS.some((known) => known === squad)) return;
  const { rows } = await pool.query<{ slots: readonly SquadSlot[] }>(
    'select slots from registry.squad where name = $1',
    [squad],
  );
  const declared = rows[0]?.slots.map(({ name }) => name) ?? [];
  const unknown = fills.find((name) => !declared.includes(name));
  if (unknown !== undefined)
    throw new Refusal(
      422,
      'SLOT_NOT_DECLARED',
      `${squad} has not declared the slot ${unknown}. An operator declares it first: foyer squads change ${squad} --slot ${unknown}`,
    );
}

function ofAnother(squad: string, name: string): Refusal {
  return new Refusal(
    422,
    'SLOT_OF_ANOTHER',
    `${name} is not a slot of ${squad}: its slots are named ${squad}.<slot>.`,
  );
}
