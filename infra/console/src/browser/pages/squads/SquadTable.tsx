import { useText } from '@foyer/i18n';
import type { ListedSquad, SquadState } from '@foyer/kernel/squad-answers';
import { Badge, Button, DataTable, Link, Row } from '@foyer/ui';
import { brandTitles } from '../../model/names.ts';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import type { SquadDecision } from './DecisionDialog.tsx';
import * as css from './SquadsPage.css.ts';
import { messages } from './SquadsPage.messages.ts';

export const TONES = {
  waiting: 'warning',
  invited: 'neutral',
  expired: 'warning',
  active: 'positive',
  suspended: 'negative',
  ended: 'neutral',
} as const satisfies Record<SquadState, string>;
const DECISIONS: Readonly<Record<SquadState, readonly SquadDecision[]>> = {
  waiting: ['approve', 'renew'],
  invited: ['renew', 'suspend'],
  expired: ['renew', 'suspend'],
  active: ['suspend'],
  suspended: ['resume'],
  ended: [],
};

/** The squads with their state and the decisions that are possible in it. */
export function SquadTable({
  squads,
  isOperator,
  onDecide,
}: {
  readonly squads: readonly ListedSquad[];
  readonly isOperator: boolean;
  onDecide(squad: ListedSquad, decision: SquadDecision): void;
}) {
  const text = useText();
  const href = useHref();
  const { email } = usePerson();
  return (
    <DataTable
      caption={text(messages.title)}
      rows={squads}
      rowKey={({ name }) => name}
      columns={[
        {
          id: 'squad',
          label: text(messages.squad),
          cell: ({ name, invitedBy }) => (
            <span className={css.stack}>
              <Link href={href(`/squads/${name}`)}>{name}</Link>
              <span className={css.muted}>{text(messages.invitedBy, { person: invitedBy })}</span>
            </span>
          ),
        },
        {
          id: 'address',
          label: text(messages.address),
          cell: ({ prefix, menu }) => (
            <span className={css.stack}>
              {`/${prefix}/`}
              {menu && <span className={css.muted}>{menu.labels.en}</span>}
            </span>
          ),
        },
        { id: 'brands', label: text(messages.brands), cell: ({ brands }) => brandTitles(brands) },
        {
          id: 'state',
          label: text(messages.state),
          cell: ({ state, pending }) => (
            <span className={css.stack}>
              <Badge tone={TONES[state]}>{text(messages[state])}</Badge>
              {pending && <Badge tone="warning">{text(messages.pendingShort)}</Badge>}
            </span>
          ),
        },
        ...(isOperator
          ? [
              {
                id: 'decision',
                label: text(messages.decision),
                cell: (squad: ListedSquad) => (
                  <span className={css.stack}>
                    <Row gap="xsmall" wrap>
                      {DECISIONS[squad.state]
                        .filter((decision) => decision !== 'approve' || squad.invitedBy !== email)
                        .map((decision) => (
                          <Button
                            key={decision}
                            tone={decision === 'suspend' ? 'critical' : 'secondary'}
                            size="small"
                            onPress={() => onDecide(squad, decision)}
                          >
                            {text(messages[decision])}
                          </Button>
                        ))}
                    </Row>
                    {squad.state === 'waiting' && squad.invitedBy === email && (
                      <span className={css.muted}>{text(messages.needsOther)}</span>
                    )}
                  </span>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
