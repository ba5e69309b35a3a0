import { useEffect } from 'react';
import type { PageProps } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { withQuery } from '@foyer/links';
import {
  useBusinessReady,
  useFlags,
  useHomeHref,
  useNavigationState,
  usePageTitle,
  useServices,
  useSessionState,
} from '@foyer/platform';
import { Page } from '@foyer/ui';
import { signInRequest } from '../../features/sign-in/signInRequest.ts';
import { registrationStep } from './registrationFlow.ts';
import { CountryStep } from './parts/country-step/CountryStep.tsx';
import { LimitsStep } from './parts/limits-step/LimitsStep.tsx';
import { messages } from './RegisterPage.messages.ts';

export function Component(_props: PageProps) {
  const text = useText();
  const { navigation } = useServices();
  const isSignedIn = useSessionState().status === 'LOGGED_IN';
  const { search } = useNavigationState();
  const step = registrationStep(search, useFlags(), isSignedIn);
  const { redir, carry } = signInRequest(search);
  const home = useHomeHref();
  const next = withQuery(redir ?? home, carry);
  const isSentOn = isSignedIn && step === 'country';
  useBusinessReady();
  usePageTitle(text(step === 'limits' ? messages.limitsTitle : messages.title));

  // The address bar is outside React. A player with an account continues where a sign-in would have led.
  useEffect(() => {
    if (isSentOn) void navigation.go(next, { replace: true });
  }, [isSentOn, navigation, next]);
  if (isSentOn) return null;

  return (
    <Page width="form">
      {step === 'limits' ? <LimitsStep search={search} /> : <CountryStep search={search} />}
    </Page>
  );
}
