import { Text, useText } from '@foyer/i18n';
import type { EngagementBlock } from '@foyer/kernel/engagement';
import { hrefTo } from '@foyer/links';
import { useContactSupport, useHomeHref, useServices, type SupportLink } from '@foyer/platform';
import { ButtonLink, Notice, Row } from '@foyer/ui';
import { BLOCK_ADVICE, type BlockAction } from './blockAdvice.ts';
import { actions, texts, titles } from './EngagementGate.messages.ts';

interface BlockNoticeProps {
  readonly block: Exclude<EngagementBlock, 'NOT_OPTED_IN'>;
}

/** The reason for which engagement is closed to the player, with the next step. */
export function BlockNotice({ block }: BlockNoticeProps) {
  const text = useText();
  const home = useHomeHref();
  const { locale, market } = useServices();
  const { helpline } = market.licence;
  const links: Readonly<Record<BlockAction, SupportLink>> = {
    verify: { href: hrefTo(locale, 'profile-dashboard') },
    declare: { href: hrefTo(locale, 'source-of-wealth') },
    support: useContactSupport(),
    helpline: { href: helpline.url },
    lobby: { href: home },
  };
  const { tone, actions: offered } = BLOCK_ADVICE[block];
  return (
    <Notice
      tone={tone}
      title={text(titles[block])}
      live
      action={
        <Row gap="small" wrap>
          {offered.map((action) => (
            <ButtonLink
              key={action}
              tone="secondary"
              size="small"
              {...links[action]}
              external={action === 'helpline'}
            >
              <Text {...actions[action]} values={{ helpline: helpline.name }} />
            </ButtonLink>
          ))}
        </Row>
      }
    >
      <Text {...texts[block]} />
    </Notice>
  );
}
