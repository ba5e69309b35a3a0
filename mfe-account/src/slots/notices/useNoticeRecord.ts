import { useMutation } from '@apollo/client/react';
import type { NoticeAct } from '@foyer/graphql/main';
import { ignoreError } from '@foyer/kernel';
import { useServices } from '@foyer/platform';
import { useEffect } from 'react';
import { RecordNoticeDocument, type NoticeFieldsFragment } from './AccountNotices.generated.ts';

/**
 * Keeps a notice while it is shown: in the notification centre, and, once per appearance, in the player's
 * history of notices.
 *
 * @param title - translated; undefined for a notice that is not shown.
 * @returns opens the page of the notice and records that the player did.
 */
export function useNoticeRecord(
  { appearance, isRecorded, blocksPlay }: NoticeFieldsFragment,
  title: string | undefined,
): (href: string) => void {
  const { toasts, now, navigation } = useServices();
  const [mutate] = useMutation(RecordNoticeDocument);

  function record(act: NoticeAct): void {
    void mutate({ variables: { input: { appearance, act } } }).catch(
      ignoreError('the next page that shows the notice records it again'),
    );
  }
  const isShown = title !== undefined;
  // The notification centre and the server are outside React.
  useEffect(() => {
    if (title === undefined) return;
    toasts.keep({ id: appearance, kind: blocksPlay ? 'warning' : 'info', text: title, at: now() });
    if (!isRecorded) record('SHOWN');
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per appearance; a new text is no new notice
  }, [appearance, isShown]);

  return (href) => {
    record('FOLLOWED');
    void navigation.go(href);
  };
}
