import { useText } from '@foyer/i18n';
import { protectionAnswerSchema } from '@foyer/market/protection-answers';
import { Notice } from '@foyer/ui';
import { Select } from '@foyer/ui/forms';
import { useSearchParams } from 'react-router-dom';
import { brandTitle } from '../../model/names.ts';
import { maySeeWithdrawals } from '../../model/permissions.ts';
import { AsyncContent } from '../../parts/async-content/AsyncContent.tsx';
import * as panel from '../../parts/page-head/panel.css.ts';
import { RestrictedPage } from '../../parts/restricted-page/RestrictedPage.tsx';
import { usePerson } from '../../state/PersonRoot.tsx';
import { useRequest } from '../../state/useRequest.ts';
import { ModeTable } from './ModeTable.tsx';
import { messages } from './ProtectionPage.messages.ts';
import { ProtectionRules } from './ProtectionRules.tsx';

/** Protection modes of the brands, and the rules of one brand with their sources. */
export function ProtectionPage() {
  const text = useText();
  const mayRead = maySeeWithdrawals(usePerson());
  const [query, setQuery] = useSearchParams();
  const request = useRequest(mayRead ? '/protection/brands' : undefined, protectionAnswerSchema);
  return (
    <RestrictedPage
      title={text(messages.title)}
      intro={text(messages.intro)}
      isAllowed={mayRead}
      restriction={text(messages.notFor)}
    >
      <AsyncContent request={request} height="28rem">
        {({ instanceMode, brands }) => {
          const shown = brands.find(({ brand }) => brand === query.get('brand')) ?? brands[0];
          return (
            <div className={panel.panels}>
              {instanceMode !== null && <Notice>{text(messages.instance, { mode: instanceMode })}</Notice>}
              <ModeTable brands={brands} />
              {shown !== undefined && (
                <>
                  <div className={panel.fields}>
                    <Select
                      label={text(messages.brand)}
                      value={shown.brand}
                      options={brands.map(({ brand }) => ({ value: brand, label: brandTitle(brand) }))}
                      onChange={(brand) =>
                        setQuery((before) => {
                          const next = new URLSearchParams(before);
                          next.set('brand', brand);
                          return next;
                        })
                      }
                    />
                  </div>
                  <ProtectionRules protection={shown} />
                </>
              )}
            </div>
          );
        }}
      </AsyncContent>
    </RestrictedPage>
  );
}
