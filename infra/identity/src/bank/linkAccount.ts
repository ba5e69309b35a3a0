import { provePassword } from '../interaction/provePassword.ts';
import { goTo, show, type Visit } from '../interaction/visit.ts';
import { sendBankEmail } from '../emails/bankEmail.ts';
import { bankLinkPage } from '../pages/bankLinkPage.ts';
import { providerText } from '../pages/providerText.ts';
import type { BankLogin } from '../store/bankLogins.ts';
import { bankLoginOf } from './cookie.ts';
import { isKnown, type KnownPerson } from './person.ts';
import { signInByBank, isProved } from './signInByBank.ts';

/** `/bank/link`: asks for the password of an existing account in order to connect it. */
export async function showLink(visit: Visit): Promise<void> {
  const login = await unlinked(visit);
  if (login)
    show(visit, 200, bankLinkPage(visit.scene, visit.assets, { login, email: login.person.email ?? '' }));
}

/**
 * Connects the identity at the bank to an account, which requires both proofs: the bank's, in the browser
 * that started the login, and the account's password. A matching name or address never connects; a mismatch
 * only prevents it, so that a bank is never connected to the account of another person. The email is sent
 * before the connection is stored: every way to sign in has been announced to the owner of the account.
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
        problem: providerText(scene, login, 'identity.bank.linkOther'),
      }),
    );
  }
  // the next page explains a refused sign-in and refunds the deposit; nothing is connected
  const verdict = await services.players.signInCheck(scene.brand, playerId, from);
  if (verdict.allowed) {
    await sendBankEmail(services, {
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
  await signInByBank(
    visit,
    await services.bankLogins.save(login, { state: 'settling', playerId, isNewPlayer: false }),
  );
}

/**
 * Returns the person to connect: identified by the bank just now and without an account. Undefined after a
 * response has been sent.
 */
async function unlinked(
  visit: Visit,
): Promise<(BankLogin & { readonly person: KnownPerson; readonly subjectHash: Buffer }) | undefined> {
  const login = await bankLoginOf(visit);
  const { state, person = null, subjectHash = null } = login ?? {};
  if (!login || state !== 'details' || !isKnown(person) || !subjectHash || !isProved(visit, login))
    return void goTo(visit, '/bank');
  return { ...login, person, subjectHash };
}
