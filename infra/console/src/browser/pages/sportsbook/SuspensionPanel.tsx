import { Text, useText } from '@foyer/i18n';
import type { SuspensionCase } from '@foyer/kernel/sports-risk-answers';
import { Button, DataTable, EmptyState } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import { marketText } from './marketText.ts';
import { messages, scopes } from './SportsbookPage.messages.ts';

/** The text of a suspended part, such as "Market of a match: fpl1, total 2.5". */
export function useSuspensionText(): (suspension: SuspensionCase) => string {
  const text = useText();
  return ({ scope, target, kind, line }) => {
    const parts = [target, kind === null ? null : marketText(kind, line)].filter((part) => part !== null);
    return parts.length === 0 ? text(scopes[scope]) : `${text(scopes[scope])}: ${parts.join(', ')}`;
  };
}

export interface SuspensionPanelProps {
  readonly suspensions: readonly SuspensionCase[];
  /** Undefined for staff who may not act. */
  readonly onResume: ((suspension: SuspensionCase) => void) | undefined;
}

/** Active suspensions, the latest first. */
export function SuspensionPanel({ suspensions, onResume }: SuspensionPanelProps) {
  const text = useText();
  const suspensionText = useSuspensionText();
  if (suspensions.length === 0)
    return (
      <EmptyState icon="checkCircle" title={text(messages.noSuspensions)}>
        <Text {...messages.noSuspensionsText} />
      </EmptyState>
    );
  return (
    <DataTable
      caption={text(messages.suspended)}
      rows={suspensions}
      rowKey={({ id }) => String(id)}
      columns={[
        { id: 'what', label: text(messages.suspended), cell: (row: SuspensionCase) => suspensionText(row) },
        {
          id: 'brand',
          label: text(messages.brand),
          cell: ({ brand }) => (brand === null ? text(messages.allBrands) : brandTitle(brand)),
        },
        { id: 'reason', label: text(messages.reason), cell: ({ reason }) => reason },
        { id: 'staff', label: text(messages.staff), cell: ({ staff }) => staff },
        { id: 'at', label: text(messages.at), cell: ({ at }) => utcDateTime(at) },
        ...(onResume
          ? [
              {
                id: 'actions',
                label: text(messages.actions),
                align: 'end' as const,
                cell: (row: SuspensionCase) => (
                  <Button size="small" onPress={() => onResume(row)}>
                    <Text {...messages.resume} />
                  </Button>
                ),
              },
            ]
          : []),
      ]}
    />
  );
}
