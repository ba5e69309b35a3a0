import { MONEY_FLOW_GUARD, type Guards } from '@foyer/contract';

let underWay = 0;

/** Whether money is on its way in this page: then nothing may replace this remote. */
export function isMoneyOnItsWay(): boolean {
  return underWay > 0;
}

/** Keeps the page as it is while money is on its way; the answer lets go. */
export function createMoneyHold(guards: Guards): (isHeld: boolean) => void {
  let release: (() => void) | undefined;
  return (isHeld) => {
    if (isHeld === (release !== undefined)) return;
    if (!isHeld) {
      release?.();
      release = undefined;
      return;
    }
    underWay += 1;
    const letGo = guards.register(MONEY_FLOW_GUARD, 'pending');
    release = () => {
      underWay -= 1;
      letGo();
    };
  };
}
