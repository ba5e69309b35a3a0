import { useMutation } from '@apollo/client/react';
import { Text, useDeadlines, useText } from '@foyer/i18n';
import { hrefTo, localisedHref, type RouteId } from '@foyer/links';
import { useContactSupport, useIsAvailable, useMarket, useServices } from '@foyer/platform';
import { ButtonLink, Link, Notice } from '@foyer/ui';
import { DismissPopUpDocument, type NoticeFieldsFragment } from './AccountNotices.generated.ts';
import { noticeText, type NoticeInput, type NoticeLead } from './noticeText.ts';
import { messages } from './Notices.messages.ts';

export interface NoticeCardProps {
  readonly notice: NoticeFieldsFragment;
  readonly input: NoticeInput;
}

/** One notice: its text, the page or contact that resolves it, and for pop-ups a close button. */
export function NoticeCard({ notice, input }: NoticeCardProps) {
  const text = useText();
  const deadline = useDeadlines();
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
  if (shown === undefined) return null;
  const { popUpId } = notice;
  return (
    <Notice
      tone={shown.tone ?? (notice.blocksPlay ? 'warning' : 'info')}
      title={notice.title ?? text(shown.title, shown.values)}
      action={<Action path={notice.path} lead={shown.lead} help={shown.help} />}
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
}

function Action({ path, lead, help }: ActionProps) {
  const { locale } = useServices();
  const { licence } = useMarket();
  if (path !== null)
    return (
      <div>
        <ButtonLink size="small" tone="secondary" href={localisedHref(locale, path)}>
          <Text {...messages.readMore} />
        </ButtonLink>
      </div>
    );
  if (lead) return <Lead route={lead.route} label={lead.label} />;
  if (help === 'support') return <ContactSupport />;
  if (help === undefined) return null;
  return (
    <Link href={licence.helpline.url} external>
      <Text {...messages.help} values={{ helpline: licence.helpline.name }} />
    </Link>
  );
}

function Lead({ route, label }: NoticeLead & { readonly route: RouteId }) {
  const { locale } = useServices();
  const isAvailable = useIsAvailable(route);
  if (!isAvailable) return <ContactSupport />;
  return (
    <div>
      <ButtonLink size="small" tone="secondary" href={hrefTo(locale, route as 'source-of-wealth')}>
        <Text {...label} />
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
