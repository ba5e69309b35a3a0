import { healthSchema } from '@foyer/kernel/health-answers';
import { Text, useText } from '@foyer/i18n';
import { ALL_BRANDS, appTitle, brandTitle, brandTitles, shareText, shortRelease } from '../../model/names.ts';
import type { ChangePreview, VisitorShare } from '@foyer/kernel/change-answers';
import type { EnvironmentName } from '@foyer/kernel/environments';
import type { Change } from '../../model/change.ts';
import { useRequest } from '../../state/useRequest.ts';
import * as css from './ChangeDialog.css.ts';
import { messages, playerTexts } from './ChangeDialog.messages.ts';
import type { DebouncedRequest } from '../../state/useDebouncedRequest.ts';
import { utcDateTime } from '../../model/times.ts';
import { useReadFailureText } from './failureText.ts';

const WHOLE = 10_000;
const REACH_MINUTES = 15;

export interface EffectProps {
  readonly change: Change;
  readonly environment: EnvironmentName;
  readonly previewed: DebouncedRequest<ChangePreview>;
}

/** The effect before confirmation: releases, players' notice, open pages. */
export function Effect({ change, environment, previewed: { data: preview, failure } }: EffectProps) {
  const failureText = useReadFailureText();
  return (
    <section className={css.effect} aria-live="polite">
      <p className={css.effectTitle}>
        <Text {...messages.effect} />
      </p>
      {failure !== undefined && <p>{failureText(failure)}</p>}
      {failure === undefined && preview === undefined && (
        <p>
          <Text {...messages.effectLoading} />
        </p>
      )}
      {preview !== undefined && <Consequences change={change} preview={preview} />}
      {preview !== undefined && change.app !== undefined && preview.brands.length > 0 && (
        <Reach environment={environment} app={change.app} brands={preview.brands} />
      )}
    </section>
  );
}

/** Recent page views of the affected cells, as reported by browsers. */
function Reach({
  environment,
  app,
  brands,
}: {
  readonly environment: EnvironmentName;
  readonly app: string;
  readonly brands: readonly string[];
}) {
  const health = useRequest(
    `/api/v1/health?environment=${environment}&app=${app}&minutes=${REACH_MINUTES}`,
    healthSchema,
  ).data;
  if (!health) return null;
  const count = health.releases
    .flatMap((release) => release.brands)
    .filter(({ brand }) => brands.includes(brand))
    .reduce((sum, { loads }) => sum + loads, 0);
  return (
    <p>
      <Text {...messages.reach} values={{ count, minutes: REACH_MINUTES }} />
    </p>
  );
}

function Consequences({ change, preview }: { readonly change: Change; readonly preview: ChangePreview }) {
  const text = useText();
  const sharesText = (shares: readonly VisitorShare[]): string =>
    shares
      .map(({ decision, share }) => {
        const decided =
          decision.kind === 'off'
            ? text(messages.offReason, { reason: text(messages[decision.reason]) })
            : shortRelease(decision.release);
        return share === WHOLE ? decided : text(messages.partly, { decided, share: shareText(share) });
      })
      .join(' · ') || text(messages.nothing);
  const brands =
    preview.brands.length === 0 ? brandTitles(change.brands ?? ALL_BRANDS) : brandTitles(preview.brands);
  const isLock = change.kind === 'lock' || change.kind === 'unlock';
  if (isLock)
    return (
      <p>
        <Text
          {...messages[change.kind === 'lock' ? 'locks' : 'unlocks']}
          values={{ brands: brandTitles(change.brands ?? ALL_BRANDS) }}
        />
      </p>
    );
  if (change.kind === 'freeze' || change.kind === 'unfreeze')
    return (
      <p>
        <Text
          {...messages[change.kind === 'freeze' ? 'freezes' : 'unfreezes']}
          values={{
            brands: brandTitles(change.brands ?? ALL_BRANDS),
            until: change.until === undefined ? '' : utcDateTime(change.until),
          }}
        />
      </p>
    );
  if (preview.differences.length === 0)
    return (
      <p>
        <Text {...messages.noVisitors} />
      </p>
    );
  return (
    <>
      <ul className={css.steps}>
        {preview.differences.map(({ brand, app, before, after }) => (
          <li key={`${brand} ${app}`} className={css.step}>
            <span className={css.brand}>
              {change.app === undefined
                ? text(messages.appOfBrand, { brand: brandTitle(brand), app: appTitle(app) })
                : brandTitle(brand)}
            </span>
            <span>
              {text(messages.beforeAfter, {
                before: before.map(({ shares }) => sharesText(shares)).join(', '),
                after: after.map(({ shares }) => sharesText(shares)).join(', '),
              })}
            </span>
          </li>
        ))}
      </ul>
      {change.kind === 'off' && change.publicReason !== undefined ? (
        <>
          <p>
            <Text {...messages.playersRead} values={{ brands }} />
          </p>
          <p className={css.quote}>
            <Text {...playerTexts[change.publicReason]} values={{ site: brands }} />
          </p>
          <p>
            <Text {...messages.follows} />
          </p>
        </>
      ) : (
        <p>
          <Text {...messages.swaps} />
        </p>
      )}
      {change.kind === 'restore' && change.at !== undefined && (
        <p>
          <Text {...messages.restores} values={{ at: utcDateTime(change.at) }} />
        </p>
      )}
      {preview.kept?.map((kept) => (
        <p key={`${kept.app} ${kept.release}`}>
          <Text {...messages.kept} values={{ text: kept.text }} />
        </p>
      ))}
      {change.narrower && (
        <p>
          <Text {...messages.narrows} />
        </p>
      )}
      {preview.end !== undefined && (
        <p>
          <Text {...messages.scheduleEnd} values={{ brands: brandTitles(preview.end) }} />
        </p>
      )}
      {change.force === true && (
        <p>
          <Text {...messages.forced} />
        </p>
      )}
    </>
  );
}
