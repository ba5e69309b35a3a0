import {
  identityPersonSchema,
  identityCasesSchema,
  type IdentityPerson,
} from '@foyer/market/identity-answers';
import { Text, useText } from '@foyer/i18n';
import { Heading, Notice } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useState } from 'react';
import { sendRequest, RequestFailure } from '../../adapters/sendRequest.ts';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import { mayDecideWithdrawals, maySeeWithdrawals } from '../../model/permissions.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { useReadFailureText } from '../../parts/change-dialog/failureText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PlayerSearch } from '../../parts/player-search/PlayerSearch.tsx';
import { useLinkedPlayer } from '../../parts/player-link/useLinkedPlayer.ts';
import { RestrictedPage } from '../../parts/restricted-page/RestrictedPage.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { messages } from './IdentityPage.messages.ts';
import { PlayerPanel } from './PlayerPanel.tsx';
import { WaitingList } from './WaitingList.tsx';
import type { Question } from './identityQuestion.ts';

/** Polling interval that shows decisions of colleagues. */
const EVERY_MS = 10_000;
const EVERY_BRAND = 'every';

/** Pending identity checks and the form to decide them. */
export function IdentityPage() {
  const text = useText();
  const failureText = useReadFailureText();
  const person = usePerson();
  const mayReview = maySeeWithdrawals(person);
  const [brand, setBrand] = useState<string>(EVERY_BRAND);
  const [found, setFound] = useState<IdentityPerson>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [done, setDone] = useState<string>();
  const waiting = useRequest(
    mayReview ? `/player/identity/waiting${brand === EVERY_BRAND ? '' : `?brand=${brand}`}` : undefined,
    identityCasesSchema,
    { everyMs: EVERY_MS },
  );

  async function load(question: Question): Promise<void> {
    setFailure(undefined);
    try {
      setFound(await sendRequest('/player/identity', identityPersonSchema, question));
    } catch (error) {
      setFound(undefined);
      setFailure(error instanceof RequestFailure ? error : new RequestFailure(0, 'FAILED', String(error)));
    }
  }

  /** Keeps the shown player when the request fails, because an open dialog may contain input. */
  function reloadPlayer({ brand: of, playerId }: IdentityPerson): void {
    waiting.reload();
    sendRequest('/player/identity', identityPersonSchema, { brand: of, who: playerId }).then(
      setFound,
      () => undefined,
    );
  }

  function open(question: Question): Promise<void> {
    setDone(undefined);
    return load(question);
  }

  useLinkedPlayer(open);

  return (
    <RestrictedPage
      title={text(messages.title)}
      intro={text(messages.intro)}
      isAllowed={mayReview}
      restriction={text(messages.notFor)}
    >
      <div className={panel.panels}>
        {!mayDecideWithdrawals(person) && (
          <Notice>
            <Text {...messages.readOnly} />
          </Notice>
        )}
        {done !== undefined && (
          <Notice tone="positive" live onDismiss={() => setDone(undefined)}>
            {done}
          </Notice>
        )}
        {failure !== undefined && (
          <Notice tone="negative" live title={text(messages.notShown)}>
            {failureText(failure)}
          </Notice>
        )}
        {found !== undefined && (
          <PlayerPanel
            player={found}
            onStale={() => reloadPlayer(found)}
            onDecided={(message) => {
              setDone(message);
              reloadPlayer(found);
            }}
          />
        )}
        <PlayerSearch onSearch={open} />
        <Heading level={2} size="title2">
          <Text {...messages.waiting} />
        </Heading>
        <div className={panel.fields}>
          <Select
            label={text(messages.waitingOn)}
            value={brand}
            options={[
              { value: EVERY_BRAND, label: text(messages.allBrands) },
              ...ALL_BRANDS.map((one) => ({ value: one, label: brandTitle(one) })),
            ]}
            onChange={setBrand}
          />
        </div>
        <AsyncContent request={waiting} height="24rem">
          {({ cases }) => <WaitingList cases={cases} onOpen={(question) => void open(question)} />}
        </AsyncContent>
      </div>
    </RestrictedPage>
  );
}
