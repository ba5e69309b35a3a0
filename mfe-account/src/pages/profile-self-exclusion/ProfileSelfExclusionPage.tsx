import { useMutation, useQuery } from '@apollo/client/react';
import { useLayoutEffect, useRef, useState } from 'react';
import type { PageProps } from '@foyer/contract';
import { useText } from '@foyer/i18n';
import { ignoreError } from '@foyer/kernel';
import { breakOptionsOf } from '@foyer/market/exclusion-rules';
import { useBusinessReady, useMarket, usePageTitle } from '@foyer/platform';
import { ProfileFrame } from '@foyer/profile';
import { Stack } from '@foyer/ui';
import { TakeBreakDocument } from '../../features/breaks/TakeBreak.generated.ts';
import { BreakEffectsDocument } from './BreakEffects.generated.ts';
import type { BreakForm, ChosenBreak } from './breakForm.ts';
import { BreakChoice } from './parts/break-choice/BreakChoice.tsx';
import { BreakConfirmation } from './parts/break-confirmation/BreakConfirmation.tsx';
import { BreakEffects } from './parts/break-effects/BreakEffects.tsx';
import { BreakStarted } from './parts/break-started/BreakStarted.tsx';
import { ExclusionReturn } from './parts/exclusion-return/ExclusionReturn.tsx';
import { messages } from './ProfileSelfExclusionPage.messages.ts';

const NO_CHOICE: BreakForm = { option: '', groups: new Set(), allBrands: true };

/**
 * Time-outs and self-exclusion (requirements/regulation#self-exclusion): effects first, then the choice and
 * its confirmation. Nothing on this page waits for the query, so that a break can always be started.
 */
export function Component(_props: PageProps) {
  const text = useText();
  const { licence } = useMarket();
  const {
    data,
    error: effectsError,
    loading: isReading,
    refetch,
  } = useQuery(BreakEffectsDocument, {
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  });
  const [form, setForm] = useState(NO_CHOICE);
  const [chosen, setChosen] = useState<ChosenBreak>();
  // one key for each decision: a repeated click or answer starts one break
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [save, { loading, error, data: saved }] = useMutation(TakeBreakDocument);
  usePageTitle(text(messages.title));
  useBusinessReady();
  const effects = data?.viewer?.breakEffects;
  const started = saved?.takeBreak;

  const start = (input: ChosenBreak): void =>
    void save({ variables: { input: { ...input, groups: [...input.groups], key } } }).catch(
      ignoreError('the mutation shows its own error'),
    );

  function choose(next: ChosenBreak): void {
    setKey(crypto.randomUUID());
    if (licence.breaks.confirmation) setChosen(next);
    else start(next);
  }

  const step = started ? 'started' : chosen ? 'confirmation' : 'choice';
  const content = useRef<HTMLDivElement>(null);
  const shownStep = useRef<string>(step);
  // synchronises with the document: the pressed button was removed with its step (WCAG 2.4.3)
  useLayoutEffect(() => {
    if (shownStep.current !== step) content.current?.focus();
    shownStep.current = step;
  }, [step]);

  return (
    <ProfileFrame current="profile-self-exclusion" title={text(messages.title)} width="narrow">
      <div ref={content} tabIndex={-1}>
        <Stack gap="large">
          {started ? (
            <BreakStarted started={started} />
          ) : chosen ? (
            <BreakConfirmation
              chosen={chosen}
              busy={loading}
              failed={error !== undefined}
              onStart={() => start(chosen)}
              onBack={() => setChosen(undefined)}
            />
          ) : (
            <>
              <BreakEffects
                effects={effects}
                failed={effectsError !== undefined}
                busy={isReading}
                onRetry={() => void refetch()}
              />
              <BreakChoice
                form={form}
                options={breakOptionsOf(licence)}
                otherBrands={effects?.otherBrands ?? []}
                excludedGroups={effects?.excludedGroups ?? []}
                busy={loading}
                failed={error !== undefined}
                onChange={setForm}
                onChoose={choose}
              />
              {effects?.exclusionReturn && <ExclusionReturn way={effects.exclusionReturn} />}
            </>
          )}
        </Stack>
      </div>
    </ProfileFrame>
  );
}
