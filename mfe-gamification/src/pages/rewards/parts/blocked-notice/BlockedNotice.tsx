import { Text, useText } from '@foyer/i18n';
import type { RewardBlock } from '@foyer/graphql/main';
import { hrefTo } from '@foyer/links';
import { useContactSupport, useServices, type SupportLink } from '@foyer/platform';
import { ButtonLink, Notice, Row } from '@foyer/ui';
import { adviceFor, type BlockAction } from '../../../../features/rewards/rewardAdvice.ts';
import { actions, texts, titles } from './BlockedNotice.messages.ts';

interface BlockedNoticeProps {
  readonly blocks: readonly RewardBlock[];
}

/** The most severe reason why rewards cannot be claimed, and the action that lifts it. */
export function BlockedNotice({ blocks }: BlockedNoticeProps) {
  const text = useText();
  const { locale, market } = useServices();
  const support = useContactSupport();
  const [block] = blocks;
  if (block === undefined) return null;
  const { tone, actions: offered } = adviceFor(block);
  const links: Readonly<Record<BlockAction, SupportLink>> = {
    verify: { href: hrefTo(locale, 'profile-dashboard') },
    phone: { href: hrefTo(locale, 'phone-verification') },
    terms: { href: hrefTo(locale, 'terms-and-conditions') },
    support,
    helpline: { href: market.licence.helpline.url },
  };
  const buttons = (
    <Row gap="small" wrap>
      {offered.map((action) => (
        <ButtonLink
          key={action}
          tone="secondary"
          size="small"
          {...links[action]}
          external={action === 'helpline'}
        >
          <Text {...actions[action]} values={{ helpline: market.licence.helpline.name }} />
        </ButtonLink>
      ))}
    </Row>
  );
  return (
    <Notice tone={tone} title={text(titles[block])} action={buttons} live>
      <Text {...texts[block]} />
    </Notice>
  );
}
