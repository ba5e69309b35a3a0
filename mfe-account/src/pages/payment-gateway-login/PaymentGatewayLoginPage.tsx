import type { PageProps } from '@foyer/contract';
import { BankLogin } from '../../features/bank-login/BankLogin.tsx';

export function Component(_props: PageProps) {
  return <BankLogin flow="PaymentGateway" />;
}
