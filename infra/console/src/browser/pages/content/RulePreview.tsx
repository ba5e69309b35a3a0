import { useText } from '@foyer/i18n';
import { TRANSLATED_LOCALES, type TranslatedLocale } from '@foyer/links';
import { brands, type BrandId } from '@foyer/market';
import { rulePreviewSchema } from '@foyer/market/engagement-answers';
import type { EngagementSection } from '@foyer/market/engagement-rules';
import { Disclosure, Notice, Skeleton } from '@foyer/ui';
import { NumberField, Select } from '@foyer/ui/forms';
import { useState } from 'react';
import { brandTitle } from '../../model/names.ts';
import { useReadFailureText } from '../../parts/change-dialog/failureText.ts';
import * as panel from '../../parts/page-head/panel.css.ts';
import { useDebouncedRequest } from '../../state/useDebouncedRequest.ts';
import * as css from './editors/fields/fields.css.ts';
import { Problems } from './Problems.tsx';
import { PreviewCards } from './PreviewCards.tsx';
import { messages } from './RuleStatusPanel.messages.ts';

const DEBOUNCE_MS = 300;
const languages = new Intl.DisplayNames(['en-GB'], { type: 'language' });

interface RulePreviewProps {
  readonly brand: BrandId;
  readonly section: EngagementSection;
  /** The content that is edited. */
  readonly body: unknown;
}

/** The edited content as a player of the brand sees it, in any language. */
export function RulePreview(props: RulePreviewProps) {
  const text = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={panel.panel}>
      <Disclosure title={text(messages.preview)} onToggle={setOpen} startsOpen={isOpen}>
        {isOpen && <Preview {...props} />}
      </Disclosure>
    </section>
  );
}

function Preview({ brand, section, body }: RulePreviewProps) {
  const text = useText();
  const failureText = useReadFailureText();
  const [locale, setLocale] = useState<TranslatedLocale>('en');
  const [level, setLevel] = useState(1);
  const [points, setPoints] = useState(0);
  const { data, failure } = useDebouncedRequest(
    '/content/rules-preview',
    rulePreviewSchema,
    { brand, section, body, locale, level, points },
    DEBOUNCE_MS,
  );
  return (
    <div className={css.list}>
      <p className={panel.muted}>
        {text(messages.previewHelp)}{' '}
        {text(messages.market, {
          brand: brandTitle(brand),
          licence: brands[brand].licence.toUpperCase(),
          currency: brands[brand].currency,
        })}
      </p>
      <div className={css.grid}>
        <Select
          label={text(messages.language)}
          value={locale}
          options={TRANSLATED_LOCALES.map((one) => ({
            value: one,
            label: languages.of(one.replace('_', '-')) ?? one,
          }))}
          onChange={(next) => setLocale(next)}
        />
        <NumberField
          label={text(messages.level)}
          value={level}
          onChange={(next) => setLevel(Math.max(1, next ?? 1))}
        />
        <NumberField
          label={text(messages.points)}
          value={points}
          onChange={(next) => setPoints(Math.max(0, next ?? 0))}
        />
      </div>
      {failure !== undefined && (
        <Notice tone="negative" live>
          {failureText(failure)}
        </Notice>
      )}
      {data === undefined && failure === undefined && <Skeleton height="12rem" />}
      {data !== undefined && (
        <div lang={locale.replace('_', '-')} className={css.list}>
          <Problems problems={data.problems} section={section} />
          <PreviewCards preview={data} currency={brands[brand].currency} />
        </div>
      )}
    </div>
  );
}
