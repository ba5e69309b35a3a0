import { hrefTo } from '@foyer/links';
import { useFeature, useServices } from '@foyer/platform';

interface PhoneSkip {
  /** True once the player chose not to verify the number; until the end of the browser session. */
  readonly isSkipped: boolean;
  /** Absent where rewards require a verified number. */
  readonly skip: (() => void) | undefined;
}

/**
 * The player's choice not to verify the phone number (requirements/entities#client-storage). A choice of an
 * earlier time has no effect once the verification is required.
 */
export function usePhoneSkip(): PhoneSkip {
  const { locale, navigation, storage } = useServices();
  const isOptional = useFeature('DisablePhoneVerificationForRewards');
  return {
    isSkipped: isOptional && storage.read('skipOptionalPhoneNumberVerification') === 'true',
    skip: isOptional
      ? () => {
          storage.write('skipOptionalPhoneNumberVerification', 'true');
          void navigation.go(hrefTo(locale, 'profile-dashboard'));
        }
      : undefined,
  };
}
