import { harmCasesSchema, type HarmCase } from '@foyer/market/harm-answers';
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
import { CaseList } from './CaseList.tsx';
import { CasePanel } from './CasePanel.tsx';
import type { PlayerQuery } from '../../parts/player-search/PlayerSearch.tsx';
import { messages } from './PlayerCarePage.messages.ts';

/** Polling interval that shows actions of colleagues. */
const EVERY_MS = 10_000;
const EVERY_BRAND = 'every';

/** Players with markers of harm, the reasons, and what staff did. */
export function PlayerCarePage() {
  const text = useText();
  const failureText = useReadFailureText();
  const person = usePerson();
  const mayRead = maySeeWithdrawals(person);
  const [brand, setBrand] = useState<string>(EVERY_BRAND);
  const [found, setFound] = useState<HarmCase>();
  const [failure, setFailure] = useState<RequestFailure>();
  const [done, setDone] = useState<string>();
  const cases = useRequest(
    mayRead ? `/player/harm${brand === EVERY_BRAND ? '' : `?brand=${brand}`}` : undefined,
    harmCasesSchema,
    { everyMs: EVERY_MS },
  );

  async function open(question: PlayerQuery): Promise<void> {
    setFailure(undefined);
    try {
      setFound((await sendRequest('/player/harm', harmCasesSchema, question)).cases[0]);
    } catch (error) {
      setFound(undefined);
      setFailure(error instanceof RequestFailure ? error : new RequestFailure(0, 'FAILED', String(error)));
    }
  }

  function finish(message: string, { brand: of, playerId }: HarmCase): void {
    setDone(message);
    cases.reload();
    void open({ brand: of, who: playerId });
  }

  useLinkedPlayer(open);

  return (
    <RestrictedPage
      title={text(messages.title)}
      intro={text(messages.intro)}
      isAllowed={mayRead}
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
        {found !== undefined && <CasePanel player={found} onDone={(message) => finish(message, found)} />}
        <PlayerSearch onSearch={open} />
        <Heading level={2} size="title2">
          <Text {...messages.cases} />
        </Heading>
        <div className={panel.fields}>
          <Select
            label={text(messages.casesOf)}
            value={brand}
            options={[
              { value: EVERY_BRAND, label: text(messages.allBrands) },
              ...ALL_BRANDS.map((one) => ({ value: one, label: brandTitle(one) })),
            ]}
            onChange={setBrand}
          />
        </div>
        <AsyncContent request={cases} height="24rem">
          {({ cases: shown }) => <CaseList cases={shown} onOpen={(question) => void open(question)} />}
        </AsyncContent>
      </div>
    </RestrictedPage>
  );
}
