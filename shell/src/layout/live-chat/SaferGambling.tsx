import { Text } from '@foyer/i18n';
import { useServices } from '@foyer/platform';
import { Link } from '@foyer/ui';
import * as css from './Conversation.css.ts';
import { messages } from './LiveChat.messages.ts';

/** Help with gambling, before the first message. */
export function SaferGambling() {
  const { helpline } = useServices().market.licence;
  return (
    <p className={css.note}>
      <Text
        {...messages.saferGambling}
        values={{
          helpline: (
            <Link href={helpline.url} external tone="plain">
              {helpline.name}
            </Link>
          ),
        }}
      />
    </p>
  );
}
