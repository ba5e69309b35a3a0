import { useText } from '@foyer/i18n';
import { useFeature } from '@foyer/platform';
import { Notice } from '@foyer/ui';
import { messages } from './GameInformation.messages.ts';

/** Information about chance and stakes on the page of a game (toggle EnableGamesInformationMessage). */
export function GameInformation() {
  const text = useText();
  return useFeature('EnableGamesInformationMessage') ? (
    <Notice tone="info">{text(messages.text)}</Notice>
  ) : null;
}
