import type { ComponentType } from 'react';
import type { AnySlotName, SlotElementProps } from '@foyer/contract';
import { usePlatform } from '../remote/platformContext.tsx';

/**
 * A component of another remote. Shows the fallback, or nothing, while that remote is unavailable; never an
 * error.
 */
export function Slot<Name extends AnySlotName>(element: SlotElementProps<Name>) {
  const { Slot: HostSlot } = usePlatform();
  const Piece = HostSlot as unknown as ComponentType<SlotElementProps<Name>>; // the name determines the props, which a component type cannot express
  return <Piece {...element} />;
}
