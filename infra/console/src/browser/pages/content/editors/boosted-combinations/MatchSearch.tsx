import { useId, useState } from 'react';
import { useText } from '@foyer/i18n';
import { offeredMatchesSchema } from '@foyer/kernel/sports-risk-answers';
import type { BrandId } from '@foyer/market';
import { Button } from '@foyer/ui';
import { TextField } from '@foyer/ui/forms';
import { utcDateTime } from '../../../../model/times.ts';
import { AsyncContent } from '../../../../parts/async-content/AsyncContent.tsx';
import { useRequest } from '../../../../state/useRequest.ts';
import * as css from '../fields/fields.css.ts';
import { messages } from './BoostedCombinations.messages.ts';

const MIN_LETTERS = 2;

/** Finds a match of the brand that has not started. */
export function MatchSearch({
  brand,
  error,
  onChoose,
}: {
  readonly brand: BrandId;
  readonly error: string | undefined;
  onChoose(event: string): void;
}) {
  const text = useText();
  const id = useId();
  const [written, setWritten] = useState('');
  const words = written.trim();
  const found = useRequest(
    words.length < MIN_LETTERS
      ? undefined
      : `/sports/offers?${new URLSearchParams({ brand, text: words }).toString()}`,
    offeredMatchesSchema,
  );
  return (
    <div className={css.list}>
      <TextField
        label={text(messages.find)}
        description={text(messages.findHelp)}
        value={written}
        error={error}
        autoComplete="off"
        onChange={setWritten}
      />
      {words.length >= MIN_LETTERS && (
        <AsyncContent request={found} height="4rem">
          {({ matches }) => (
            <div role="group" aria-label={text(messages.found)} className={css.list}>
              {matches.length === 0 && <p role="status">{text(messages.notFound)}</p>}
              {matches.map(({ id: event, home, away, competition, startsAt }) => (
                <div key={event}>
                  <Button
                    tone="secondary"
                    size="small"
                    describedBy={`${id}-${event}`}
                    onPress={() => onChoose(event)}
                  >
                    {text(messages.match, { home, away })}
                  </Button>{' '}
                  <span id={`${id}-${event}`} className={css.kept}>
                    {text(messages.matchDetails, { competition, start: utcDateTime(startsAt) })}
                  </span>
                </div>
              ))}
            </div>
          )}
        </AsyncContent>
      )}
    </div>
  );
}
