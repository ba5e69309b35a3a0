import { useMutation } from '@apollo/client/react';
import type { ReactNode } from 'react';
import { Text, useDates, useText } from '@foyer/i18n';
import { hrefTo, localisedHref, type RouteId } from '@foyer/links';
import { useContactSupport, useIsAvailable, useMarket, useServices } from '@foyer/platform';
import { ButtonLink, Link, Notice } from '@foyer/ui';
import { DismissPopUpDocument, type NoticeFieldsFragment } from './AccountNotices.generated.ts';
import { noticeText, type NoticeInput, type NoticeLead } from './noticeText.ts';
import { messages } from './Notices.messages.ts';
import { useNoticeRecord } from './useNoticeRecord.ts';

export interface NoticeCardProps {
  readonly notice: NoticeFieldsFragment;
  readonly input: NoticeInput;
}

/** One notice: its text, the page or contact that resolves it, and for pop-ups a close button. */
export function NoticeCard({ notice, input }: NoticeCardProps) {
  const text = useText();
  const { deadline } = useDates();
  const { now, toasts } = useServices();
  const [dismiss] = useMutation(DismissPopUpDocument);
  const until = notice.until === null ? undefined : new Date(notice.until);
  const shown = noticeText(
    {
      id: notice.id,
      until: until && deadline(until),
      leftMs: until && until.getTime() - now(),
      blocks: notice.blocks,
    },
    input,
  );
  const title = notice.title ?? (shown && text(shown.title, shown.values));
  const follow = useNoticeRecord(notice, title);
  if (shown === undefined || title === undefined) return null;
  const { popUpId } = notice;
  return (
    <Notice
      tone={shown.tone ?? (notice.blocksPlay ? 'warning' : 'info')}
      title={title}
      action={<Action path={notice.path} lead={shown.lead} help={shown.help} onFollow={follow} />}
      {...(popUpId !== null && {
        onDismiss: () =>
          void dismiss({ variables: { id: popUpId } }).catch(() =>
            toasts.show('error', text(messages.notDismissed)),
          ),
      })}
    >
      {notice.title === null
        ? shown.hint && <Text {...shown.hint} values={shown.values} />
        : notice.text !== null && notice.text}
    </Notice>
  );
}

interface ActionProps {
  readonly path: string | null;
  readonly lead: NoticeLead | undefined;
  readonly help: 'helpline' | 'support' | undefined;
  /** Opens the page of the notice. */
  onFollow(href: string): void;
}

function Action({ path, lead, help, onFollow }: ActionProps) {
  const { locale } = useServices();
  const { licence } = useMarket();
  if (path !== null)
    return (
      <FollowLink href={localisedHref(locale, path)} onFollow={onFollow}>
        <Text {...messages.readMore} />
      </FollowLink>
    );
  if (lead) return <Lead route={lead.route} label={lead.label} onFollow={onFollow} />;
  if (help === 'support') return <ContactSupport />;
  if (help === undefined) return null;
  return (
    <Link href={licence.helpline.url} external>
      <Text {...messages.help} values={{ helpline: licence.helpline.name }} />
    </Link>
  );
}

function Lead({
  route,
  label,
  onFollow,
}: NoticeLead & Pick<ActionProps, 'onFollow'> & { readonly route: RouteId }) {
  const { locale } = useServices();
  const isAvailable = useIsAvailable(route);
  if (!isAvailable) return <ContactSupport />;
  return (
    <FollowLink href={hrefTo(locale, route as 'source-of-wealth')} onFollow={onFollow}>
      <Text {...label} />
    </FollowLink>
  );
}

interface FollowLinkProps extends Pick<ActionProps, 'onFollow'> {
  readonly href: string;
  readonly children: ReactNode;
}

function FollowLink({ href, onFollow, children }: FollowLinkProps) {
  return (
    <div>
      <ButtonLink size="small" tone="secondary" href={href} onPress={() => onFollow(href)}>
        {children}
      </ButtonLink>
    </div>
  );
}

function ContactSupport() {
  const support = useContactSupport();
  return (
    <div>
      <ButtonLink size="small" tone="secondary" {...support}>
        <Text {...messages.contactSupport} />
      </ButtonLink>
    </div>
  );
}
