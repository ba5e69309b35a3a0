import { Text, useText } from '@foyer/i18n';
import type { Status } from '@foyer/kernel/status-answers';
import { Button, Notice } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { mayDecide } from '../../model/permissions.ts';
import { utcDateTime } from '../../model/times.ts';
import { useDecide } from '../../parts/toasts/DecisionRoot.tsx';
import { useNow } from '../../state/LiveRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import * as css from './MapPage.css.ts';
import { messages } from './MapPage.messages.ts';

/** Active freezes with their reasons; an operator can end each of them. */
export function Freezes({ freezes }: { readonly freezes: NonNullable<Status['freezes']> }) {
  const text = useText();
  const decide = useDecide();
  const person = usePerson();
  const now = useNow();
  return freezes
    .filter(({ until }) => Date.parse(until) > now)
    .map(({ id, brand, until, reason }) => (
      <div key={id} className={css.notice}>
        <Notice
          tone="warning"
          title={text(messages.frozen, {
            brand: brand === undefined ? 'all' : brandTitle(brand),
            until: utcDateTime(until),
          })}
          action={
            mayDecide(person, 'unfreeze', undefined) && (
              <Button
                tone="quiet"
                size="small"
                onPress={() =>
                  decide({
                    change: { kind: 'unfreeze', ...(brand !== undefined && { brands: [brand] }) },
                  })
                }
              >
                <Text {...messages.endFreeze} />
              </Button>
            )
          }
        >
          {reason}
        </Notice>
      </div>
    ));
}
