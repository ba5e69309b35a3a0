import { useDates, useText } from '@foyer/i18n';
import type { InboxMessage } from '@foyer/kernel/inbox';
import { hrefTo } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { usePointsText } from '../../components/points/usePointsText.ts';
import { useRewardText } from '../../features/engagement/useRewardText.ts';
import { hrefToMission } from '../../pages/missions/linkedMission.ts';
import { texts } from './Inbox.messages.ts';

/** Id of the section of the mini-games on the page of the rewards shop. */
const MINI_GAMES = '#mini-games';

/** A message as the player reads it, and the page that it is about. */
export interface InboxText {
  readonly text: string;
  readonly href: string;
}

/** Returns a function that writes a message in the language of the page. */
export function useInboxText(): (message: InboxMessage) => InboxText {
  const text = useText();
  const { deadline } = useDates();
  const { locale } = useServices();
  const writeReward = useRewardText(undefined);
  const writePoints = usePointsText();

  function write(message: InboxMessage): string {
    const { name } = message;
    const when = message.expiresAt === null ? '' : deadline(Date.parse(message.expiresAt));
    const reward = 'reward' in message && message.reward ? writeReward(message.reward) : '';
    switch (message.kind) {
      case 'mission-completed':
        return text(texts.missionCompleted, { name, reward });
      case 'mission-claimable':
        return text(texts.missionClaimable, { name, reward });
      case 'claim-expires':
        return text(texts.claimExpires, { name, reward, when });
      case 'level-reached': {
        const { level } = message;
        return reward === ''
          ? text(texts.level, { level, name })
          : text(texts.levelReward, { level, name, reward });
      }
      case 'tournament-result': {
        const { place } = message;
        if (place === null) return text(texts.noPlace, { name });
        return reward === ''
          ? text(texts.place, { name, place })
          : text(texts.placeReward, { name, place, reward });
      }
      case 'tournament-cancelled':
        return message.points === 0
          ? text(texts.cancelled, { name })
          : text(texts.cancelledFee, { name, points: writePoints(message.points) });
      case 'plays-granted':
        return text(texts.plays, { count: message.count, name, when });
      case 'plays-expire':
        return text(texts.playsExpire, { name, when });
      case 'mini-game-prize':
        return text(texts.prize, { name, reward });
    }
  }

  function hrefOf(message: InboxMessage): string {
    if ('missionId' in message) return hrefToMission(locale, message.missionId);
    switch (message.kind) {
      case 'level-reached':
        return hrefTo(locale, 'loyalty-program');
      case 'mini-game-prize':
        return hrefTo(locale, 'rewards');
      case 'plays-granted':
      case 'plays-expire':
        return `${hrefTo(locale, 'rewards-shop')}${MINI_GAMES}`;
      default:
        return hrefTo(locale, 'tournaments');
    }
  }

  return (message) => ({ text: write(message), href: hrefOf(message) });
}
