import { useText } from '@foyer/i18n';
import { isContentSection } from '@foyer/market/content';
import { contentSectionsSchema } from '@foyer/market/content-answers';
import { Select } from '@foyer/ui/forms';
import { useSearchParams } from 'react-router-dom';
import { ALL_BRANDS, brandTitle } from '../../model/names.ts';
import { maySeeWithdrawals } from '../../model/permissions.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { RestrictedPage } from '../../parts/restricted-page/RestrictedPage.tsx';
import { useLive } from '../../state/LiveRoot.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { BundleTools } from './BundleTools.tsx';
import { messages } from './ContentPage.messages.ts';
import { SectionList } from './SectionList.tsx';
import { SectionView } from './SectionView.tsx';

/** Also finds saved drafts, which no event announces. */
const EVERY_MS = 10_000;

/** Content of a brand: sections with their versions, and the editor of one section. */
export function ContentPage() {
  const text = useText();
  const { content } = useLive();
  const mayRead = maySeeWithdrawals(usePerson());
  const [query, setQuery] = useSearchParams();
  const brand = ALL_BRANDS.find((known) => known === query.get('brand')) ?? ALL_BRANDS[0] ?? 'aurora';
  const wanted = query.get('section');
  const section = wanted !== null && isContentSection(wanted) ? wanted : undefined;
  const sections = useRequest(
    mayRead ? `/content/sections?brand=${brand}` : undefined,
    contentSectionsSchema,
    { version: content, everyMs: EVERY_MS },
  );

  function showBrand(value: string): void {
    setQuery((before) => {
      const next = new URLSearchParams(before);
      next.set('brand', value);
      return next;
    });
  }

  return (
    <RestrictedPage
      title={text(messages.title)}
      intro={text(messages.intro)}
      tools={<BundleTools key={brand} brand={brand} onImported={sections.reload} />}
      isAllowed={mayRead}
      restriction={text(messages.notFor)}
    >
      <div className={panel.panels}>
        <div className={panel.fields}>
          <Select
            label={text(messages.brand)}
            value={brand}
            options={ALL_BRANDS.map((value) => ({ value, label: brandTitle(value) }))}
            onChange={showBrand}
          />
        </div>
        <AsyncContent request={sections} height="28rem">
          {(found) => {
            const state = found.sections.find((one) => one.section === section);
            return state === undefined ? (
              <SectionList brand={found.brand} sections={found.sections} />
            ) : (
              <SectionView
                key={`${brand} ${state.section}`}
                brand={brand}
                state={state}
                onChanged={sections.reload}
              />
            );
          }}
        </AsyncContent>
      </div>
    </RestrictedPage>
  );
}
