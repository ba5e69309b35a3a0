import type { PageProps } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import {
  useBusinessReady,
  useFlags,
  useNavigationState,
  usePageTitle,
  useSessionState,
} from '@foyer/platform';
import { Page } from '@foyer/ui';
import { registrationStep } from './registrationFlow.ts';
import { CountryStep } from './parts/country-step/CountryStep.tsx';
import { LimitsStep } from './parts/limits-step/LimitsStep.tsx';
import { messages } from './RegisterPage.messages.ts';

export function Component(_props: PageProps) {
  const text = useText();
  const session = useSessionState();
  const { search } = useNavigationState();
  const step = registrationStep(search, useFlags(), session.status === 'LOGGED_IN');
  useBusinessReady();
  usePageTitle(text(step === 'limits' ? messages.limitsTitle : messages.title));

  return (
    <Page width="form">
      {step === 'limits' ? <LimitsStep search={search} /> : <CountryStep search={search} />}
    </Page>
  );
}
