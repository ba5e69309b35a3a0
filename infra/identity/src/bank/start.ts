import { parseAmount } from '@foyer/money';
import { brands, isPayAndPlayFlow } from '@foyer/market';
import { networkOf } from '../security/network.ts';
import { addressLimit } from '../interaction/provePassword.ts';
import { showLocked } from '../interaction/signIn.ts';
import { goTo, show, showNotice, type Visit } from '../interaction/visit.ts';
import { bankStartPage, type BankStartState } from '../pages/bankStartPage.ts';
import { moneyText } from '../pages/formats.ts';
import { LOGIN_PATH_PARAMETER } from '../realm/policy.ts';
import { returnDeposit } from './settleHeldDeposit.ts';
import { bankLoginOf, forgetBankLogin, rememberBankLogin } from './cookie.ts';
import { bankRequest, handlerPath } from './returnPath.ts';

/** Asks for the amount and the bank. */
export async function showStart(
  visit: Visit,
  status = 200,
  state: Partial<BankStartState> = {},
): Promise<void> {
  const { services, scene, interaction, assets } = visit;
  const offered = await services.payAndPlay.offer(scene.brand, scene.market.country);
  if (offered.length === 0) return showNotice(visit, 403, 'bank-not-offered');
  const requested = bankRequest(interaction.params);
  show(
    visit,
    status,
    bankStartPage(scene, assets, {
      offered,
      flow: requested.flow,
      amount: requested.amount,
      errors: {},
      ...state,
    }),
  );
}

/**
 * Creates the payment at the provider and redirects the payer to it. Each one counts as an attempt, so that the
 * provider is not flooded with payments.
 */
export async function start(visit: Visit): Promise<void> {
  const { services, scene, form, from, interaction, site } = visit;
  const { currency } = brands[scene.brand];
  const flow = form.get('flow');
  const typed = { amount: form.get('amount') ?? '', flow: isPayAndPlayFlow(flow) ? flow : undefined };
  const amount = parseAmount(typed.amount, currency);
  if (!amount.ok || amount.value.minor <= 0)
    return showStart(visit, 422, { ...typed, errors: { amount: 'identity.bank.error.amount' } });
  if (!isPayAndPlayFlow(flow) || !scene.market.brand.payAndPlay.includes(flow))
    return showStart(visit, 422, { ...typed, errors: { flow: 'identity.error.required' } });
  const attempt = await services.attempts.take('bank-login', networkOf(from.address), addressLimit(services));
  if (!attempt.allowed) return showLocked(visit, '', attempt.lockedUntil);
  const before = await bankLoginOf(visit);
  if (before) await returnDeposit(services, before, from, 'BEGUN_ANEW');

  const returnPath = handlerPath(
    scene,
    flow,
    bankRequest(interaction.params),
    interaction.params[LOGIN_PATH_PARAMETER],
  );
  const { secret, login } = await services.bankLogins.create({
    brand: scene.brand,
    flow,
    amount: amount.value.minor,
    currency,
    locale: scene.locale,
    country: scene.market.country,
    returnPath,
  });
  const payment = await services.payAndPlay.start(login, `${site.origin}/realms/${scene.brand}/bank/return`);
  if ('code' in payment) {
    await services.bankLogins.end(login);
    const bound = payment.bound === undefined ? undefined : moneyText(scene, payment.bound, currency);
    if (bound === undefined) return showNotice(visit, 503, 'bank-down');
    return showStart(visit, 422, {
      ...typed,
      problem: scene.t(
        payment.code === 'AMOUNT_TOO_SMALL' ? 'identity.bank.error.tooSmall' : 'identity.bank.error.tooLarge',
        { bound },
      ),
      errors: { amount: 'identity.bank.error.amount' },
    });
  }
  await services.events.record({
    kind: 'BANK_LOGIN_BEGUN',
    brand: scene.brand,
    from,
    details: { flow, reference: login.reference },
  });
  rememberBankLogin(visit, secret);
  goTo(visit, '/bank/go');
}

/** The player cancels an unfinished login. */
export async function cancel(visit: Visit): Promise<void> {
  const login = await bankLoginOf(visit);
  if (login) await returnDeposit(visit.services, login, visit.from, 'GIVEN_UP');
  forgetBankLogin(visit);
  goTo(visit, '/bank');
}
