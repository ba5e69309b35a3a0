import type { PageProps } from '@foyer/contract';
import { LEGAL_VERSIONS } from '@foyer/market';
import { LegalPage, type LegalSection } from '../../components/legal-page/LegalPage.tsx';
import { messages } from './PrivacyPolicyPage.messages.ts';

const SECTIONS: readonly LegalSection[] = [
  { heading: messages.who, text: messages.whoText },
  { heading: messages.what, text: messages.whatText },
  { heading: messages.why, text: messages.whyText },
  { heading: messages.share, text: messages.shareText },
  { heading: messages.cookies, text: messages.cookiesText },
  { heading: messages.rights, text: messages.rightsText },
];

export function Component(_props: PageProps) {
  return (
    <LegalPage
      current="privacy-policy"
      title={messages.title}
      version={LEGAL_VERSIONS.PRIVACY_POLICY}
      sections={SECTIONS}
    />
  );
}
