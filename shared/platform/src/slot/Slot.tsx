import type { ComponentType } from 'react';
import type { SlotElementProps, SlotName } from '@foyer/contract';
import { usePlatform } from '../remote/platformContext.tsx';

/** A piece of another remote. Shows its fallback, or nothing, while that remote cannot be had; never an error. */
export function Slot<Name extends SlotName>(element: SlotElementProps<Name>) {
  const { Slot: HostSlot } = usePlatform();
  const Piece = HostSlot as unknown as ComponentType<SlotElementProps<Name>>; // the name decides the props, which a component type cannot say
  return <Piece {...element} />;
}
