import { isChatVisitor } from '@foyer/kernel/live-chat';
import { chatPlayerSchema, type AgentConversation } from '@foyer/kernel/live-chat-agents';
import { Text, useText } from '@foyer/i18n';
import { Facts, Heading, Paragraph } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { accounts, identities } from '../../parts/code-text/codeText.messages.ts';
import { useCodeText } from '../../parts/code-text/useCodeText.ts';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { messages } from './LiveChatPage.messages.ts';

/** The player of the conversation: state of the account, and no further personal data. */
export function PlayerContext({ conversation }: { readonly conversation: AgentConversation }) {
  const text = useText();
  const named = useCodeText();
  const { brand, playerId, locale, waitingSince } = conversation;
  const player = useRequest(
    isChatVisitor(playerId)
      ? undefined
      : `/chat/player?${new URLSearchParams({ brand, playerId }).toString()}`,
    chatPlayerSchema,
  );
  if (isChatVisitor(playerId))
    return (
      <Paragraph tone="muted">
        <Text {...messages.notSignedIn} />
      </Paragraph>
    );
  return (
    <>
      <Heading level={3} size="title3">
        {text(messages.player)}
      </Heading>
      <AsyncContent request={player} height="6rem">
        {({ accountStatus, identityStatus, currency }) => (
          <Facts
            items={[
              { label: text(messages.playerId), value: <PlayerLink brand={brand} playerId={playerId} /> },
              { label: text(messages.brand), value: brandTitle(brand) },
              { label: text(messages.language), value: locale },
              { label: text(messages.account), value: named(accounts, accountStatus) },
              { label: text(messages.identity), value: named(identities, identityStatus) },
              { label: text(messages.currency), value: currency },
              { label: text(messages.since), value: utcDateTime(waitingSince) },
            ]}
          />
        )}
      </AsyncContent>
    </>
  );
}
