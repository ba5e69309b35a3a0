import type { ReactNode } from 'react';
import { clockTime, Text, useLanguage, useText } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { useContactSupport, useMarket, useServerTime, useServices } from '@foyer/platform';
import { ButtonLink, EmptyState, Stack, type EmptyStateProps } from '@foyer/ui';
import type { SignInRequest } from '../sign-in/signInRequest.ts';
import type { CodeRefusal } from './codeRefusal.ts';
import { messages, refusals } from './SignInCode.messages.ts';

interface RefusalCardProps {
  readonly refusal: CodeRefusal;
  readonly request: Pick<SignInRequest, 'redir' | 'carry'>;
}

/** Explains why there is no sign-in by code now, and what the visitor can do instead. */
export function RefusalCard({ refusal, request }: RefusalCardProps) {
  const text = useText();
  const { locale } = useServices();
  const support = useContactSupport();
  const { country } = useMarket();
  const regions = new Intl.DisplayNames([useLanguage()], { type: 'region' });
  const query = { ...request.carry, redir: request.redir };
  const resend = (
    <ButtonLink size="large" stretch href={withQuery(hrefTo(locale, 'resend-code'), query)}>
      <Text {...refusals.again} />
    </ButtonLink>
  );
  const otherWay = (
    <ButtonLink size="large" tone="secondary" stretch href={withQuery(hrefTo(locale, 'login'), query)}>
      <Text {...messages.otherWay} />
    </ButtonLink>
  );
  const contact = (
    <ButtonLink size="large" tone="secondary" stretch {...support}>
      <Text {...refusals.support} />
    </ButtonLink>
  );

  switch (refusal.kind) {
    case 'TOO_MANY_ATTEMPTS':
      return <LockedCard until={refusal.lockedUntil} resend={resend} otherWay={otherWay} />;
    case 'FORBIDDEN_COUNTRY':
      return (
        <Card title={text(refusals.countryTitle)} icon="help" action={contact}>
          <Text {...refusals.countryText} values={{ country: regions.of(country) ?? country }} />
        </Card>
      );
    case 'UNSAFE_CONNECTION':
      return (
        <Card
          title={text(refusals.unsafeTitle)}
          icon="lock"
          action={
            <ButtonLink size="large" stretch href={withQuery(hrefTo(locale, 'enter-code'), query)}>
              <Text {...refusals.retry} />
            </ButtonLink>
          }
        >
          <Text {...refusals.unsafeText} />
        </Card>
      );
    case 'NOT_OFFERED':
      return (
        <Card title={text(refusals.offTitle)} icon="help" action={otherWay}>
          <Text {...refusals.offText} />
        </Card>
      );
  }
}

function Card(props: Omit<EmptyStateProps, 'level'>) {
  return (
    <div role="alert">
      <EmptyState level={1} {...props} />
    </div>
  );
}

interface LockedCardProps {
  /** End of a lock-out; undefined where a new code may be requested at once. */
  readonly until: number | undefined;
  readonly resend: ReactNode;
  readonly otherWay: ReactNode;
}

/** Too many attempts: a countdown to the next one, then a link to a new code. */
function LockedCard({ until, resend, otherWay }: LockedCardProps) {
  const text = useText();
  const now = useServerTime();
  const left = until === undefined ? 0 : until - now;
  return (
    <Card
      title={text(refusals.lockedTitle)}
      icon="lock"
      action={
        <Stack gap="small">
          {left <= 0 && resend}
          {otherWay}
        </Stack>
      }
    >
      {until === undefined ? (
        <Text {...refusals.tooManyText} />
      ) : left > 0 ? (
        <Text {...refusals.lockedText} values={{ time: clockTime(left) }} />
      ) : (
        <Text {...refusals.lockedOver} />
      )}
    </Card>
  );
}
