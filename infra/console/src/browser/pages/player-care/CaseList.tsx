import type { HarmCase } from '@foyer/market/harm-answers';
import { Text, useText } from '@foyer/i18n';
import { Badge, Button, DataTable, EmptyState, VisuallyHidden } from '@foyer/ui';
import { brandTitle } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import { actionNames } from './CasePanel.messages.ts';
import { messages } from './PlayerCarePage.messages.ts';
import { PlayerLink } from '../../parts/player-link/PlayerLink.tsx';
import type { PlayerQuery } from '../../parts/player-search/PlayerSearch.tsx';
import { useMarkerReason } from './useMarkerReason.ts';

const LEVELS = {
  1: { message: messages.level1, tone: 'neutral' },
  2: { message: messages.level2, tone: 'warning' },
  3: { message: messages.level3, tone: 'negative' },
} as const;

/** The highest level among markers. */
export function LevelBadge({ markers }: Pick<HarmCase, 'markers'>) {
  const level = markers.reduce<1 | 2 | 3>((most, marker) => (marker.level > most ? marker.level : most), 1);
  return (
    <Badge tone={LEVELS[level].tone}>
      <Text {...LEVELS[level].message} />
    </Badge>
  );
}

interface CaseListProps {
  readonly cases: readonly HarmCase[];
  onOpen(question: PlayerQuery): void;
}

/** Cases with level, reasons and the last action, the most severe first. */
export function CaseList({ cases, onOpen }: CaseListProps) {
  const text = useText();
  const reasonOf = useMarkerReason();
  if (cases.length === 0)
    return (
      <EmptyState icon="shield" title={text(messages.none)}>
        <Text {...messages.noneText} />
      </EmptyState>
    );
  /** The newest finding of each marker. */
  const current = ({ markers }: HarmCase) => [
    ...new Map(markers.toReversed().map((marker) => [marker.marker, marker])).values(),
  ];
  return (
    <DataTable
      caption={text(messages.cases)}
      rows={cases}
      rowKey={({ brand, playerId }) => `${brand} ${playerId}`}
      columns={[
        { id: 'player', label: text(messages.player), cell: (row) => <PlayerLink {...row} /> },
        { id: 'brand', label: text(messages.brand), cell: ({ brand }) => brandTitle(brand) },
        { id: 'level', label: text(messages.level), cell: ({ markers }) => <LevelBadge markers={markers} /> },
        {
          id: 'reasons',
          label: text(messages.reasons),
          cell: (one) => current(one).map(reasonOf).join('; '),
        },
        {
          id: 'latest',
          label: text(messages.latest),
          cell: ({ markers }) => (markers[0] ? utcDateTime(markers[0].at) : ''),
        },
        {
          id: 'action',
          label: text(messages.lastAction),
          cell: ({ actions }) => text(actions[0] ? actionNames[actions[0].action] : messages.noAction),
        },
        {
          id: 'open',
          label: '',
          align: 'end',
          cell: ({ brand, playerId }) => (
            <Button tone="quiet" size="small" onPress={() => onOpen({ brand, who: playerId })}>
              <Text {...messages.open} /> <VisuallyHidden>{playerId}</VisuallyHidden>
            </Button>
          ),
        },
      ]}
    />
  );
}
