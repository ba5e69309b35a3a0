import type { Services } from '@foyer/contract';
import { hrefTo, withQuery } from '@foyer/links';
import { keepCarriedProposal, takeJackpotProposal } from './jackpotProposal.ts';
import type { ShellSession } from '../session/createSession.ts';
import {
  carriesParameters,
  quickDepositParameters,
  spentParameters,
  withoutParameters,
} from './addressParameters.ts';

export interface ParameterPorts extends Pick<Services, 'locale' | 'navigation'> {
  readonly session: Pick<ShellSession, 'canRefresh' | 'carry' | 'current' | 'subscribe'>;
}

/**
 * Removes parameters from the address after use, on every page (ADR 0217). A quick deposit link of a visitor
 * continues with the sign-in, a proposed jackpot contribution on the jackpot page.
 */
export function removeSpentParameters({ locale, navigation, session }: ParameterPorts): void {
  function clean(): void {
    const { match, pathname, search, pending } = navigation.current();
    if (pending) return;
    const proposal = match?.id === 'jackpot' ? takeJackpotProposal() : undefined;
    if (proposal !== undefined)
      return void navigation.go(withQuery(`${pathname}${search}`, { setCustomJackpot: proposal }), {
        replace: true,
      });
    if (search === '') return;
    const { status } = session.current();
    const isVisitor = status === 'LOGGED_OUT' || (status === 'ERROR' && !session.canRefresh());
    const spent = spentParameters(match?.id, search, isVisitor);
    if (spent.length === 0) return;
    if (isVisitor && !carriesParameters(match?.id)) session.carry(quickDepositParameters(search));
    const rest = withoutParameters(search, spent);
    const setCustomJackpot = new URLSearchParams(search).get('setCustomJackpot') ?? '';
    const isProposal = setCustomJackpot !== '' && spent.includes('setCustomJackpot');
    const target =
      isProposal && !keepCarriedProposal(setCustomJackpot) && navigation.isAvailable('jackpot')
        ? withQuery(`${hrefTo(locale, 'jackpot')}${rest}`, { setCustomJackpot })
        : `${pathname}${rest}`;
    void navigation.go(target, { replace: true });
  }
  navigation.subscribe(clean);
  session.subscribe(clean);
  clean();
}
