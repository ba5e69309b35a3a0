import type { ConnectionState } from '@foyer/contract';
import { useText, type Message } from '@foyer/i18n';
import { useServices, useStore } from '@foyer/platform';
import { messages } from './ConnectionBanner.messages.ts';
import { HeaderNotice } from './HeaderNotice.tsx';

const TEXT: Readonly<Record<ConnectionState, Message | undefined>> = {
  online: undefined,
  reconnecting: messages.reconnecting,
  offline: messages.offline,
};

/** Reports a lost connection without blocking what still works. */
export function ConnectionBanner() {
  const text = useText();
  const message = TEXT[useStore(useServices().connection)];
  return <HeaderNotice>{message && <p>{text(message)}</p>}</HeaderNotice>;
}
