import { useFeature, useMarket, useServices } from './useServices.ts';

/** Properties of a link that contacts support. */
export interface SupportLink {
  readonly href: string;
  /** Opens the live chat, where the brand has it. */
  readonly onPress?: () => void;
}

/** A link to support: the live chat of a brand that has it, otherwise its email address. */
export function useContactSupport(): SupportLink {
  const { support } = useServices();
  const { brand } = useMarket();
  const hasChat = useFeature('SupportChatWidget');
  const href = `mailto:${brand.supportEmail}`;
  return hasChat && support ? { href, onPress: () => support.contact() } : { href };
}
