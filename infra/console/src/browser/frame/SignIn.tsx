import { Text, useText } from '@foyer/i18n';
import { Button, Heading, Notice } from '@foyer/ui';
import { useEffect, useState } from 'react';
import { navigateTo, signInAddress, consumeSignInFailure } from '../adapters/address.ts';
import * as css from './SignIn.css.ts';
import { messages } from './SignIn.messages.ts';

/** Shown without a session. */
export function SignIn({ isAway }: { readonly isAway: boolean }) {
  const text = useText();
  const [hasFailed] = useState(consumeSignInFailure);
  useEffect(() => {
    document.title = text(messages.title);
  }, [text]);
  return (
    <main className={css.page}>
      <div className={css.card}>
        <svg className={css.sign} viewBox="0 0 32 32" aria-hidden="true">
          <rect width="32" height="32" rx="7" fill="var(--fy-color-surface3)" />
          <path d="M9 8h14v4H13v3h8v4h-8v6H9z" fill="var(--fy-color-accent)" />
        </svg>
        <Heading level={1} size="title1">
          <Text {...messages.title} />
        </Heading>
        <p className={css.intro}>
          <Text {...messages.intro} />
        </p>
        {(hasFailed || isAway) && (
          <Notice tone="negative" live>
            <Text {...messages[isAway ? 'away' : 'failed']} />
          </Notice>
        )}
        <Button size="large" stretch onPress={() => navigateTo(signInAddress())}>
          <Text {...messages.signIn} />
        </Button>
      </div>
    </main>
  );
}
