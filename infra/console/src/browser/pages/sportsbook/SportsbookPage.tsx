import { Text, useText } from '@foyer/i18n';
import {
  sportsRiskSchema,
  type ResultRequest,
  type SportsLimit,
  type SportsRisk,
  type SuspensionCase,
} from '@foyer/kernel/sports-risk-answers';
import { Button, Notice, Tabs } from '@foyer/ui';
import { useState } from 'react';
import { mayDecideWithdrawals } from '../../model/permissions.ts';
import { BrandFilter } from '../../parts/brand-filter/BrandFilter.tsx';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { usePlayerQueue } from '../../parts/player-queue/usePlayerQueue.ts';
import { RestrictedPage } from '../../parts/restricted-page/RestrictedPage.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { LiabilityPanel } from './LiabilityPanel.tsx';
import { LimitDialog } from './LimitDialog.tsx';
import { LimitPanel } from './LimitPanel.tsx';
import { MetricsPanel } from './MetricsPanel.tsx';
import { OperationList } from './OperationList.tsx';
import { DecisionDialog, ResumeDialog } from './RowDialogs.tsx';
import { ResultDialog } from './ResultDialog.tsx';
import { ResultPanel, type ResultDecision } from './ResultPanel.tsx';
import { messages } from './SportsbookPage.messages.ts';
import { SuspendDialog } from './SuspendDialog.tsx';
import { SuspensionPanel } from './SuspensionPanel.tsx';

type Tab = 'liability' | 'suspensions' | 'results' | 'limits' | 'metrics' | 'log';

type OpenDialog =
  | { readonly kind: 'suspend' | 'result'; readonly eventId: string | undefined }
  | { readonly kind: 'resume'; readonly suspension: SuspensionCase }
  | { readonly kind: 'decide'; readonly request: ResultRequest; readonly decision: ResultDecision }
  | { readonly kind: 'limit'; readonly limit: SportsLimit | undefined };

/** Risk and operations of the sportsbook: operators act, auditors read. */
export function SportsbookPage() {
  const text = useText();
  const mayAct = mayDecideWithdrawals(usePerson());
  const { isAllowed, brand, setBrand, request } = usePlayerQueue('/sports/risk', sportsRiskSchema);
  const [open, setOpen] = useState<OpenDialog>();
  const [done, setDone] = useState<string>();
  return (
    <RestrictedPage
      title={text(messages.title)}
      intro={text(messages.intro)}
      isAllowed={isAllowed}
      restriction={text(messages.notFor)}
    >
      <div className={panel.panels}>
        {!mayAct && <Notice>{text(messages.readOnly)}</Notice>}
        {done !== undefined && (
          <Notice tone="positive" live onDismiss={() => setDone(undefined)}>
            {done}
          </Notice>
        )}
        <div className={panel.fields}>
          <BrandFilter label={text(messages.brand)} value={brand} onChange={setBrand} />
        </div>
        {mayAct && <Actions onOpen={setOpen} />}
        <AsyncContent request={request} height="24rem">
          {(risk) => <Parts risk={risk} onOpen={mayAct ? setOpen : undefined} />}
        </AsyncContent>
        {open && (
          <DialogOf
            open={open}
            onDone={(message) => {
              setOpen(undefined);
              setDone(message);
              request.reload();
            }}
            onStale={request.reload}
            onClose={() => setOpen(undefined)}
          />
        )}
      </div>
    </RestrictedPage>
  );
}

function Actions({ onOpen }: { onOpen(dialog: OpenDialog): void }) {
  return (
    <div className={panel.actions}>
      <Button onPress={() => onOpen({ kind: 'suspend', eventId: undefined })}>
        <Text {...messages.suspendNew} />
      </Button>
      <Button tone="secondary" onPress={() => onOpen({ kind: 'result', eventId: undefined })}>
        <Text {...messages.resultNew} />
      </Button>
      <Button tone="secondary" onPress={() => onOpen({ kind: 'limit', limit: undefined })}>
        <Text {...messages.limitNew} />
      </Button>
    </div>
  );
}

interface PartsProps {
  readonly risk: SportsRisk;
  readonly onOpen: ((dialog: OpenDialog) => void) | undefined;
}

function Parts({ risk, onOpen }: PartsProps) {
  const text = useText();
  const [tab, setTab] = useState<Tab>('liability');
  const { suspensions, requests, limits, operations, metrics } = risk;
  return (
    <Tabs
      label={text(messages.tabs)}
      tabs={[
        { id: 'liability', label: text(messages.tabLiability) },
        { id: 'suspensions', label: text(messages.tabSuspensions, { count: suspensions.length }) },
        {
          id: 'results',
          label: text(messages.tabResults, {
            count: requests.filter(({ status }) => status === 'WAITING').length,
          }),
        },
        { id: 'limits', label: text(messages.tabLimits, { count: limits.length }) },
        { id: 'metrics', label: text(messages.tabMetrics) },
        { id: 'log', label: text(messages.tabLog) },
      ]}
      selected={tab}
      onSelect={setTab}
    >
      {tab === 'liability' && (
        <LiabilityPanel
          {...risk}
          onSuspend={onOpen && ((eventId) => onOpen({ kind: 'suspend', eventId }))}
          onResult={onOpen && ((eventId) => onOpen({ kind: 'result', eventId }))}
        />
      )}
      {tab === 'suspensions' && (
        <SuspensionPanel
          suspensions={suspensions}
          onResume={onOpen && ((suspension) => onOpen({ kind: 'resume', suspension }))}
        />
      )}
      {tab === 'results' && (
        <ResultPanel
          requests={requests}
          onDecide={onOpen && ((request, decision) => onOpen({ kind: 'decide', request, decision }))}
        />
      )}
      {tab === 'limits' && (
        <LimitPanel limits={limits} onChange={onOpen && ((limit) => onOpen({ kind: 'limit', limit }))} />
      )}
      {tab === 'metrics' && <MetricsPanel metrics={metrics} />}
      {tab === 'log' && <OperationList operations={operations} />}
    </Tabs>
  );
}

interface DialogOfProps {
  readonly open: OpenDialog;
  onDone(message: string): void;
  onStale(): void;
  onClose(): void;
}

function DialogOf({ open, ...action }: DialogOfProps) {
  switch (open.kind) {
    case 'suspend':
      return <SuspendDialog eventId={open.eventId} {...action} />;
    case 'result':
      return <ResultDialog eventId={open.eventId} {...action} />;
    case 'resume':
      return <ResumeDialog suspension={open.suspension} {...action} />;
    case 'decide':
      return <DecisionDialog request={open.request} decision={open.decision} {...action} />;
    default:
      return <LimitDialog limit={open.limit} {...action} />;
  }
}
