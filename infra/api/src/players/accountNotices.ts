import type * as Types from '@foyer/graphql/main';
import type { Pool } from '@foyer/runtime';
import type { PlayerRow } from './playerRow.ts';
import { iso, type RequestedUpload } from './playerView.ts';

/** The blocks of the money functions of SQL, by what they refuse. */
export type MoneyBlocks = Readonly<Record<Types.NoticeBlock, readonly string[]>>;

export interface NoticeInput {
  readonly player: PlayerRow;
  readonly blocks: MoneyBlocks;
  readonly uploads: readonly RequestedUpload[];
  readonly maintenanceUntil: Date | undefined;
  readonly now: number;
}

/** A notice of the player without the record of its display. */
export type CurrentNotice = Omit<Types.AccountNotice, 'appearance' | 'isRecorded'>;

/** The order of requirements/screens#account-notices. */
const ORDER: readonly Types.AccountNoticeId[] = [
  'AccountClosed',
  'SelfExclusion',
  'Timeout',
  'GermanyCloseDown',
  'KycRequired',
  'SowRequired',
  'SowUploadRequired',
  'Maintenance',
  'BankingCDD',
  'InstantBankingGracePeriod',
  'Content',
  'InstantBankingJackpot',
  'NovemberCampaign',
];

/** Shown alone, because the player of a closed account cannot resolve the others. */
const SHOWN_WHEN_CLOSED: ReadonlySet<Types.AccountNoticeId> = new Set([
  'AccountClosed',
  'SelfExclusion',
  'GermanyCloseDown',
  'Maintenance',
]);

/** The block of SQL that a notice explains. */
const BLOCK_OF = {
  AccountClosed: 'ACCOUNT_CLOSED',
  SelfExclusion: 'SELF_EXCLUDED',
  Timeout: 'TIMED_OUT',
  KycRequired: 'KYC_REQUIRED',
  SowRequired: 'SOURCE_OF_WEALTH_EXPIRED',
  SowUploadRequired: 'SOURCE_OF_WEALTH_EXPIRED',
} as const satisfies Readonly<Partial<Record<Types.AccountNoticeId, string>>>;

export async function readMoneyBlocks(pool: Pool, player: PlayerRow, now: number): Promise<MoneyBlocks> {
  const { rows } = await pool.query<{ deposits: readonly string[]; withdrawals: readonly string[] }>(
    'select api.deposit_blocks(p, null, true, $2) as deposits, api.withdrawal_blocks(p, $2) as withdrawals from api.player p where p.id = $1',
    [player.id, new Date(now)],
  );
  return {
    PLAY: player.play_blocks,
    DEPOSITS: rows[0]?.deposits ?? [],
    WITHDRAWALS: rows[0]?.withdrawals ?? [],
  };
}

/** The notices of the player's own state (requirements/screens#account-notices). */
export function viewNotices(input: NoticeInput): CurrentNotice[] {
  const { player, uploads, maintenanceUntil, now } = input;
  // a past end is not announced, because the texts name what is refused from then on
  const ahead = (date: Date | null): Date | null => (date !== null && date.getTime() > now ? date : null);
  const notice = (id: Types.AccountNoticeId, until: Date | null = null, since: Date | null = null) =>
    viewNotice(input.blocks, id, { since, until });
  const notices: (CurrentNotice | false)[] = [
    player.status === 'Closed' && !player.reopen_by_customer_allowed && notice('AccountClosed'), // requirements/states#account-closed
    player.self_excluded_at !== null &&
      notice('SelfExclusion', player.self_exclusion_ends_at, player.self_excluded_at),
    player.play_blocks.includes('TIMED_OUT') && notice('Timeout', player.timeout_ends_at),
    player.kyc_status === 'Required' && notice('KycRequired', ahead(player.kyc_deadline)),
    isWealthDue(player) && notice('SowRequired', ahead(player.sow_due_at)),
    uploads.length > 0 && notice('SowUploadRequired', ahead(player.sow_due_at)),
    maintenanceUntil !== undefined && notice('Maintenance', maintenanceUntil),
    player.banking_cdd && notice('BankingCDD'),
    player.instant_banking_blocked_from !== null &&
      player.instant_banking_blocked_from.getTime() > now &&
      notice('InstantBankingGracePeriod', player.instant_banking_blocked_from),
  ];
  return notices.filter((item) => item !== false);
}

/** A declaration of wealth is required, or announced with its date. */
function isWealthDue({ sow_status: status, sow_due_at: dueAt }: PlayerRow): boolean {
  return status === 'Required' || (status === 'WillBeRequired' && dueAt !== null);
}

/** All notices of a player in their order; notices of one kind keep their order. */
export function orderNotices(notices: readonly CurrentNotice[]): CurrentNotice[] {
  const isClosed = notices.some(({ id }) => id === 'AccountClosed');
  return notices
    .filter(({ id }) => !isClosed || SHOWN_WHEN_CLOSED.has(id))
    .toSorted((one, other) => ORDER.indexOf(one.id) - ORDER.indexOf(other.id));
}

function viewNotice(
  moneyBlocks: MoneyBlocks,
  id: Types.AccountNoticeId,
  { since, until }: { readonly since: Date | null; readonly until: Date | null },
): CurrentNotice {
  const block = id in BLOCK_OF ? BLOCK_OF[id as keyof typeof BLOCK_OF] : undefined;
  const blocks = (['PLAY', 'DEPOSITS', 'WITHDRAWALS'] as const).filter(
    (kind) => block !== undefined && moneyBlocks[kind].includes(block),
  );
  return {
    id,
    blocks,
    blocksPlay: blocks.includes('PLAY'),
    since: iso(since),
    until: iso(until),
    popUpId: null,
    title: null,
    text: null,
    path: null,
  };
}
