import { invitedSlot } from '@foyer/contract';
import { useStore } from '@foyer/platform';
import { useOutlet } from '../remotes/outlet/outletContext.ts';
import * as css from './InvitedPlaces.css.ts';

/** Slots that the signed plan places below the content of a page (ADR 0373). Nothing on other pages. */
export function InvitedPlaces({ page }: { readonly page: string }) {
  const { remotes, Slot } = useOutlet();
  const { invited = [] } = useStore(remotes.releases);
  const names = invited.flatMap(({ slots = [] }) =>
    slots.filter(({ places }) => places.includes(page)).map(({ name }) => name as `${string}.${string}`),
  );
  return names.map((name) => (
    <div key={name} className={css.place} data-place={name}>
      <Slot name={invitedSlot(name)} props={{ page }} />
    </div>
  ));
}
