import { useText } from '@foyer/i18n';
import { Icon } from '@foyer/ui';
import { Menu } from '@foyer/ui/menu';
import { ODDS_FORMATS } from './odds.ts';
import { messages } from './OddsFormatMenu.messages.ts';
import { useOdds } from './useOdds.ts';

/** The same prices in another format. */
export function OddsFormatMenu() {
  const text = useText();
  const { format, choose } = useOdds();
  return (
    <Menu
      label={text(messages.label, { format: text(messages[format]) })}
      trigger={
        <>
          {text(messages[format])}
          <Icon name="chevronDown" size="small" />
        </>
      }
      items={ODDS_FORMATS.map((id) => ({
        id,
        label: text(messages[id]),
        ...(id === format && { icon: 'check' as const }),
        onSelect: () => choose(id),
      }))}
    />
  );
}
