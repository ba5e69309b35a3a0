import { useText } from '@foyer/i18n';
import type { OfferedMatch } from '@foyer/kernel/sports-risk-answers';
import type { BrandId } from '@foyer/market';
import { Button, Notice } from '@foyer/ui';
import { useLayoutEffect, useRef } from 'react';
import { utcDateTime } from '../../../../model/times.ts';
import type { EditorProps } from '../editor.ts';
import * as css from '../fields/fields.css.ts';
import { messages } from './BoostedCombinations.messages.ts';
import type { CombinationSelection } from './combinationPrices.ts';
import { MatchSearch } from './MatchSearch.tsx';
import { OutcomeFields } from './OutcomeFields.tsx';

/** A selection whose match, market and outcome are to be chosen: the server refuses it. */
export const UNCHOSEN: CombinationSelection = {
  event: '',
  kind: '' as CombinationSelection['kind'], // no default: a market that the match does not have could be published
  line: null,
  outcome: '' as CombinationSelection['outcome'],
};

/** Match, market and outcome of one selection. */
export function SelectionFields({
  brand,
  value,
  match,
  isLoading,
  disabled,
  errors,
  onChange,
}: EditorProps<CombinationSelection> & {
  readonly brand: BrandId;
  /** Undefined for a match that is not offered, or while it is loading. */
  readonly match: OfferedMatch | undefined;
  readonly isLoading: boolean;
  readonly errors: Readonly<Record<'event' | 'market' | 'outcome', string | undefined>>;
}) {
  const text = useText();
  const root = useRef<HTMLDivElement>(null);
  const isChosenHere = useRef(false);
  // the pressed button is no longer on the page
  useLayoutEffect(() => {
    if (!isChosenHere.current) return;
    isChosenHere.current = false;
    root.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [value.event]);

  function choose(event: string): void {
    isChosenHere.current = true;
    onChange({ ...UNCHOSEN, event });
  }

  return (
    <div ref={root} className={css.list}>
      {value.event === '' ? (
        <MatchSearch brand={brand} error={errors.event} onChoose={choose} />
      ) : (
        <>
          {!match && !isLoading && (
            <Notice tone="warning">{text(messages.notOffered, { event: value.event })}</Notice>
          )}
          <p>
            {match && <MatchName match={match} />}{' '}
            {!disabled && (
              <Button tone="quiet" size="small" onPress={() => choose('')}>
                {text(messages.change)}
              </Button>
            )}
          </p>
          {match && (
            <OutcomeFields
              match={match}
              value={value}
              disabled={disabled}
              errors={errors}
              onChange={onChange}
            />
          )}
        </>
      )}
    </div>
  );
}

function MatchName({ match: { home, away, competition, startsAt } }: { readonly match: OfferedMatch }) {
  const text = useText();
  return (
    <>
      <strong>{text(messages.match, { home, away })}</strong>{' '}
      <span className={css.kept}>
        {text(messages.matchDetails, { competition, start: utcDateTime(startsAt) })}
      </span>
    </>
  );
}
