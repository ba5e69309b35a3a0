import { createInternalDoor, type DoorParts, type InternalDoor } from '../internalDoor.ts';

export type MoneyParts = DoorParts;

/** The way to players' money, which is the api's. */
export function createMoneyDoor(parts: MoneyParts): InternalDoor {
  return createInternalDoor(parts, {
    port: parts.settings.apiPort,
    code: 'PAYMENTS_AWAY',
    silence: 'The payments do not answer.',
    doubt:
      'The payments do not answer; nobody knows whether it was done. The same decision again has one effect.',
  });
}
