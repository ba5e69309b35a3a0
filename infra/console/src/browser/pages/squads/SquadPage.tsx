import { useText } from '@foyer/i18n';
import { squadsSchema, type ListedSquad } from '@foyer/kernel/squad-answers';
import { BackLink, Badge, Button, EmptyState, Facts, Heading, Notice } from '@foyer/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { brandTitles } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import { useRequest } from '../../state/useRequest.ts';
import { ChangeDialog } from './ChangeDialog.tsx';
import { DecisionDialog, type SquadDecision } from './DecisionDialog.tsx';
import { EndDialog } from './EndDialog.tsx';
import { PendingChange } from './PendingChange.tsx';
import { SquadHistory } from './SquadHistory.tsx';
import { TONES } from './SquadTable.tsx';
import { messages } from './SquadsPage.messages.ts';

const EVERY_MS = 10_000;
const BYTES_PER_KB = 1_000;

type Open = 'change' | 'end' | SquadDecision;

/** One invited squad: its data, the change that waits, and its history. */
export function SquadPage() {
  const text = useText();
  const href = useHref();
  const { name = '' } = useParams();
  const isOperator = usePerson().roles.includes('operator');
  const squads = useRequest('/api/v1/squads', squadsSchema, { everyMs: EVERY_MS });
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState<string>();
  const squad = squads.data?.squads.find((one) => one.name === name);
  const close = (): void => setOpen(undefined);
  const finish = (changed: ListedSquad): void => {
    setDone(
      changed.pending
        ? text(messages.requested, { squad: name })
        : text(messages.done, { squad: name, state: text(messages[changed.state]) }),
    );
    close();
    squads.reload();
  };
  const canChange = isOperator && squad !== undefined && squad.state !== 'ended';
  return (
    <>
      <BackLink href={href('/squads')}>{text(messages.title)}</BackLink>
      <PageHead
        title={name}
        {...(canChange && {
          tools: (
            <div className={panel.actions}>
              <Button onPress={() => setOpen('change')}>{text(messages.change)}</Button>
              <Button tone="critical" onPress={() => setOpen('end')}>
                {text(messages.end)}
              </Button>
            </div>
          ),
        })}
      />
      <div className={panel.panels}>
        {done !== undefined && (
          <Notice tone="positive" live onDismiss={() => setDone(undefined)}>
            {done}
          </Notice>
        )}
        <AsyncContent request={squads} height="20rem">
          {() =>
            squad === undefined ? (
              <EmptyState icon="user" title={text(messages.unknown, { squad: name })} />
            ) : (
              <div className={panel.panels}>
                {squad.pending && (
                  <PendingChange pending={squad.pending} canDecide={canChange} onDecide={setOpen} />
                )}
                <SquadFacts squad={squad} />
                <SquadHistory name={name} version={`${squad.revision} ${squad.state} ${squad.pending?.id}`} />
              </div>
            )
          }
        </AsyncContent>
      </div>
      {squad && open === 'change' && (
        <ChangeDialog
          squad={squad}
          squads={squads.data?.squads ?? []}
          onChanged={(changed) => finish(changed.squad)}
          onClose={close}
        />
      )}
      {squad && open === 'end' && (
        <EndDialog squad={squad} onEnded={(changed) => finish(changed.squad)} onClose={close} />
      )}
      {squad && open !== undefined && open !== 'change' && open !== 'end' && (
        <DecisionDialog squad={squad} decision={open} onDecided={finish} onInvited={close} onClose={close} />
      )}
    </>
  );
}

function SquadFacts({ squad }: { readonly squad: ListedSquad }) {
  const text = useText();
  const { prefix, brands, budget, titles, menu, slots, slotPages, contact, owner, state, endedAt } = squad;
  const nothing = text(messages.nothing);
  return (
    <section className={panel.panel}>
      <div className={panel.head}>
        <Heading level={2} size="title3">
          {text(messages.data)}
        </Heading>
        <Badge tone={TONES[state]}>{text(messages[state])}</Badge>
      </div>
      <Facts
        columns="wide"
        items={[
          { label: text(messages.memberPrefix), value: `/${prefix}/` },
          { label: text(messages.memberTitles), value: titles ? labelsText(titles) : nothing },
          { label: text(messages.brands), value: brandTitles(brands) },
          {
            label: text(messages.memberBudget),
            value: text(messages.budgetValue, {
              js: budget.js / BYTES_PER_KB,
              css: budget.css / BYTES_PER_KB,
            }),
          },
          { label: text(messages.memberMenu), value: menu ? labelsText(menu.labels) : nothing },
          { label: text(messages.slots), value: slotsText(slots) || nothing },
          { label: text(messages.slotPages), value: slotPages.join(', ') || nothing },
          { label: text(messages.email), value: contact },
          { label: text(messages.owner), value: owner },
          ...(endedAt === null ? [] : [{ label: text(messages.endedAt), value: utcDateTime(endedAt) }]),
        ]}
      />
    </section>
  );
}

function labelsText(labels: Readonly<Record<string, string>>): string {
  return Object.entries(labels)
    .map(([locale, label]) => `${label} (${locale})`)
    .join(', ');
}

function slotsText(slots: ListedSquad['slots']): string {
  return slots
    .map(({ name, places }) => (places.length === 0 ? name : `${name} → ${places.join(', ')}`))
    .join('; ');
}
