import type { ConnectionState } from '@foyer/contract';
import { useText, type Message } from '@foyer/i18n';
import { useServices, useStore } from '@foyer/platform';
import { Icon } from '@foyer/ui';
import * as css from './ConnectionBanner.css.ts';
import { messages } from './ConnectionBanner.messages.ts';

const TEXT: Readonly<Record<ConnectionState, Message | undefined>> = {
  online: undefined,
  reconnecting: messages.reconnecting,
  offline: messages.offline,
};

/** Reports a lost connection without blocking what still works. */
export function ConnectionBanner() {
  const text = useText();
  const message = TEXT[useStore(useServices().connection)];
  return (
    <div role="status">
      {message !== undefined && (
        <p className={css.banner}>
          <span className={css.mark}>
            <Icon name="warning" size="small" />
          </span>
          {text(message)}
        </p>
      )}
    </div>
  );
}
