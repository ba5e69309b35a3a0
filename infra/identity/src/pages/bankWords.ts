import type { BankLogin } from '../store/bankLogins.ts';
import type { MessageId } from './messages.ts';
import type { Scene } from './scene.ts';

/** What is said otherwise of a wallet than of a bank. */
type Words =
  | 'identity.bank.detailsLead'
  | 'identity.bank.linkTitle'
  | 'identity.bank.linkLead'
  | 'identity.bank.linkOther';

/** A text about whoever said who the player is: nobody's wallet is called a bank. */
export function bankWords(scene: Scene, { flow }: Pick<BankLogin, 'flow'>, id: Words): string {
  const said: MessageId = flow === 'PaymentGateway' ? `${id}.wallet` : id;
  return scene.t(said);
}
