import { useState } from 'react';
import type { Store } from '@foyer/contract';
import { useText, type Message } from '@foyer/i18n';
import { useServices, useStore } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { HeaderNotice } from '../connection/HeaderNotice.tsx';
import { messages } from './DegradedBanner.messages.ts';

const TEXT: Readonly<Record<string, Message>> = {
  account: messages.account,
  'sign-in': messages.signIn,
  games: messages.games,
  jackpot: messages.jackpot,
  sports: messages.sports,
};

export interface DegradedBannerProps {
  /** Degraded services reported by the edge. */
  readonly missing: Store<readonly string[]>;
}

/** Names the degraded services in the place of the connection banner, which takes precedence. */
export function DegradedBanner({ missing }: DegradedBannerProps) {
  const text = useText();
  const parts = useStore(missing);
  const connection = useStore(useServices().connection);
  const [hidden, setHidden] = useState('');
  const state = parts.join();
  const [first = ''] = parts;
  const message = parts.length > 1 ? messages.several : TEXT[first];
  const isShown = message !== undefined && connection === 'online' && hidden !== state;
  return (
    <HeaderNotice>
      {isShown && (
        <>
          <p>{text(message)}</p>
          <Button size="small" tone="bare" onPress={() => setHidden(state)}>
            {text(messages.hide)}
          </Button>
        </>
      )}
    </HeaderNotice>
  );
}
