import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import { viewText } from '../content/contentView.ts';
import type { FundingRow } from '../players/playerExtras.ts';
import type { ApiContext } from '../server/graphql/context.ts';

type Answers = Pick<Types.SourceOfWealthInput, 'type' | 'completed'> & {
  readonly options: readonly string[];
};

/** The player's answers by source, with translated options and the files that were not rejected. */
export async function viewSourceOfWealth(
  pool: Pool,
  context: Pick<ApiContext, 'content' | 'locale'>,
  playerId: string,
  funding: readonly FundingRow[],
): Promise<Types.SourceOfWealthFunding[]> {
  const { rows } = await pool.query<{ type: string | null; id: string }>(
    `select r.funding_type as type, f.id from api.document_file f join api.document_request r on r.id = f.request_id
     where f.player_id = $1 and r.kind = 'source-of-wealth' and f.status in ('InReview', 'Verified') order by f.started_at, f.id`,
    [playerId],
  );
  return funding.map(({ type, options, completed }) => ({
    type,
    options: options.map(({ title, tooltip, checked }) => ({
      title: viewText(context, title) ?? title,
      tooltip: viewText(context, tooltip ?? null),
      checked,
    })),
    files: rows.filter((file) => file.type === type).map(({ id }) => ({ documentId: id })),
    completed,
  }));
}

/**
 * Stores the answers about one source. Options are those of the site settings in the language of the request; others
 * are ignored. They are stored by text key, so that they are shown in every language.
 */
export async function saveSourceOfWealth(
  pool: Pool,
  { content, locale }: Pick<ApiContext, 'content' | 'locale'>,
  player: { readonly id: string; readonly country: string },
  { type, options, completed }: Answers,
  now: number,
): Promise<Types.SourceOfWealthOutcome> {
  const offered = content.sections.site.fundingOptions.find(({ id }) => id === type)?.options ?? [];
  const answers = offered
    .filter(({ countries }) => countries === undefined || countries.includes(player.country))
    .map(({ title, tooltip }) => ({
      title,
      tooltip,
      checked: options.includes(viewText({ content, locale }, title) ?? title),
    }));
  const { rows } = await pool.query<{ outcome: Types.SourceOfWealthOutcome }>(
    'select api.save_wealth_funding($1, $2, $3, $4, $5) as outcome',
    [player.id, type, JSON.stringify(answers), completed, new Date(now)],
  );
  return rows[0]?.outcome ?? 'NOT_REQUIRED';
}

/** Removes a source that was started by mistake, unless staff requested it. */
export async function removeSourceOfWealth(
  pool: Pool,
  playerId: string,
  type: Types.SourceOfWealth,
  now: number,
): Promise<void> {
  await pool.query('select api.remove_wealth_funding($1, $2, $3)', [playerId, type, new Date(now)]);
}

/** Sends the declaration to staff. */
export async function submitSourceOfWealth(
  pool: Pool,
  playerId: string,
  now: number,
): Promise<Types.SourceOfWealthOutcome> {
  const { rows } = await pool.query<{ outcome: Types.SourceOfWealthOutcome }>(
    'select api.submit_wealth($1, $2) as outcome',
    [playerId, new Date(now)],
  );
  return rows[0]?.outcome ?? 'NOT_REQUIRED';
}
