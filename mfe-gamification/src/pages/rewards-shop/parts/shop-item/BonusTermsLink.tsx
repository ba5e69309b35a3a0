import { useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useFeature, useServices } from '@foyer/platform';
import { Link, Paragraph } from '@foyer/ui';
import { messages } from './ShopItem.messages.ts';

/** The full terms of bonus money, where the licence requires them. */
export function BonusTermsLink() {
  const text = useText();
  const { locale } = useServices();
  if (!useFeature('fullTermsLinkInChallenges')) return null;
  return (
    <Paragraph size="small">
      <Link href={hrefTo(locale, 'bonus-terms-and-conditions')}>{text(messages.terms)}</Link>
    </Paragraph>
  );
}
