import type { PageProps } from '@foyer/contract';
import { Text, useMoney, useText } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { parseAmount } from '@foyer/money';
import {
  useFeature,
  useHomeHref,
  useMarket,
  useNavigationState,
  usePageTitle,
  useServices,
} from '@foyer/platform';
import { Button, ButtonLink, Card, Facts, Heading, Paragraph, Stack } from '@foyer/ui';
import { BankLoginLink } from '../../features/sign-in/BankLoginLink.tsx';
import { signInRequest } from '../../features/sign-in/signInRequest.ts';
import { OnlyByBank, SignInFailure, SignInFrame } from '../../features/sign-in/SignInFrame.tsx';
import { useSignInStart } from '../../features/sign-in/useSignInStart.ts';
import { messages } from './QuickDepositSignInPage.messages.ts';

const CURRENCY = /^[A-Z]{3}$/;

/** Sign-in for a visitor with a quick deposit in the address, which opens filled in afterwards. */
export function Component(_props: PageProps) {
  const text = useText();
  const { locale, session } = useServices();
  const isOffered = useFeature('IdentityServer');
  const request = signInRequest(useNavigationState().search);
  const { redir, carry, automatic } = request;
  const home = useHomeHref();
  const next = withQuery(redir ?? home, carry);
  usePageTitle(text(messages.title));
  const { phase, isQuiet, start } = useSignInStart({
    automatic,
    isOffered,
    next,
    signIn: () => session.signIn({ ...(redir === undefined ? {} : { redir }), carry }),
  });
  const query = { ...carry, redir };

  return (
    <SignInFrame phase={phase} isQuiet={isQuiet}>
      <Card padding="large">
        <Stack gap="large">
          <Heading level={1} size="title1">
            <Text {...messages.title} />
          </Heading>
          <SignInFailure phase={phase} />
          <Paragraph tone="muted">
            <Text {...messages.intro} />
          </Paragraph>
          <DepositFacts amount={carry['amount']} asked={carry['currency']} />
          {!isOffered && <OnlyByBank />}
          {isOffered && (
            <>
              <Button size="large" stretch onPress={start}>
                <Text {...messages.signIn} />
              </Button>
              <ButtonLink
                size="large"
                tone="secondary"
                stretch
                href={withQuery(hrefTo(locale, 'enter-code'), query)}
              >
                <Text {...messages.code} />
              </ButtonLink>
            </>
          )}
          <BankLoginLink request={request} />
          {isOffered && (
            <ButtonLink tone="quiet" stretch href={withQuery(hrefTo(locale, 'register'), query)}>
              <Text {...messages.create} />
            </ButtonLink>
          )}
        </Stack>
      </Card>
    </SignInFrame>
  );
}

interface DepositFactsProps {
  readonly amount: string | undefined;
  /** Currency that the link names; without it the amount is in the wallet's currency, which is the brand's. */
  readonly asked: string | undefined;
}

/** The amount in the address; not shown when it is invalid. */
function DepositFacts({ amount, asked }: DepositFactsProps) {
  const text = useText();
  const { currency: own } = useMarket().brand;
  const money = useMoney(own);
  const currency = asked ?? own;
  const parsed = amount === undefined || !CURRENCY.test(currency) ? undefined : parseAmount(amount, currency);
  if (!parsed?.ok) return null;
  return <Facts items={[{ label: text(messages.amount), value: money(parsed.value) }]} />;
}
