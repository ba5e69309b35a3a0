import { useText, type Message } from '@foyer/i18n';
import type { OffReason } from '@foyer/kernel/release-plan';
import { usePageTitle, useServices, useStore } from '@foyer/platform';
import { ButtonLink, Heading } from '@foyer/ui';
import { SwitchedOffIllustration } from './SwitchedOffIllustration.tsx';
import { openProducts, productName } from './openProducts.ts';
import * as css from './SwitchedOffPage.css.ts';
import { messages } from './SwitchedOffPage.messages.ts';

export interface SwitchedOffPageProps {
  readonly owner: string;
  readonly reason: OffReason;
}

/**
 * Title and text of each reason. A regulatory reason has no details, which are confidential between operator
 * and regulator.
 */
const TEXTS: Readonly<
  Record<OffReason, { readonly title: Message; readonly text: Message; readonly isExplained: boolean }>
> = {
  maintenance: { title: messages.maintenanceTitle, text: messages.maintenanceText, isExplained: true },
  incident: { title: messages.incidentTitle, text: messages.incidentText, isExplained: true },
  regulation: { title: messages.regulationTitle, text: messages.regulationText, isExplained: false },
};

/**
 * The page of a product that an operator has switched off: the reason, the assurance that nothing is lost,
 * and links to available products.
 */
export function SwitchedOffPage({ owner, reason }: SwitchedOffPageProps) {
  const services = useServices();
  const text = useText();
  // another product may be switched while this page is shown
  useStore(services.navigation);
  useStore(services.session);
  const texts = TEXTS[reason];
  const name = productName(owner);
  const part = name ? text(name) : services.page.siteTitle;
  const products = openProducts(services);
  usePageTitle(part);
  return (
    <div className={css.page}>
      <SwitchedOffIllustration reason={reason} />
      <p className={css.part}>{part}</p>
      <Heading level={1} size="title1" focusable>
        {text(texts.title)}
      </Heading>
      <div className={css.text}>
        <p>{text(texts.text, { site: services.page.siteTitle })}</p>
        {texts.isExplained && (
          <p>{text(owner === 'sportsbook' ? messages.slipSaved : messages.unaffected)}</p>
        )}
      </div>
      {products.length > 0 && (
        <nav className={css.open} aria-label={text(messages.open)}>
          <p className={css.label} aria-hidden="true">
            {text(messages.open)}
          </p>
          <ul className={css.links}>
            {products.map(({ owner: of, name, href, icon }, index) => (
              <li key={of}>
                <ButtonLink href={href} icon={icon} tone={index === 0 ? 'primary' : 'quiet'}>
                  {text(name)}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
