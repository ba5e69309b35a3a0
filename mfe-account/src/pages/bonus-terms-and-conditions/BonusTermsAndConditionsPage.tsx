import type { PageProps } from '@foyer/contract';
import { LEGAL_VERSIONS } from '@foyer/market';
import { LegalPage, type LegalSection } from '../../components/legal-page/LegalPage.tsx';
import { messages } from './BonusTermsAndConditionsPage.messages.ts';

/** The licence's bonus rules decide which sections its brands show. */
const SECTIONS: readonly LegalSection[] = [
  { heading: messages.who, text: messages.whoText },
  { heading: messages.choice, text: messages.choiceText },
  { heading: messages.offer, text: messages.offerText },
  { heading: messages.wagering, text: messages.wageringText },
  {
    heading: messages.wageringMost,
    text: messages.wageringMostText,
    isForMarket: ({ licence }) => licence.promotion.maximumWageringFactor !== undefined,
  },
  { heading: messages.ownMoney, text: messages.ownMoneyText },
  {
    heading: messages.identity,
    text: messages.identityText,
    isForMarket: ({ licence }) => licence.kyc.when.includes('before-play'),
  },
  { heading: messages.safety, text: messages.safetyText },
  {
    heading: messages.calm,
    text: messages.calmText,
    isForMarket: ({ licence }) => !licence.promotion.urgencyTexts,
  },
  {
    heading: messages.missions,
    text: messages.missionsText,
    isForMarket: (_market, flags) => flags.has('fullTermsLinkInChallenges'),
  },
  { heading: messages.misuse, text: messages.misuseText },
  { heading: messages.complaints, text: messages.complaintsText },
];

export function Component(_props: PageProps) {
  return (
    <LegalPage
      current="bonus-terms-and-conditions"
      title={messages.title}
      version={LEGAL_VERSIONS.TERMS}
      sections={SECTIONS}
    />
  );
}
