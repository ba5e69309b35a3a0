import type { RemoteFailureCode } from '@foyer/contract';

/**
 * Shows the notice when content does not arrive in time: a file that hangs inside the content rejects no
 * promise that the mount point awaits.
 */
export interface NoticeDeadline {
  /** Reason why the content is missing, if known. */
  cause: RemoteFailureCode | undefined;
  /** True if the notice is shown while an attempt continues: rendered content replaces the notice. */
  isLate: boolean;
  start(): void;
  stop(): void;
}

export interface NoticeDeadlinePorts {
  /** Time until the notice, in ms. */
  delay(): number;
  isNoticeShown(): boolean;
  /** `cause` is the reason, if known. */
  showNotice(cause: RemoteFailureCode | undefined): void;
}

export function createNoticeDeadline({
  delay,
  isNoticeShown,
  showNotice,
}: NoticeDeadlinePorts): NoticeDeadline {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline: NoticeDeadline = {
    cause: undefined,
    isLate: false,
    start() {
      clearTimeout(timer);
      deadline.isLate = false;
      deadline.cause = undefined;
      timer = setTimeout(() => {
        if (isNoticeShown()) return;
        deadline.isLate = true;
        showNotice(deadline.cause);
      }, delay());
    },
    stop: () => clearTimeout(timer),
  };
  return deadline;
}
