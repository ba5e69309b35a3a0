import { useText } from '@foyer/i18n';
import { Button } from '@foyer/ui';
import type { Status } from '@foyer/kernel/status-answers';
import { brandTitle } from '../../model/names.ts';
import { mayDecide } from '../../model/permissions.ts';
import { useDecide } from '../../parts/toasts/DecisionRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { messages } from './MapPage.messages.ts';

interface BrandLockProps {
  readonly brand: string;
  readonly locks: Status['locks'];
}

/** Locks or unlocks a brand on narrow screens, which do not show the table with its locks. */
export function BrandLock({ brand, locks }: BrandLockProps) {
  const text = useText();
  const decide = useDecide();
  const person = usePerson();
  if (!mayDecide(person, 'lock', undefined)) return null;
  const isLocked = locks.some((lock) => lock.brand === brand);
  return (
    <Button
      tone="quiet"
      size="small"
      icon="lock"
      onPress={() => decide({ change: { kind: isLocked ? 'unlock' : 'lock', brands: [brand] } })}
    >
      {text(messages[isLocked ? 'unlock' : 'lock'], { brand: brandTitle(brand) })}
    </Button>
  );
}
