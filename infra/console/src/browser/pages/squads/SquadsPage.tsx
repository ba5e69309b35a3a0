import { useText } from '@foyer/i18n';
import { squadsSchema, type ListedSquad, type SquadInvitation } from '@foyer/kernel/squad-answers';
import { Button, EmptyState, Notice } from '@foyer/ui';
import { useState } from 'react';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { DecisionDialog, type SquadDecision } from './DecisionDialog.tsx';
import { InviteDialog } from './InviteDialog.tsx';
import { SquadTable } from './SquadTable.tsx';
import { messages } from './SquadsPage.messages.ts';
import { TokenDialog } from './TokenDialog.tsx';

/** Polling interval that shows decisions of colleagues and accepted invitations. */
const EVERY_MS = 10_000;

type Open =
  | { readonly kind: 'invite' }
  | { readonly kind: 'token'; readonly invitation: SquadInvitation }
  | { readonly kind: 'decision'; readonly squad: ListedSquad; readonly decision: SquadDecision };

/** Squads that the registry stores: invitations, approval, suspension. */
export function SquadsPage() {
  const text = useText();
  const isOperator = usePerson().roles.includes('operator');
  const squads = useRequest('/api/v1/squads', squadsSchema, { everyMs: EVERY_MS });
  const [open, setOpen] = useState<Open>();
  const [done, setDone] = useState<string>();
  const close = (): void => setOpen(undefined);
  const showToken = (invitation: SquadInvitation): void => {
    setOpen({ kind: 'token', invitation });
    squads.reload();
  };
  return (
    <>
      <PageHead
        title={text(messages.title)}
        intro={text(messages.intro)}
        {...(isOperator && {
          tools: <Button onPress={() => setOpen({ kind: 'invite' })}>{text(messages.invite)}</Button>,
        })}
      />
      <div className={panel.panels}>
        {done !== undefined && (
          <Notice tone="positive" live onDismiss={() => setDone(undefined)}>
            {done}
          </Notice>
        )}
        <AsyncContent request={squads} height="16rem">
          {({ squads: rows }) =>
            rows.length === 0 ? (
              <EmptyState icon="user" title={text(messages.none)}>
                {text(messages.noneText)}
              </EmptyState>
            ) : (
              <section className={panel.panel}>
                <SquadTable
                  squads={rows}
                  isOperator={isOperator}
                  onDecide={(squad, decision) => setOpen({ kind: 'decision', squad, decision })}
                />
              </section>
            )
          }
        </AsyncContent>
      </div>
      {open?.kind === 'invite' && (
        <InviteDialog squads={squads.data?.squads ?? []} onInvited={showToken} onClose={close} />
      )}
      {open?.kind === 'token' && <TokenDialog invitation={open.invitation} onClose={close} />}
      {open?.kind === 'decision' && (
        <DecisionDialog
          squad={open.squad}
          decision={open.decision}
          onInvited={showToken}
          onDecided={({ name, state }) => {
            setDone(text(messages.done, { squad: name, state: text(messages[state]) }));
            close();
            squads.reload();
          }}
          onClose={close}
        />
      )}
    </>
  );
}
