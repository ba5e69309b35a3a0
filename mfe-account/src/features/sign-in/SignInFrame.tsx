import type { ReactNode } from 'react';
import { Text, useText } from '@foyer/i18n';
import { Notice, Page, Spinner, VisuallyHidden } from '@foyer/ui';
import * as styles from './SignInFrame.css.ts';
import { messages } from './SignInFrame.messages.ts';
import type { SignInStart } from './useSignInStart.ts';

export interface SignInFrameProps extends Pick<SignInStart, 'phase' | 'isQuiet'> {
  readonly children: ReactNode;
}

/** The page of a sign-in: its content, or a message while the identity server opens. */
export function SignInFrame({ phase, isQuiet, children }: SignInFrameProps) {
  const text = useText();
  const opening = isQuiet ? (
    <VisuallyHidden>{text(messages.opening)}</VisuallyHidden>
  ) : (
    <Spinner label={text(messages.opening)} size="large" />
  );
  return (
    <Page width="form">
      <div className={styles.panel}>{phase === 'opening' ? opening : children}</div>
    </Page>
  );
}

/** Message that the identity server could not be opened. */
export function SignInFailure({ phase }: Pick<SignInStart, 'phase'>) {
  return phase === 'failed' ? (
    <Notice tone="negative" live>
      <Text {...messages.failed} />
    </Notice>
  ) : null;
}

/**
 * Message that only sign-in by bank is available, because the brand has switched off the identity server's
 * own methods.
 */
export function OnlyByBank() {
  return (
    <Notice tone="info">
      <Text {...messages.notOffered} />
    </Notice>
  );
}
