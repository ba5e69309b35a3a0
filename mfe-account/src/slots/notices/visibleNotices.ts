import type { AccountNoticeId, NoticeBlock } from '@foyer/graphql/main';
import type { PageId, RouteId } from '@foyer/links';

interface VisibleNotice {
  readonly id: AccountNoticeId;
  readonly blocks: readonly NoticeBlock[];
}

/** Maximum number of notices above a page; the less severe ones are shown on request. */
export const MAX_NOTICES = 3;

/** The pages that resolve a notice. */
const RESOLVED_ON: Readonly<Partial<Record<AccountNoticeId, RouteId>>> = {
  KycRequired: 'profile-documents',
  SowRequired: 'source-of-wealth',
  SowUploadRequired: 'source-of-wealth',
};

/** Pages of the cashier that explain these notices themselves. */
const EXPLAINED_ON: Readonly<Partial<Record<PageId, NoticeBlock>>> = {
  deposit: 'DEPOSITS',
  withdraw: 'WITHDRAWALS',
};

/** The notices that the current page does not show itself. */
export function visibleNotices<Notice extends VisibleNotice>(
  notices: readonly Notice[],
  route: PageId | undefined,
): readonly Notice[] {
  const refused = route && EXPLAINED_ON[route];
  return notices.filter(({ id, blocks }) => {
    const resolvedOn = RESOLVED_ON[id];
    if (resolvedOn === undefined) return true;
    return resolvedOn !== route && !(refused && blocks.includes(refused));
  });
}
