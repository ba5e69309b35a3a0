import { useText } from '@foyer/i18n';
import { lazyPart, useSessionState } from '@foyer/platform';
import { Button } from '@foyer/ui';
import { Suspense, useState } from 'react';
import { messages } from './MyBets.messages.ts';

const MyBets = lazyPart(async () => (await import('./MyBets.tsx')).MyBets);

/** Opens the bets of a signed-in player. */
export function MyBetsButton() {
  const text = useText();
  const [isOpen, setIsOpen] = useState(false);
  if (useSessionState().status !== 'LOGGED_IN') return null;
  return (
    <>
      <Button tone="quiet" icon="ticket" onPress={() => setIsOpen(true)}>
        {text(messages.title)}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <MyBets onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
