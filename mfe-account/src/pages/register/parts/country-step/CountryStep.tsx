import { NetworkStatus } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { Text, useLanguage, useText } from '@foyer/i18n';
import { hrefTo, withQuery } from '@foyer/links';
import { useMarket, useServices } from '@foyer/platform';
import { Button, ButtonLink, Card, ErrorCard, Heading, Notice, Paragraph, Skeleton, Stack } from '@foyer/ui';
import { Form, Select } from '@foyer/ui/forms';
import { BankLoginLink } from '../../../../features/sign-in/BankLoginLink.tsx';
import { afterRegistration, bankLoginOf, selectableCountries } from '../../registrationFlow.ts';
import { signInRequest } from '../../../../features/sign-in/signInRequest.ts';
import { messages } from '../../RegisterPage.messages.ts';
import { CountryContextQueryDocument, RootQueryContextDocument } from '../../Registration.generated.ts';

interface CountryStepProps {
  readonly search: string;
}

/**
 * First registration step: the country, which decides the rules. The identity server's pages ask for the
 * rest.
 */
export function CountryStep({ search }: CountryStepProps) {
  const text = useText();
  const { flags, locale, navigation, session } = useServices();
  const market = useMarket();
  const names = new Intl.DisplayNames([useLanguage()], { type: 'region' });
  // the country of the page, which an address may override in development environments
  const visitor = useQuery(CountryContextQueryDocument, { variables: { setCustomVPN: market.country } });
  const settings = useQuery(RootQueryContextDocument, {
    variables: { countryCode: market.country, ipCountryCode: market.country, havePlayerCountryCode: false },
  });
  const [chosen, setChosen] = useState<string | undefined>(
    () => new URLSearchParams(search).get('country') ?? undefined,
  );
  const [phase, setPhase] = useState<'idle' | 'opening' | 'failed'>('idle');

  // the card stays during another attempt, so that its button keeps the focus
  const isRetrying = settings.networkStatus === NetworkStatus.refetch;
  if (!settings.data && (settings.error || isRetrying))
    return (
      <ErrorCard
        level={1}
        title={text(messages.loadFailed)}
        retryLabel={text(messages.retry)}
        busy={isRetrying}
        onRetry={() => void settings.refetch()}
      >
        {text(messages.checkConnection)}
      </ErrorCard>
    );
  // without the visitor's country, the one of the page is suggested
  if (!settings.data || (visitor.loading && !visitor.data)) return <Skeleton shape="block" height="22rem" />;

  const own = visitor.data?.countryContext.countryCode ?? market.country;
  const nameOf = (code: string) => names.of(code) ?? code;
  const countries = selectableCountries(settings.data.root.flowSettings.registrations, own, nameOf);
  const selected = countries.find((country) => country.countryCode === (chosen ?? own)) ?? countries[0];
  const canRegisterHere = selected?.flow === 'Identity' || selected?.flow === 'Sms';
  const bankLogin = selected && bankLoginOf(selected.flow);
  const canUseBank = bankLogin !== undefined && navigation.isAvailable(bankLogin);

  function start(): void {
    const request = signInRequest(search);
    if (bankLogin !== undefined) {
      const { carry, redir } = request;
      return void navigation.go(withQuery(hrefTo(locale, bankLogin), { ...carry, redir }));
    }
    const redir = afterRegistration(flags, locale, request.redir);
    setPhase('opening');
    session
      .signUp({
        ...(redir === undefined ? {} : { redir }),
        carry: request.carry,
        ...(selected && { country: selected.countryCode }),
      })
      .catch(() => setPhase('failed'));
  }

  return (
    <Card padding="large">
      <Stack gap="large">
        <Heading level={1} size="title1">
          <Text {...messages.countryHeading} />
        </Heading>
        <Paragraph tone="muted">
          <Text {...messages.countryIntro} />
        </Paragraph>
        {phase === 'failed' && (
          <Notice tone="negative" live>
            <Text {...messages.failed} />
          </Notice>
        )}
        <Form errorTitle={text(messages.correct)} onSubmit={start}>
          <Select
            label={text(messages.country)}
            value={selected?.countryCode ?? ''}
            onChange={setChosen}
            options={countries.map(({ countryCode }) => ({ value: countryCode, label: nameOf(countryCode) }))}
          />
          <Paragraph size="small" tone="muted">
            <Text {...messages.age} values={{ age: market.licence.minimumAge.casino }} />
          </Paragraph>
          {selected && canUseBank && (
            <Notice tone="info">
              <Text {...messages.flowBank} values={{ country: nameOf(selected.countryCode) }} />
            </Notice>
          )}
          {selected?.flow === 'Sms' && (
            <Notice tone="info">
              <Text {...messages.flowSms} values={{ country: nameOf(selected.countryCode) }} />
            </Notice>
          )}
          {selected && !canRegisterHere && !canUseBank && (
            <Notice tone="info">
              <Text {...messages.flowUnavailable} values={{ country: nameOf(selected.countryCode) }} />
            </Notice>
          )}
          <Button
            type="submit"
            size="large"
            stretch
            busy={phase === 'opening'}
            disabled={!canRegisterHere && !canUseBank}
          >
            <Text {...messages.next} />
          </Button>
        </Form>
        <BankLoginLink request={signInRequest(search)} />
        <Paragraph size="small" tone="muted">
          <Text {...messages.notListed} />
        </Paragraph>
        <ButtonLink
          tone="quiet"
          stretch
          href={withQuery(hrefTo(locale, 'login'), {
            ...signInRequest(search).carry,
            redir: signInRequest(search).redir,
          })}
        >
          <Text {...messages.haveAccount} />
        </ButtonLink>
      </Stack>
    </Card>
  );
}
