import type { ReactNode } from 'react';
import { useText } from '@foyer/i18n';
import { ProfileFrame as SharedFrame, type ProfileRoute } from '@foyer/platform';
import { messages } from './ProfileFrame.messages.ts';

interface ProfileFrameProps {
  readonly current: ProfileRoute;
  readonly title: string;
  readonly children: ReactNode;
}

/** The account's pages side by side, with those of other remotes. */
export function ProfileFrame({ current, title, children }: ProfileFrameProps) {
  const text = useText();
  return (
    <SharedFrame
      current={current}
      title={title}
      label={text(messages.navigation)}
      names={{
        'profile-dashboard': text(messages.dashboard),
        'profile-deposit-history': text(messages.deposits),
        'profile-withdrawal-history': text(messages.withdrawals),
        'profile-game-history': text(messages.gameHistory),
        'profile-rewards-history': text(messages.rewards),
        'profile-limits': text(messages.limits),
        'profile-global-limits': text(messages.globalLimits),
      }}
    >
      {children}
    </SharedFrame>
  );
}
