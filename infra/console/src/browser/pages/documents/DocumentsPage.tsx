import {
  documentPlayerSchema,
  documentQueueSchema,
  type DocumentPlayer,
} from '@foyer/market/document-answers';
import { Text, useText } from '@foyer/i18n';
import { Notice } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useState } from 'react';
import { RequestFailure, sendRequest } from '../../adapters/sendRequest.ts';
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
import { messages } from './DocumentsPage.messages.ts';
import { PlayerDocuments } from './PlayerDocuments.tsx';
import type { PlayerQuery } from '../../parts/player-search/PlayerSearch.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';

/** Polling interval that shows decisions of colleagues. */
const EVERY_MS = 10_000;
const EVERY_BRAND = 'every';

/** Documents and declarations of wealth that wait for a decision, and those of one player. */
export function DocumentsPage() {
  const text = useText();
  const failureText = useReadFailureText();
  const person = usePerson();
  const mayReview = maySeeWithdrawals(person);
  const [brand, setBrand] = useState<string>(EVERY_BRAND);
  const [found, setFound] = useState<DocumentPlayer>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [done, setDone] = useState<string>();
  const queue = useRequest(
    mayReview ? `/documents/waiting${brand === EVERY_BRAND ? '' : `?brand=${brand}`}` : undefined,
    documentQueueSchema,
    { everyMs: EVERY_MS },
  );

  async function open(query: PlayerQuery): Promise<void> {
    setFailure(undefined);
    try {
      setFound(await sendRequest('/documents/player', documentPlayerSchema, query));
    } catch (error) {
      setFailure(error instanceof RequestFailure ? error : new RequestFailure(0, 'FAILED', String(error)));
    }
  }

  function reload(message?: string): void {
    setDone(message);
    queue.reload();
    if (found) void open({ brand: found.brand, who: found.playerId });
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
        {found !== undefined && <PlayerDocuments player={found} onDecided={reload} />}
        <PlayerSearch onSearch={open} />
        <Select
          label={text(messages.waitingOn)}
          value={brand}
          options={[
            { value: EVERY_BRAND, label: text(messages.allBrands) },
            ...ALL_BRANDS.map((one) => ({ value: one, label: brandTitle(one) })),
          ]}
          onChange={setBrand}
        />
        <AsyncContent request={queue} height="24rem">
          {(waiting) => (
            <ReviewQueue
              queue={waiting}
              onOpen={(query) => {
                setDone(undefined);
                void open(query);
              }}
            />
          )}
        </AsyncContent>
      </div>
    </RestrictedPage>
  );
}
