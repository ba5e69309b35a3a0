import { useText } from '@foyer/i18n';
import { Button } from '@foyer/ui';
import { StatusPage } from '../status-page/StatusPage.tsx';
import { messages } from './CrashPage.messages.ts';

export interface CrashPageProps {
  onReload(): void;
  /** Reloads the page in safe mode. */
  onSafeMode(): void;
}

/**
 * The last boundary with translated texts; behind it there is only the static screen in the HTML.
 * See requirements/screens#overlays-and-toasts.
 */
export function CrashPage({ onReload, onSafeMode }: CrashPageProps) {
  const text = useText();
  return (
    <StatusPage
      title={text(messages.title)}
      actions={
        <>
          <Button icon="refresh" onPress={onReload}>
            {text(messages.reload)}
          </Button>
          <Button tone="quiet" onPress={onSafeMode}>
            {text(messages.safeMode)}
          </Button>
        </>
      }
    >
      <p>{text(messages.text)}</p>
      <p>{text(messages.safe)}</p>
    </StatusPage>
  );
}
