import type * as Types from '@foyer/graphql/main';
import type { PlayerRow } from './playerRow.ts';
import { iso, type RequestedUpload } from './playerView.ts';

export interface NoticeInput {
  readonly player: PlayerRow;
  readonly uploads: readonly RequestedUpload[];
  readonly maintenanceUntil: Date | undefined;
  readonly now: number;
}

/** The notices that apply to the player (requirements/screens#account-notices), most severe first. */
export function viewNotices({ player, uploads, maintenanceUntil, now }: NoticeInput): Types.AccountNotice[] {
  const blocks = new Set(player.play_blocks);
  const notices: (Types.AccountNotice | false)[] = [
    player.status === 'Closed' && !player.reopen_by_customer_allowed && notice('AccountClosed', true), // requirements/states#account-closed
    player.self_excluded_at !== null &&
      notice('SelfExclusion', true, player.self_excluded_at, player.self_exclusion_ends_at),
    blocks.has('TIMED_OUT') && notice('Timeout', true, null, player.timeout_ends_at),
    player.kyc_status === 'Required' &&
      notice('KycRequired', blocks.has('KYC_REQUIRED'), null, player.kyc_deadline),
    player.sow_status === 'Required' &&
      notice('SowRequired', blocks.has('SOURCE_OF_WEALTH_EXPIRED'), null, player.sow_due_at),
    uploads.length > 0 && notice('SowUploadRequired', false, null, player.sow_due_at),
    maintenanceUntil !== undefined && notice('Maintenance', false, null, maintenanceUntil),
    player.banking_cdd && notice('BankingCDD', false),
    player.instant_banking_blocked_from !== null &&
      player.instant_banking_blocked_from.getTime() > now &&
      notice('InstantBankingGracePeriod', false, null, player.instant_banking_blocked_from),
  ];
  return notices.filter((item) => item !== false);
}

function notice(
  id: Types.AccountNoticeId,
  blocksPlay: boolean,
  since: Date | null = null,
  until: Date | null = null,
): Types.AccountNotice {
  return {
    id,
    blocksPlay,
    since: iso(since),
    until: iso(until),
    popUpId: null,
    title: null,
    text: null,
    path: null,
  };
}
