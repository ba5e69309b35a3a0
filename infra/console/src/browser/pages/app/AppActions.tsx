import { Text } from '@foyer/i18n';
import { Button, Heading } from '@foyer/ui';
import { ALL_BRANDS } from '../../model/names.ts';
import { mayDecide } from '../../model/permissions.ts';
import type { ChangeKind } from '@foyer/kernel/change-answers';
import type { StatusCell } from '@foyer/kernel/status-answers';
import { useDecide } from '../../parts/toasts/DecisionRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import * as css from './AppPage.css.ts';
import { messages } from './AppPage.messages.ts';

export interface AppActionsProps {
  readonly app: string;
  /** Cells of one brand or of all. */
  readonly cells: readonly StatusCell[];
}

const SHELL = 'shell';

/** Decisions available to the person's role. */
export function AppActions({ app, cells }: AppActionsProps) {
  const decide = useDecide();
  const person = usePerson();
  const may = (kind: ChangeKind): boolean => mayDecide(person, kind, app);
  const brandsWhere = (isSo: (cell: StatusCell) => boolean): readonly string[] =>
    cells.filter(isSo).map((cell) => cell.brand);
  const off = brandsWhere(({ decision }) => decision?.kind === 'off');
  const on = brandsWhere(({ decision }) => decision?.kind === 'release');
  const pinned = brandsWhere(({ decision, layer }) => decision?.kind === 'release' && layer === 'market');
  const isRollingOut = cells.some(({ rollout }) => rollout !== undefined);
  const of = (brands: readonly string[]) => (brands.length === ALL_BRANDS.length ? {} : { brands });
  const buttons = [
    may('rollback') && (
      <Button
        key="rollback"
        tone="secondary"
        icon="history"
        stretch
        onPress={() => decide({ change: { kind: 'rollback', app } })}
      >
        <Text {...messages.rollback} />
      </Button>
    ),
    may('rollout-stop') && isRollingOut && (
      <Button
        key="stop"
        tone="secondary"
        icon="pause"
        stretch
        onPress={() => decide({ change: { kind: 'rollout-stop', app } })}
      >
        <Text {...messages.stop} />
      </Button>
    ),
    may('on') && off.length > 0 && (
      <Button
        key="on"
        tone="primary"
        icon="check"
        stretch
        onPress={() => decide({ change: { kind: 'on', app, ...of(off) } })}
      >
        <Text {...messages.on} />
      </Button>
    ),
    may('unpin') && pinned.length > 0 && (
      <Button
        key="unpin"
        tone="secondary"
        stretch
        onPress={() => decide({ change: { kind: 'unpin', app, ...of(pinned) } })}
      >
        <Text {...messages.unpin} />
      </Button>
    ),
    may('off') && app !== SHELL && on.length > 0 && (
      <Button
        key="off"
        tone="critical"
        icon="close"
        stretch
        onPress={() => decide({ change: { kind: 'off', app, publicReason: 'incident', ...of(on) } })}
      >
        <Text {...messages.off} />
      </Button>
    ),
  ].filter((button) => button !== false);
  return (
    <section className={css.panel}>
      <Heading level={2} size="title3">
        <Text {...messages.actions} />
      </Heading>
      {buttons.length === 0 ? (
        <p className={css.muted}>
          <Text {...messages.readOnly} />
        </p>
      ) : (
        <div className={css.actions}>{buttons}</div>
      )}
    </section>
  );
}
