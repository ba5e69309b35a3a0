import { playerMatchesSchema } from '@foyer/market/player-record-answers';
import { Text, useText } from '@foyer/i18n';
import { Button, Notice } from '@foyer/ui';
import { Form, TextField } from '@foyer/ui/forms';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type * as v from 'valibot';
import { failureOf, sendRequest, type RequestFailure } from '../../adapters/sendRequest.ts';
import { maySeePlayers } from '../../model/permissions.ts';
import { BrandFilter } from '../../parts/brand-filter/BrandFilter.tsx';
import { useReadFailureText } from '../../parts/change-dialog/failureText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { playerAddress } from '../../parts/player-link/playerAddress.ts';
import { RestrictedPage } from '../../parts/restricted-page/RestrictedPage.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import { AccountPanel } from './AccountPanel.tsx';
import { PlayerMatches } from './PlayerMatches.tsx';
import { messages } from './PlayersPage.messages.ts';

const EVERY_BRAND = 'every';
const MIN_QUERY_LENGTH = 2;

/** Finds players by name, email address, phone number or id, and opens an account, also by its address. */
export function PlayersPage() {
  const text = useText();
  const isAllowed = maySeePlayers(usePerson());
  const [search] = useSearchParams();
  const brand = search.get('brand');
  const playerId = search.get('player');
  return (
    <RestrictedPage
      title={text(messages.title)}
      intro={text(messages.intro)}
      isAllowed={isAllowed}
      restriction={text(messages.notFor)}
    >
      <div className={panel.panels}>
        <Search />
        {brand !== null && playerId !== null && (
          <AccountPanel key={`${brand} ${playerId}`} brand={brand} playerId={playerId} />
        )}
      </div>
    </RestrictedPage>
  );
}

/** The query stays out of the address, because names and email addresses would be stored in histories. */
function Search() {
  const text = useText();
  const failureText = useReadFailureText();
  const navigate = useNavigate();
  const href = useHref();
  const [query, setQuery] = useState('');
  const [brand, setBrand] = useState<string>(EVERY_BRAND);
  const [isBusy, setBusy] = useState(false);
  const [isShort, setShort] = useState(false);
  const [found, setFound] = useState<v.InferOutput<typeof playerMatchesSchema>>();
  const [failure, setFailure] = useState<RequestFailure>();

  function open(of: string, playerId: string): void {
    setFound(undefined);
    void navigate(href(playerAddress('/players', of, playerId)));
  }

  async function find(): Promise<void> {
    setShort(query.trim().length < MIN_QUERY_LENGTH);
    if (query.trim().length < MIN_QUERY_LENGTH) return;
    setBusy(true);
    setFailure(undefined);
    try {
      const answer = await sendRequest('/player/search', playerMatchesSchema, {
        query: query.trim(),
        ...(brand !== EVERY_BRAND && { brand }),
      });
      const [only, ...others] = answer.players;
      if (only && others.length === 0) open(only.brand, only.playerId);
      else setFound(answer);
    } catch (error) {
      setFound(undefined);
      setFailure(failureOf(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <>
      <Form errorTitle={text(messages.correct)} onSubmit={() => void find()}>
        <div className={panel.fields}>
          <TextField
            label={text(messages.query)}
            value={query}
            autoComplete="off"
            {...(isShort ? { error: text(messages.short) } : { description: text(messages.queryHelp) })}
            onChange={(value) => {
              setShort(false);
              setQuery(value);
            }}
          />
          <BrandFilter label={text(messages.brand)} value={brand} onChange={setBrand} />
          <Button type="submit" busy={isBusy}>
            <Text {...messages.search} />
          </Button>
        </div>
      </Form>
      {failure !== undefined && (
        <Notice tone="negative" live title={text(messages.notDone)}>
          {failureText(failure)}
        </Notice>
      )}
      {found !== undefined && (
        <div aria-live="polite">
          <PlayerMatches {...found} onOpen={({ brand: of, playerId }) => open(of, playerId)} />
        </div>
      )}
    </>
  );
}
