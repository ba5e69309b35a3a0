import type { Navigation, Session } from '@foyer/contract';
import { withoutParameters } from '../navigation/addressParameters.ts';

export interface ToastLinkPorts {
  readonly navigation: Navigation;
  readonly session: Session;
  /** Shows the toast of the initiated withdrawal, if the player has one. */
  notify(): void;
}

/** `showToast=InitWithdrawal` on any page, removed from the address after use (requirements/routes#query-parameters). */
export function followToastLinks({ navigation, session, notify }: ToastLinkPorts): void {
  function follow(): void {
    const { pathname, search } = navigation.current();
    if (session.current().status !== 'LOGGED_IN') return;
    if (new URLSearchParams(search).get('showToast') !== 'InitWithdrawal') return;
    notify();
    void navigation.go(`${pathname}${withoutParameters(search, ['showToast'])}`, { replace: true });
  }
  navigation.subscribe(follow);
  session.subscribe(follow);
  follow();
}
