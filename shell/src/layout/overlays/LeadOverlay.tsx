import type { OverlayOutcome } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Button, Stack } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import type { ReactNode } from 'react';
import { messages } from './Overlay.messages.ts';

export interface LeadOverlayProps {
  readonly title: string;
  /** Target of the overlay's link, a page or a mail address, and the link text. */
  readonly href: string;
  /** Replaces the link, for example to open the live chat. */
  readonly onPress?: (() => void) | undefined;
  readonly action: string;
  readonly children: ReactNode;
  onEnd(outcome: OverlayOutcome): void;
}

/**
 * Explains a restriction, and links to the page where the player can act. Has a Close button because Escape
 * does not close it (requirements/screens#overlays-and-toasts).
 */
export function LeadOverlay({ title, href, onPress, action, onEnd, children }: LeadOverlayProps) {
  const text = useText();
  const { navigation } = useServices();
  const go = (): void => {
    onEnd('ok');
    if (onPress) onPress();
    else if (href.startsWith('mailto:')) location.assign(href);
    else void navigation.go(href);
  };
  return (
    <Dialog
      dismissable={false}
      size="small"
      title={title}
      onClose={() => onEnd('dismissed')}
      footer={
        <>
          <DialogAction>
            <Button stretch tone="quiet" onPress={() => onEnd('dismissed')}>
              {text(messages.close)}
            </Button>
          </DialogAction>
          <DialogAction>
            <Button stretch onPress={go}>
              {action}
            </Button>
          </DialogAction>
        </>
      }
    >
      <Stack gap="small">{children}</Stack>
    </Dialog>
  );
}
