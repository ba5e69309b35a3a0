import { Text } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { PAY_AND_PLAY_ROUTES } from '@foyer/market';
import { useMarket, useServices } from '@foyer/platform';
import { ButtonLink } from '@foyer/ui';
import type { SignInRequest } from './signInRequest.ts';
import { messages } from './BankLoginLink.messages.ts';

interface BankEntranceProps {
  readonly request: Pick<SignInRequest, 'redir' | 'carry'>;
}

/** Link to the bank sign-in, shown beside the other sign-in options where the brand supports it. */
export function BankLoginLink({ request }: BankEntranceProps) {
  const { locale } = useServices();
  const [first] = useMarket().brand.payAndPlay;
  if (first === undefined) return null;
  return (
    <ButtonLink
      size="large"
      tone="secondary"
      stretch
      href={withQuery(hrefTo(locale, PAY_AND_PLAY_ROUTES[first].login), {
        ...request.carry,
        redir: request.redir,
      })}
    >
      <Text {...messages.title} />
    </ButtonLink>
  );
}
