import { provePassword } from '../interaction/provePassword.ts';
import { goTo, show, type Visit } from '../interaction/visit.ts';
import { sendBankLetter } from '../letters/bankLetter.ts';
import { bankLinkPage } from '../pages/bankLinkPage.ts';
import { bankWords } from '../pages/bankWords.ts';
import type { BankLogin } from '../store/bankLogins.ts';
import { bankLoginOf } from './cookie.ts';
import { isKnown, type KnownPerson } from './person.ts';
import { enter, isProved } from './showBank.ts';

/** `/bank/link`: somebody who has an account by password shows that it is theirs, too. */
export async function showLink(visit: Visit): Promise<void> {
  const login = await unlinked(visit);
  if (login)
    show(visit, 200, bankLinkPage(visit.scene, visit.assets, { login, email: login.person.email ?? '' }));
}

/**
 * Connects a bank's customer to an account, by both proofs at once: the bank's, in the browser that began, and the account's password. Neither
 * a name nor an address connects anything; they can only forbid it: nobody's bank is connected to somebody else's account. And it is told in a
 * letter before it is done: no account has a way in that its owner has not been told of.
 */
export async function link(visit: Visit): Promise<void> {
  const { services, scene, assets, from, site } = visit;
  const login = await unlinked(visit);
  if (!login) return;
  const credential = await provePassword(visit, (state) => bankLinkPage(scene, assets, { login, ...state }));
  if (!credential) return;
  const { playerId, email } = credential;
  const about = {
    brand: scene.brand,
    playerId,
    from,
    details: { flow: login.flow, reference: login.reference },
  };
  const account = await services.payAndPlay.accountOf(login, playerId);
  if (!account) {
    await services.events.record({ ...about, kind: 'BANK_LINK_REFUSED' });
    return show(
      visit,
      422,
      bankLinkPage(scene, assets, {
        login,
        email,
        problem: bankWords(scene, login, 'identity.bank.linkOther'),
      }),
    );
  }
  // who may not come in is told by the next page, has the money back, and nothing is connected
  const verdict = await services.players.signInCheck(scene.brand, playerId, from);
  if (verdict.allowed) {
    await sendBankLetter(services, {
      about: 'bankLinked',
      market: scene.market,
      flow: login.flow,
      email,
      language: account.language,
      origin: site.origin,
      at: services.clock(),
    });
    await services.bankLogins.link(scene.brand, login.subjectHash, playerId, login.flow);
    await services.events.record({ ...about, kind: 'BANK_LINKED' });
  }
  await enter(
    visit,
    await services.bankLogins.save(login, { state: 'settling', playerId, isNewPlayer: false }),
  );
}

/** What can be connected now: a person whom the bank has just named and nobody knows yet. Undefined after having answered. */
async function unlinked(
  visit: Visit,
): Promise<(BankLogin & { readonly person: KnownPerson; readonly subjectHash: Buffer }) | undefined> {
  const login = await bankLoginOf(visit);
  const { state, person = null, subjectHash = null } = login ?? {};
  if (!login || state !== 'details' || !isKnown(person) || !subjectHash || !isProved(visit, login))
    return void goTo(visit, '/bank');
  return { ...login, person, subjectHash };
}
