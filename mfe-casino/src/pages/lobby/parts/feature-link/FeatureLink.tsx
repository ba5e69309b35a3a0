import { useText, type Message } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Banner } from '../banner/Banner.tsx';
import { messages } from './FeatureLink.messages.ts';

export type Feature = 'jackpot' | 'raffle' | 'sports';

interface FeatureTexts {
  readonly title: Message;
  readonly text: Message;
  readonly action: Message;
}

const TEXTS: Readonly<Record<Feature, FeatureTexts>> = {
  jackpot: { title: messages.jackpot, text: messages.jackpotText, action: messages.jackpotAction },
  raffle: { title: messages.raffle, text: messages.raffleText, action: messages.raffleAction },
  sports: { title: messages.sports, text: messages.sportsText, action: messages.sportsAction },
};

export interface FeatureLinkProps {
  readonly feature: Feature;
  /** What content calls it; the product's own word otherwise. */
  readonly title: string | null;
}

/** A block that another remote's page fills: its place in the lobby is the way there. */
export function FeatureLink({ feature, title }: FeatureLinkProps) {
  const text = useText();
  const { locale } = useServices();
  const words = TEXTS[feature];
  const link = { href: hrefTo(locale, feature), label: text(words.action), isExternal: false };
  return <Banner content={{ id: feature, title: title ?? text(words.title), text: text(words.text), picture: undefined, link }} />;
}
