import { dateAndTime, noticePage, type Notice } from '../pages/noticePages.ts';
import { bankDetailsPage, bankLimitsPage } from '../pages/bankAccountPages.ts';
import {
  bankGoPage,
  bankUnfinishedPage,
  depositReturnedPage,
  depositWaitsPage,
} from '../pages/bankWaitPages.ts';
import { moneyText } from '../pages/moneyText.ts';
import { finish, proceed } from '../interaction/finish.ts';
import { goTo, show, showNotice, type Visit } from '../interaction/visit.ts';
import { todayIn } from '../registration/age.ts';
import type { BankLogin } from '../store/bankLogins.ts';
import type { InteractionState } from '../store/interactionStates.ts';
import { bankLoginOf, forgetBankLogin } from './cookie.ts';
import { isKnown, personRefusal, type PersonRefusal } from './person.ts';
import { giveBack, settle, type Settlement } from './settle.ts';
import { showStart } from './start.ts';

/** A proof older than this opens no session; the bank gives a new one. */
const PROOF_MS = 15 * 60_000;

const NOTICE_OF: Readonly<Record<PersonRefusal, Notice>> = {
  incomplete: 'registration-refused',
  'under-age': 'under-age',
  country: 'bank-country',
};

/** `/bank`: wherever the login of this browser stands, in whatever tab. */
export async function showBank(visit: Visit): Promise<void> {
  const login = await bankLoginOf(visit);
  if (!login) return showStart(visit);
  if (login.state === 'at-bank') return showAtBank(visit, login);
  if (login.state === 'settling') return enter(visit, login);
  if (await isRefused(visit, login)) return;
  if (!isKnown(login.person)) return showStart(visit);
  if (login.state === 'limits')
    return show(
      visit,
      200,
      bankLimitsPage(visit.scene, visit.assets, { login, answers: login.answers, errors: {} }),
    );
  show(
    visit,
    200,
    bankDetailsPage(visit.scene, visit.assets, {
      login,
      person: login.person,
      answers: login.answers,
      errors: {},
    }),
  );
}

/** On to the bank, from a page: a form may not end there. */
export async function goToBank(visit: Visit): Promise<void> {
  const login = await bankLoginOf(visit);
  const held = login && (await visit.services.payAndPlay.look(login));
  if (!held || held.state === 'over') return goTo(visit, '/bank');
  show(visit, 200, bankGoPage(visit.scene, visit.assets, held.url));
}

async function showAtBank(visit: Visit, login: BankLogin): Promise<void> {
  const { services, scene, assets } = visit;
  const held = await services.payAndPlay.look(login);
  if (held.state !== 'over')
    return show(
      visit,
      200,
      bankUnfinishedPage(scene, assets, {
        login,
        url: held.url,
        heldUntil: held.state === 'held' ? new Date(held.heldUntil) : undefined,
      }),
    );
  await services.bankLogins.end(login);
  forgetBankLogin(visit);
  await showStart(visit, 200, {
    problem: scene.t(held.status === 'cancelled' ? 'identity.bank.cancelled' : 'identity.bank.notPaid'),
  });
}

/** Whoever may not have an account hears it before typing anything, and has their money back. */
async function isRefused(visit: Visit, login: BankLogin): Promise<boolean> {
  const { services, scene, from } = visit;
  const refusal = personRefusal(
    login.person,
    scene.market,
    todayIn(scene.market.licence.timeZone, services.clock()),
  );
  if (refusal === undefined) return false;
  await services.events.record({
    kind: 'REGISTRATION_REFUSED',
    brand: scene.brand,
    from,
    details: { code: refusal, flow: login.flow },
  });
  await refuse(visit, login, NOTICE_OF[refusal], refusal);
  return true;
}

export async function refuse(visit: Visit, login: BankLogin, notice: Notice, code: string): Promise<void> {
  await giveBack(visit.services, login, visit.from, code);
  forgetBankLogin(visit);
  show(
    visit,
    403,
    noticePage(visit.scene, visit.assets, notice, {
      returned: moneyText(visit.scene, login.amount, login.currency),
    }),
  );
}

/** Whether the payer's own browser brought the bank's proof just now. */
export function isProved({ services }: Visit, { provedAt }: BankLogin): boolean {
  return provedAt !== null && services.clock() - provedAt.getTime() <= PROOF_MS;
}

/** There is an account: the money goes into it, and the player comes in. A proof from yesterday opens nothing. */
export async function enter(visit: Visit, login: BankLogin): Promise<void> {
  const { services, scene, from } = visit;
  if (!isProved(visit, login)) return showAtBank(visit, login);
  const proof = {
    playerId: login.playerId,
    methods: ['bank', login.flow],
    isNewPlayer: login.isNewPlayer,
    ...(login.provedAt && { provedAt: login.provedAt.getTime() }),
  };
  const verdict = await services.players.signInCheck(scene.brand, login.playerId, from);
  if (!verdict.allowed) {
    await giveBack(services, login, from, verdict.reason);
    forgetBankLogin(visit);
    return proceed(visit, proof);
  }
  // the money goes where it was on its way to; the bank opens nothing that support has disconnected since
  const isConnected =
    login.subjectHash !== null &&
    (await services.bankLogins.playerOf(scene.brand, login.subjectHash)) === login.playerId;
  const settlement = await settle(services, login, from);
  // of one that waits this browser is still asked: it may go on by itself, or be given up by beginning anew
  if (settlement.kind !== 'waits' || !isConnected) forgetBankLogin(visit);
  if (!isConnected) {
    // nobody comes in by it to accept anything
    if (settlement.kind === 'waits') await giveBack(services, login, from, 'BANK_DISCONNECTED');
    return showNotice(
      visit,
      403,
      'bank-disconnected',
      settlement.kind === 'landed' ? {} : { returned: moneyText(scene, login.amount, login.currency) },
    );
  }
  if (settlement.kind === 'landed') return proceed(visit, proof);
  await tell(visit, login, settlement, {
    playerId: proof.playerId,
    methods: proof.methods,
    ...(proof.provedAt !== undefined && { provedAt: proof.provedAt }),
  });
}

/** In, but without the deposit: where it is, before the lobby. */
async function tell(
  visit: Visit,
  login: BankLogin,
  settlement: Exclude<Settlement, { kind: 'landed' }>,
  signedIn: NonNullable<InteractionState['signedIn']>,
): Promise<void> {
  const { services, scene, assets, interaction } = visit;
  const isWaiting = settlement.kind === 'waits';
  const told = isWaiting ? waitsText(visit, login) : returnedText(visit, login, settlement);
  await services.interactionStates.write(scene.brand, interaction.uid, {
    signedIn,
    asking: isWaiting ? 'deposit-waits' : 'deposit-returned',
    isNewPlayer: login.isNewPlayer,
    told,
  });
  show(
    visit,
    200,
    isWaiting ? depositWaitsPage(scene, assets, told) : depositReturnedPage(scene, assets, told),
  );
}

/** The money stays where it is until the terms are accepted, or its day is over. */
function waitsText({ scene }: Visit, { amount, currency, heldUntil }: BankLogin): string {
  return scene.t('identity.bank.waits', {
    amount: moneyText(scene, amount, currency),
    date: heldUntil === null ? '' : dateAndTime(scene, heldUntil.getTime()),
  });
}

function returnedText(
  { scene }: Visit,
  login: BankLogin,
  { why }: Extract<Settlement, { kind: 'returned' }>,
): string {
  return scene.t(`identity.bank.returned.${why}`, { amount: moneyText(scene, login.amount, login.currency) });
}

/** The deposit went back or waits, and the player knows it. */
export async function goOnWithout(visit: Visit): Promise<void> {
  const { signedIn, asking } = await visit.services.interactionStates.read(
    visit.scene.brand,
    visit.interaction.uid,
  );
  if (!signedIn || (asking !== 'deposit-returned' && asking !== 'deposit-waits')) return goTo(visit, '');
  await finish(visit, signedIn);
}
