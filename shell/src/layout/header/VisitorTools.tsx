import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices, useStore, useVariation } from '@foyer/platform';
import { ButtonLink } from '@foyer/ui';
import { importRequiredPart } from '../../lib/importRequiredPart.ts';
import { signInHref } from '../layoutLinks.ts';
import { messages } from './Header.messages.ts';

export interface VisitorToolsProps {
  /** False where the visitor's country has no registration flow. */
  readonly hasRegistration: boolean;
}

/** Sign-in and registration in the header. */
export function VisitorTools({ hasRegistration }: VisitorToolsProps) {
  const services = useServices();
  const text = useText();
  const { match } = useStore(services.navigation);
  const mainTone = useVariation('button_variant');
  const isFramed = useVariation('landing_registration') === 'iframe';
  const openFrame = (): void =>
    void importRequiredPart('layout.landing', () => import('../landing/LandingRegistration.tsx')).then(
      ({ openLandingRegistration }) => openLandingRegistration(services, text),
    );
  const otherTone = useVariation('button_variant2') === 'secondary2' ? 'secondary' : 'quiet';
  return (
    <>
      <ButtonLink tone={otherTone} size="adaptive" href={signInHref(services)}>
        {text(messages.signIn)}
      </ButtonLink>
      {hasRegistration && match?.id !== 'register' && (
        <ButtonLink
          tone={mainTone}
          size="adaptive"
          href={hrefTo(services.locale, 'register')}
          onPress={isFramed ? openFrame : undefined}
        >
          {text(messages.register)}
        </ButtonLink>
      )}
    </>
  );
}
