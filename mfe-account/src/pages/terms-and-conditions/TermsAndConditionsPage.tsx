import type { PageProps } from '@foyer/contract';
import { LEGAL_VERSIONS } from '@foyer/market';
import { LegalPage, type LegalSection } from '../../components/legal-page/LegalPage.tsx';
import { messages } from './TermsAndConditionsPage.messages.ts';

const SECTIONS: readonly LegalSection[] = [
  { heading: messages.who, text: messages.whoText },
  { heading: messages.account, text: messages.accountText },
  { heading: messages.money, text: messages.moneyText },
  { heading: messages.games, text: messages.gamesText },
  { heading: messages.safety, text: messages.safetyText },
  { heading: messages.complaints, text: messages.complaintsText },
];

export function Component(_props: PageProps) {
  return (
    <LegalPage
      current="terms-and-conditions"
      title={messages.title}
      version={LEGAL_VERSIONS.TERMS}
      sections={SECTIONS}
    />
  );
}
