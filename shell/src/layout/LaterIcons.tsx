import { IconSprite } from '@foyer/ui/icon-sprite';
import { LATER_ICONS } from '@foyer/ui/later-icons';

export function LaterIcons() {
  return <IconSprite icons={LATER_ICONS} />;
}
