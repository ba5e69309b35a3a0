import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { useEffect } from 'react';
import { CrashPage } from './CrashPage.tsx';
import { messages } from './CrashPage.messages.ts';

/**
 * A crash of the page inside the working shell: shows the error overlay and, behind it, the actions in place
 * of the page (requirements/screens#overlays-and-toasts).
 */
export function PageCrash() {
  const { overlays } = useServices();
  const text = useText();
  // The overlay is outside React.
  useEffect(() => {
    void overlays.open('error', { title: text(messages.title), body: text(messages.text) });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each crash
  }, []);
  return <CrashPage onReload={() => location.reload()} onSafeMode={() => location.assign('?safe-mode')} />;
}
