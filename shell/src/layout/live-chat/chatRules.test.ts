import { describe, expect, it } from '@jest/globals';
import { hasChat, hasChatButton, type ChatSituation } from './chatRules.ts';

const LOBBY: ChatSituation = { route: 'lobby', layout: 'logged-in', isEnabled: true, hasActiveGuard: false };

describe('the live-chat button (requirements/routes#menus-and-live-chat)', () => {
  it.each<[what: string, change: Partial<ChatSituation>, button: boolean, chat: boolean]>([
    ['in the lobby', {}, true, true],
    ['on an unknown address', { route: undefined, layout: undefined }, true, true],
    ['on the sports route', { route: 'sports' }, false, true],
    ['on the page of a match', { route: 'sports-event' }, false, true],
    ['on the page of a sport', { route: 'sports-sport' }, false, true],
    ['on the page of a competition', { route: 'sports-competition' }, false, true],
    ['beside a game', { route: 'game' }, false, true],
    ['while a guard waits', { hasActiveGuard: true }, false, true],
    ['without the feature SupportChatWidget', { isEnabled: false }, false, false],
    ['on a handler page', { layout: 'handler' }, false, false],
  ])('is shown or hidden %s', (_what, change, button, chat) => {
    const situation = { ...LOBBY, ...change };
    expect([hasChatButton(situation), hasChat(situation)]).toEqual([button, chat]);
  });
});
