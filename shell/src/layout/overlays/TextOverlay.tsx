import type { OverlayContents, OverlayOutcome } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { Button } from '@foyer/ui';
import { Dialog, DialogAction } from '@foyer/ui/dialog';
import { messages } from './Overlay.messages.ts';
import type { OverlayRules } from './overlayRules.ts';

export interface TextOverlayProps {
  readonly content: OverlayContents['confirmation'];
  readonly rules: OverlayRules;
  readonly isAlert: boolean;
  onEnd(outcome: OverlayOutcome): void;
}

/** A title and text, with Dismiss and OK, or Close (requirements/screens#overlays-and-toasts). */
export function TextOverlay({ content, rules, isAlert, onEnd }: TextOverlayProps) {
  const text = useText();
  const footer =
    rules.buttons === 'close' ? (
      <DialogAction>
        <Button stretch tone="secondary" onPress={() => onEnd('closed')}>
          {content.closeLabel ?? text(messages.close)}
        </Button>
      </DialogAction>
    ) : (
      <>
        <DialogAction>
          <Button stretch tone="quiet" onPress={() => onEnd('dismissed')}>
            {content.dismissLabel ?? text(messages.dismiss)}
          </Button>
        </DialogAction>
        <DialogAction>
          <Button stretch onPress={() => onEnd('ok')}>
            {content.okLabel ?? text(messages.ok)}
          </Button>
        </DialogAction>
      </>
    );
  return (
    <Dialog
      role={isAlert ? 'alertdialog' : 'dialog'}
      size="small"
      title={content.title}
      footer={footer}
      onClose={() => onEnd((!content.escapeDismisses && rules.escape) || 'dismissed')}
    >
      {content.body}
    </Dialog>
  );
}
