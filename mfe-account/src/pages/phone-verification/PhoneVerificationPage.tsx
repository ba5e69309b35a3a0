import { useQuery } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, useContactSupport, useFeature, usePageTitle, useServices } from '@foyer/platform';
import { ButtonLink, Card, EmptyState, ErrorCard, Page, Skeleton } from '@foyer/ui';
import { usePhoneSkip } from '../../features/phone-verification/usePhoneSkip.ts';
import { PhoneVerificationDocument } from './PhoneVerification.generated.ts';
import { messages } from './PhoneVerificationPage.messages.ts';
import { CodeForm } from './parts/code-form/CodeForm.tsx';

/** Verifies the player's phone number by a text message, where the brand asks for it (EnablePhoneVerification). */
export function Component(_props: PageProps) {
  const text = useText();
  const isOffered = useFeature('EnablePhoneVerification');
  usePageTitle(text(messages.title));
  return <Page width="form">{isOffered ? <Verification /> : <NotOffered />}</Page>;
}

function NotOffered() {
  const text = useText();
  const { locale, page } = useServices();
  useBusinessReady();
  return (
    <EmptyState
      level={1}
      icon="checkCircle"
      title={text(messages.off)}
      action={<ButtonLink href={hrefTo(locale, 'profile-dashboard')}>{text(messages.overview)}</ButtonLink>}
    >
      <Text {...messages.offText} values={{ site: page.siteTitle }} />
    </EmptyState>
  );
}

function Verification() {
  const text = useText();
  const { locale } = useServices();
  const support = useContactSupport();
  const { skip } = usePhoneSkip();
  const { data, error, loading, refetch } = useQuery(PhoneVerificationDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const player = data?.viewer?.player;
  useBusinessReady(player !== undefined);
  if (!player)
    return error ? (
      <ErrorCard
        title={text(messages.loadFailed)}
        retryLabel={text(messages.retry)}
        busy={loading}
        onRetry={() => void refetch()}
      />
    ) : (
      <Skeleton shape="block" height="18rem" />
    );
  const phone = player.phoneNumber;
  return (
    <Card padding="large">
      {phone === null ? (
        <EmptyState
          level={1}
          icon="help"
          title={text(messages.noNumber)}
          action={<ButtonLink {...support}>{text(messages.support)}</ButtonLink>}
        >
          <Text {...messages.noNumberText} />
        </EmptyState>
      ) : player.isPhoneNumberVerified ? (
        <div role="status">
          <EmptyState
            level={1}
            icon="checkCircle"
            title={text(messages.verified)}
            action={<ButtonLink href={hrefTo(locale, 'rewards')}>{text(messages.rewards)}</ButtonLink>}
          >
            <Text {...messages.verifiedText} values={{ phone }} />
          </EmptyState>
        </div>
      ) : (
        <CodeForm phone={phone} onVerified={() => void refetch()} {...(skip && { onSkip: skip })} />
      )}
    </Card>
  );
}
