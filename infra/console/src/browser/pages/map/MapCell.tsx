import { Text, useText } from '@foyer/i18n';
import { Badge, Icon, VisuallyHidden } from '@foyer/ui';
import { Link } from 'react-router-dom';
import { healthOfCell } from '../../model/condition.ts';
import { appTitle, brandTitle, shareText, shortRelease } from '../../model/names.ts';
import type { Health } from '@foyer/kernel/health-answers';
import type { StatusCell } from '@foyer/kernel/status-answers';
import { messages as changeMessages } from '../../parts/change-dialog/ChangeDialog.messages.ts';
import { HealthMark } from '../../parts/health-mark/HealthMark.tsx';
import { ReleaseName } from '../../parts/release-name/ReleaseName.tsx';
import { useHref } from '../../state/useEnvironment.ts';
import * as css from './MapCell.css.ts';
import { messages } from './MapPage.messages.ts';

export interface MapCellProps {
  readonly app: string;
  readonly cell: StatusCell;
  readonly health: Health | undefined;
  readonly variant: 'plain' | 'card';
  /** The cell does not match the filter. */
  readonly isFaded?: boolean;
}

/** One application for one brand: release, rule and health. */
export function MapCell({ app, cell, health, variant, isFaded = false }: MapCellProps) {
  const text = useText();
  const href = useHref();
  const { decision, layer, rollout, isLocked } = cell;
  const isOff = decision?.kind === 'off';
  const { condition } = healthOfCell(cell, app, health);
  return (
    <Link
      to={href(`/apps/${app}?brand=${cell.brand}`)}
      className={css.cells[isFaded ? 'faded' : variant === 'plain' && isOff ? 'off' : variant]}
    >
      {variant === 'card' ? (
        <span className={css.titleLine}>
          <span className={css.title}>{appTitle(app)}</span>
          {!isOff && <HealthMark condition={condition} />}
          <Icon name="chevronRight" size="small" />
        </span>
      ) : (
        <VisuallyHidden>
          {text(messages.cellName, { app: appTitle(app), brand: brandTitle(cell.brand) })}
        </VisuallyHidden>
      )}
      <span className={css.line}>
        {decision === undefined && (
          <span className={css.small}>
            <Text {...messages.nothing} />
          </span>
        )}
        {decision?.kind === 'off' && (
          <Badge tone="negative">
            {text(messages.offBadge, { reason: text(changeMessages[decision.reason]) })}
          </Badge>
        )}
        {decision?.kind === 'release' && <ReleaseName release={decision.release} version={cell.version} />}
        {decision?.kind === 'release' && layer === 'market' && (
          <Badge tone="info">
            <Text {...messages.pinnedBadge} />
          </Badge>
        )}
        {isLocked && (
          <span className={css.small}>
            <Icon name="lock" size="small" />
            <Text {...messages.lockedBadge} />
          </span>
        )}
      </span>
      {rollout !== undefined && !isOff && (
        <>
          <span className={css.canary}>
            {text(messages.rolloutLine, {
              share: shareText(rollout.share),
              release: shortRelease(rollout.release),
            })}
          </span>
          <span className={css.meter} aria-hidden="true">
            <span className={css.part} style={{ inlineSize: `${rollout.share / 100}%` }} />
          </span>
        </>
      )}
      {variant === 'plain' && !isOff && <HealthMark condition={condition} />}
    </Link>
  );
}
