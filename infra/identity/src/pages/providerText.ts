import type { BankLogin } from '../store/bankLogins.ts';
import type { MessageId } from './messages.ts';
import type { Scene } from './scene.ts';

/** Texts that differ between a bank and a wallet. */
type ProviderText =
  | 'identity.bank.detailsLead'
  | 'identity.bank.linkTitle'
  | 'identity.bank.linkLead'
  | 'identity.bank.linkOther';

/** Returns the text for the identity provider of the login: bank or wallet. */
export function providerText(scene: Scene, { flow }: Pick<BankLogin, 'flow'>, id: ProviderText): string {
  const messageId: MessageId = flow === 'PaymentGateway' ? `${id}.wallet` : id;
  return scene.t(messageId);
}
