import type { AccountNoticeId, NoticeBlock } from '@foyer/graphql/main';
import type { Message } from '@foyer/i18n';
import type { RouteId } from '@foyer/links';
import type { NoticeTone } from '@foyer/ui';
import { daysLeft, dueLevel, DUE_TONES, type DueLevel } from '../../features/documents/dueLevel.ts';
import { messages } from './Notices.messages.ts';

export interface NoticeInput {
  /** Login identifier of the player (requirements/states#account-closed). */
  readonly login: string;
  readonly isMultipleAccounts: boolean;
  readonly isReopenAllowed: boolean;
}

/** A notice with its end in the player's language, and with what the server refuses because of it. */
export interface NoticeState {
  readonly id: AccountNoticeId;
  readonly until?: string | undefined;
  readonly blocks?: readonly NoticeBlock[];
  /** Milliseconds until the end; negative after it. */
  readonly leftMs?: number | undefined;
}

/** The page that resolves a notice; support while the page is not available. */
export interface NoticeLead {
  readonly route: RouteId;
  readonly label: Message;
}

export interface NoticeText {
  readonly title: Message;
  readonly hint?: Message | undefined;
  readonly values: Readonly<Record<string, string | number>>;
  /** Undefined: derived from what the server refuses. */
  readonly tone?: NoticeTone;
  readonly lead?: NoticeLead;
  readonly help?: 'helpline' | 'support';
}

/** A text for a notice with an end, and for one without. */
interface Texts {
  readonly title: Message;
  readonly until?: Message;
  readonly hint?: Message;
  readonly hintUntil?: Message;
  readonly tone?: NoticeTone;
  readonly lead?: NoticeLead;
  readonly help?: 'helpline' | 'support';
}

const documents = { route: 'profile-documents', label: messages.seeDocuments } as const;
const wealth = { route: 'source-of-wealth', label: messages.answerNow } as const;

const TEXTS: Readonly<Record<Exclude<AccountNoticeId, 'AccountClosed'>, Texts>> = {
  SelfExclusion: { title: messages.SelfExclusion, until: messages.SelfExclusionUntil, help: 'helpline' },
  Timeout: { title: messages.Timeout, until: messages.TimeoutUntil, help: 'helpline' },
  KycRequired: {
    title: messages.KycRequired,
    hint: messages.KycRequired_hint,
    hintUntil: messages.KycRequiredUntil,
    lead: documents,
  },
  SowRequired: {
    title: messages.SowRequired,
    hint: messages.SowRequired_hint,
    hintUntil: messages.SowRequiredUntil,
    lead: wealth,
  },
  SowUploadRequired: {
    title: messages.SowUploadRequired,
    hintUntil: messages.SowRequiredUntil,
    lead: wealth,
  },
  BankingCDD: { title: messages.BankingCDD, help: 'support' },
  Maintenance: { title: messages.Maintenance, hintUntil: messages.MaintenanceUntil },
  InstantBankingGracePeriod: {
    title: messages.GracePeriod,
    until: messages.GracePeriodUntil,
    hint: messages.GracePeriod_hint,
    help: 'support',
  },
  GermanyCloseDown: {
    title: messages.GermanyCloseDown,
    hint: messages.GermanyCloseDown_hint,
    hintUntil: messages.GermanyCloseDownUntil,
    lead: { route: 'withdraw', label: messages.withdraw },
  },
  NovemberCampaign: {
    title: messages.NovemberCampaign,
    hintUntil: messages.CampaignUntil,
    lead: { route: 'promotions', label: messages.seeOffers },
  },
  InstantBankingJackpot: {
    title: messages.InstantBankingJackpot,
    hintUntil: messages.CampaignUntil,
    lead: { route: 'jackpot', label: messages.seeJackpot },
  },
  Content: { title: messages.Content },
};

/** An identity check that does not refuse play: what it refuses depends on the licence. */
function identityTexts(blocks: readonly NoticeBlock[]): Texts {
  if (blocks.includes('PLAY')) return TEXTS.KycRequired;
  if (blocks.includes('WITHDRAWALS')) return { ...TEXTS.KycRequired, title: messages.KycToWithdraw };
  return {
    title: messages.KycAsked,
    hint: messages.KycAsked_hint,
    hintUntil: messages.KycAskedUntil,
    lead: documents,
  };
}

/** A due date of the source of wealth is more prominent the closer it is (requirements/regulation#source-of-wealth). */
const DUE_HINTS: Readonly<Record<Exclude<DueLevel, 'none'>, Message>> = {
  reminder: messages.SowDaysLeft,
  soon: messages.SowDaysLeft,
  urgent: messages.SowUrgent,
  'last-day': messages.SowLastDay,
  overdue: messages.SowOverdue,
};

function wealthTexts(
  id: 'SowRequired' | 'SowUploadRequired',
  blocks: readonly NoticeBlock[],
  leftMs = Infinity,
): Texts {
  const level = blocks.length > 0 ? 'overdue' : dueLevel(leftMs);
  if (level === 'none') return TEXTS[id];
  return { ...TEXTS[id], hint: DUE_HINTS[level], hintUntil: DUE_HINTS[level], tone: DUE_TONES[level] };
}

function textsOf({
  id,
  blocks = [],
  leftMs,
}: NoticeState & { readonly id: Exclude<AccountNoticeId, 'AccountClosed'> }): Texts {
  if (id === 'KycRequired') return identityTexts(blocks);
  if (id === 'SowRequired' || id === 'SowUploadRequired') return wealthTexts(id, blocks, leftMs);
  return TEXTS[id];
}

/** Text of a notice; undefined if the conditions of requirements/states#account-closed hide it. */
export function noticeText(state: NoticeState, input: NoticeInput): NoticeText | undefined {
  const { id, until, leftMs = 0 } = state;
  const values = { until: until ?? '', userLoginMethod: input.login, days: daysLeft(leftMs) };
  if (id === 'AccountClosed')
    return input.isReopenAllowed
      ? undefined
      : {
          title: input.isMultipleAccounts ? messages.MultipleAccounts : messages.AccountClosed,
          values,
          help: 'support',
        };
  const { title, until: titleUntil, hint, hintUntil, tone, lead, help } = textsOf({ ...state, id });
  return {
    title: (until === undefined ? undefined : titleUntil) ?? title,
    hint: (until === undefined ? undefined : hintUntil) ?? hint,
    values,
    ...(tone && { tone }),
    ...(lead && { lead }),
    ...(help && { help }),
  };
}

/**
 * The player's login identifier: the phone number for SMS logins, otherwise the email
 * (requirements/states#account-closed).
 */
export function loginIdentifier(
  flow: string,
  { email, phoneNumber }: { readonly email: string | null; readonly phoneNumber: string | null },
): string {
  return (flow.toUpperCase() === 'SMS' ? (phoneNumber ?? email) : (email ?? phoneNumber)) ?? '';
}
