import { useMutation } from '@apollo/client/react';
import type { PageProps } from '@foyer/contract';
import type { AccountClosureReason, CloseAccountRefusal } from '@foyer/graphql/main';
import { Text, useText } from '@foyer/i18n';
import { hrefTo } from '@foyer/links';
import { useBusinessReady, useIsAvailable, useMarket, usePageTitle, useServices } from '@foyer/platform';
import { ProfileFrame } from '@foyer/profile';
import {
  BulletList,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Link,
  Notice,
  Page,
  Paragraph,
  Stack,
} from '@foyer/ui';
import { Form, RadioGroup } from '@foyer/ui/forms';
import { useState } from 'react';
import { useFormError } from '../../features/address-fields/useFormError.ts';
import { CloseAccountDocument } from './CloseAccount.generated.ts';
import { messages } from './ProfileCloseAccountPage.messages.ts';

const REASONS = [
  'AccountIssues',
  'InsufficientGameChoices',
  'NotEnoughBonusesOrPromotions',
  'PaymentIssues',
] as const satisfies readonly AccountClosureReason[];

/** Closes the player's account for a reason, after its consequences were shown. */
export function Component(_props: PageProps) {
  const text = useText();
  const [isClosed, setClosed] = useState(false);
  usePageTitle(text(messages.title));
  useBusinessReady();
  if (isClosed)
    return (
      <Page width="form">
        <Card>
          <div role="status">
            <EmptyState level={1} icon="checkCircle" title={text(messages.closed)}>
              <Text {...messages.closedText} />
            </EmptyState>
          </div>
        </Card>
      </Page>
    );
  return (
    <ProfileFrame current="profile-close-account" title={text(messages.title)} width="narrow">
      <ProtectionNotice />
      <Card padding="large">
        <Stack gap="large">
          <Consequences />
          <ClosingForm onClosed={() => setClosed(true)} />
        </Stack>
      </Card>
    </ProfileFrame>
  );
}

function Consequences() {
  const { licence } = useMarket();
  return (
    <Stack gap="small">
      <Paragraph>
        <Text {...messages.intro} />
      </Paragraph>
      <BulletList
        items={(['signOut', 'money', 'bonuses', 'marketing', 'history', 'reopen'] as const).map((name) => ({
          id: name,
          text: <Text {...messages[name]} values={{ years: licence.recordYears }} />,
        }))}
      />
    </Stack>
  );
}

/** Closing does not protect: the account can be reopened. */
function ProtectionNotice() {
  const { locale } = useServices();
  const { licence } = useMarket();
  const hasPage = useIsAvailable('profile-self-exclusion');
  return (
    <Notice
      tone="info"
      action={
        hasPage ? (
          <ButtonLink tone="secondary" href={hrefTo(locale, 'profile-self-exclusion')}>
            <Text {...messages.takeBreak} />
          </ButtonLink>
        ) : (
          <Link href={licence.helpline.url} external>
            <Text {...messages.help} values={{ helpline: licence.helpline.name }} />
          </Link>
        )
      }
    >
      <Text {...messages.protect} />
    </Notice>
  );
}

function ClosingForm({ onClosed }: { onClosed(): void }) {
  const text = useText();
  const { locale, overlays } = useServices();
  const [reason, setReason] = useState<AccountClosureReason | ''>('');
  const [isTried, setTried] = useState(false);
  const [problem, setProblem] = useState<CloseAccountRefusal | 'failed'>();
  const [close, { loading }] = useMutation(CloseAccountDocument);
  const missing = isTried && reason === '' ? text(messages.reasonMissing) : undefined;
  const errors = useFormError('reason', missing);

  async function submit(): Promise<void> {
    setTried(true);
    setProblem(undefined);
    if (reason === '') return;
    const outcome = await overlays.open('confirmation', {
      title: text(messages.confirmTitle),
      body: text(messages.confirmText),
      okLabel: text(messages.submit),
      dismissLabel: text(messages.keep),
    });
    if (outcome !== 'ok') return;
    try {
      const { data } = await close({ variables: { reason } });
      if (data?.closeAccount.closed) return onClosed();
      setProblem(data?.closeAccount.refusal ?? 'failed');
    } catch {
      setProblem('failed');
    }
  }

  return (
    <Form errorTitle={text(messages.errors)} errors={errors} onSubmit={() => void submit()}>
      <Stack gap="medium">
        <RadioGroup<AccountClosureReason>
          name="reason"
          label={text(messages.reason)}
          value={reason}
          options={REASONS.map((value) => ({ value, label: text(messages[value]) }))}
          onChange={setReason}
          {...(missing !== undefined && { error: missing })}
        />
        {problem !== undefined && (
          <Notice
            tone="negative"
            live
            action={
              problem === 'failed' ? undefined : (
                <ButtonLink size="small" tone="secondary" href={hrefTo(locale, 'withdraw')}>
                  <Text {...messages.withdraw} />
                </ButtonLink>
              )
            }
          >
            <Text {...messages[problem]} />
          </Notice>
        )}
        <Button type="submit" tone="critical" stretch busy={loading}>
          <Text {...messages.submit} />
        </Button>
        <ButtonLink tone="quiet" stretch href={hrefTo(locale, 'profile-dashboard')}>
          <Text {...messages.keep} />
        </ButtonLink>
      </Stack>
    </Form>
  );
}
