import { Text } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useFeature, useServices } from '@foyer/platform';
import { ButtonLink, Notice } from '@foyer/ui';
import { SendLinkButton } from '../../../../features/email-verification/SendLinkButton.tsx';
import { usePhoneSkip } from '../../../../features/phone-verification/usePhoneSkip.ts';
import { messages } from '../../ProfileDashboardPage.messages.ts';
import type { AccountDashboardQuery } from '../../Dashboard.generated.ts';

interface ContactNoticesProps {
  /** Undefined while loading. */
  readonly player: NonNullable<AccountDashboardQuery['viewer']>['player'] | undefined;
}

/** Asks the player to confirm an email address or a phone number. */
export function ContactNotices({ player }: ContactNoticesProps) {
  const { locale } = useServices();
  const { isSkipped } = usePhoneSkip();
  const asksForPhone = useFeature('EnablePhoneVerification') && !isSkipped;
  return (
    <>
      {player?.email != null && player.emailVerification.status === 'Required' && (
        <Notice tone="info" action={<SendLinkButton />}>
          <Text {...messages.emailUnconfirmed} values={{ email: player.email }} />
        </Notice>
      )}
      {asksForPhone && player?.phoneNumber != null && !player.isPhoneNumberVerified && (
        <Notice
          tone="info"
          action={
            <ButtonLink tone="secondary" size="small" href={hrefTo(locale, 'phone-verification')}>
              <Text {...messages.verifyPhone} />
            </ButtonLink>
          }
        >
          <Text {...messages.phoneUnverified} values={{ phone: player.phoneNumber }} />
        </Notice>
      )}
    </>
  );
}
