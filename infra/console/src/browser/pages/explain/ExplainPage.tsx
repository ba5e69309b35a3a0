import { explanationSchema, type Explanation as Explained } from '@foyer/kernel/status-answers';
import type { Decision } from '@foyer/kernel/release-plan';
import { Text, useText } from '@foyer/i18n';
import { brands } from '@foyer/market';
import { Badge, Button, Heading, Notice } from '@foyer/ui';
import { NumberField, Select } from '@foyer/ui/forms';
import { useSearchParams } from 'react-router-dom';
import { ALL_BRANDS, appTitle, brandTitle } from '../../model/names.ts';
import { utcDateTime } from '../../model/times.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import { messages as changeMessages } from '../../parts/change-dialog/ChangeDialog.messages.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { PageHead } from '../../parts/page-head/PageHead.tsx';
import { ReleaseSourceText } from '../../parts/release-source/ReleaseSourceText.tsx';
import { ReleaseName } from '../../parts/release-name/ReleaseName.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { layers, messages, reasons } from './ExplainPage.messages.ts';

const BUCKETS = 10_000;

/** Explains the release of one visitor; the question is part of the address. */
export function ExplainPage() {
  const text = useText();
  const { status, environment } = useLive();
  const [search, setSearch] = useSearchParams();
  const brand = ALL_BRANDS.find((name) => name === search.get('brand')) ?? ALL_BRANDS[0] ?? 'aurora';
  const app = search.get('app') ?? status?.apps[0]?.app;
  const locales = brands[brand].locales.map(({ locale }) => locale);
  const locale = locales.find((name) => name === search.get('locale')) ?? locales[0] ?? 'en';
  const bucket = Math.min(Math.max(Math.trunc(Number(search.get('bucket') ?? 0)) || 0, 0), BUCKETS - 1);
  const explained = useRequest(
    app === undefined
      ? undefined
      : `/api/v1/explain?environment=${environment}&app=${app}&brand=${brand}&bucket=${bucket}&locale=${locale}`,
    explanationSchema,
    { version: status?.version },
  );
  const set = (name: string, value: string): void =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        next.set(name, value);
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <PageHead title={text(messages.title)} intro={text(messages.intro)} />
      <div className={panel.fields}>
        <Select
          label={text(messages.app)}
          value={app ?? ''}
          options={(status?.apps ?? []).map((row) => ({ value: row.app, label: appTitle(row.app) }))}
          onChange={(value) => set('app', value)}
        />
        <Select
          label={text(messages.brand)}
          value={brand}
          options={ALL_BRANDS.map((value) => ({ value, label: brandTitle(value) }))}
          onChange={(value) => set('brand', value)}
        />
        <Select
          label={text(messages.locale)}
          value={locale}
          options={locales.map((value) => ({ value, label: value }))}
          onChange={(value) => set('locale', value)}
        />
        <NumberField
          label={text(messages.bucket)}
          value={bucket}
          onChange={(value) => set('bucket', String(value ?? 0))}
        />
        <Button
          tone="quiet"
          icon="dice"
          onPress={() => set('bucket', String(Math.floor(Math.random() * BUCKETS)))}
        >
          <Text {...messages.random} />
        </Button>
      </div>
      <AsyncContent request={explained}>{(data) => <Explanation explained={data} />}</AsyncContent>
    </>
  );
}

function Explanation({
  explained: { decision, layer, version, steps, source, unchecked, releaseVersion },
}: {
  readonly explained: Explained;
}) {
  const text = useText();
  const decisionText = (one: Decision | undefined) => {
    if (!one) return <Text {...messages.none} />;
    return one.kind === 'off' ? (
      <Text {...messages.off} values={{ reason: text(changeMessages[one.reason]) }} />
    ) : (
      <ReleaseName release={one.release} />
    );
  };
  return (
    <div className={panel.pairs}>
      <section className={panel.panel} aria-live="polite">
        <Heading level={2} size="title3">
          <Text {...messages.result} />
        </Heading>
        <p className={panel.figure}>
          {decisionText(decision)}
          {releaseVersion !== undefined && ` ${releaseVersion}`}
        </p>
        <p className={panel.muted}>
          <Text {...messages.decided} values={{ layer: text(layers[layer]), version }} />
        </p>
        {decision.kind === 'release' && (
          <p className={panel.muted}>
            <ReleaseSourceText source={source} />
          </p>
        )}
        {unchecked !== undefined && (
          <Notice tone="warning" title={text(messages.unchecked, { code: unchecked.code })}>
            {text(unchecked.requestedBy === undefined ? messages.uncheckedBy : messages.uncheckedByTwo, {
              by: unchecked.by,
              requestedBy: unchecked.requestedBy ?? '',
              at: utcDateTime(unchecked.at),
              reason: unchecked.reason,
            })}
          </Notice>
        )}
      </section>
      <section className={panel.panel}>
        <Heading level={2} size="title3">
          <Text {...messages.steps} />
        </Heading>
        <ol className={panel.steps}>
          {steps.map((step, index) => (
            <li
              key={`${step.layer} ${step.rule ?? index}`}
              className={step.taken ? `${panel.step} ${panel.stepTaken}` : panel.step}
            >
              <strong>{text(layers[step.layer])}</strong>
              <span>{decisionText(step.decision)}</span>
              <span>{text(reasons[step.reason])}</span>
              {step.taken && (
                <Badge tone="accent">
                  <Text {...messages.taken} />
                </Badge>
              )}
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
