import { joinSentences, type Message, Text, useText } from '@foyer/i18n';
import { hrefTo, type RouteId } from '@foyer/links';
import { useServices } from '@foyer/platform';
import { Heading, Link } from '@foyer/ui';
import { MenuLink } from '../menu/MenuLink.tsx';
import * as css from './Footer.css.ts';
import { messages } from './Footer.messages.ts';
import { LocaleSwitch } from './LocaleSwitch.tsx';

/** The same footer on every page: safer gambling, help, terms, licensee (WCAG 3.2.6). */
export function Footer() {
  const text = useText();
  return (
    <footer className={css.footer} aria-label={text(messages.label)}>
      <div className={css.inner}>
        <div className={css.columns}>
          <SaferColumn />
          <HelpColumn />
          <RulesColumn />
        </div>
        <LocaleSwitch />
        <Legal />
      </div>
    </footer>
  );
}

type PlainRoute = Extract<
  RouteId,
  | 'profile-limits'
  | 'profile-game-history'
  | 'profile-self-exclusion'
  | 'terms-and-conditions'
  | 'privacy-policy'
  | 'bonus-terms-and-conditions'
  | 'more-casinos'
>;

function FooterLinks({ links }: { readonly links: readonly (readonly [PlainRoute, Message])[] }) {
  const { locale } = useServices();
  const text = useText();
  return links.map(([route, message]) => (
    <li key={route}>
      <MenuLink href={hrefTo(locale, route)} look={css.link}>
        {text(message)}
      </MenuLink>
    </li>
  ));
}

function SaferColumn() {
  const text = useText();
  return (
    <div className={css.column}>
      <Heading level={2} size="title3">
        {text(messages.safer)}
      </Heading>
      <p className={css.muted}>{text(messages.saferText)}</p>
      <ul className={css.links}>
        <FooterLinks
          links={[
            ['profile-limits', messages.limits],
            ['profile-game-history', messages.history],
            ['profile-self-exclusion', messages.selfExclusion],
          ]}
        />
      </ul>
    </div>
  );
}

function HelpColumn() {
  const { market } = useServices();
  const text = useText();
  const { helpline } = market.licence;
  const mail = market.brand.supportEmail;
  return (
    <div className={css.column}>
      <Heading level={2} size="title3">
        {text(messages.help)}
      </Heading>
      <p className={css.muted}>
        <Text
          {...messages.helpline}
          values={{
            name: (
              <Link href={helpline.url} external tone="plain">
                {helpline.name}
              </Link>
            ),
          }}
        />
      </p>
      {helpline.telephone !== undefined && (
        <a className={css.link} href={`tel:${helpline.telephone}`}>
          {helpline.telephone}
        </a>
      )}
      <p className={css.muted}>
        <Text
          {...messages.support}
          values={{
            email: (
              <Link href={`mailto:${mail}`} tone="plain">
                {mail}
              </Link>
            ),
          }}
        />
      </p>
    </div>
  );
}

function RulesColumn() {
  const { consent } = useServices();
  const text = useText();
  return (
    <div className={css.column}>
      <Heading level={2} size="title3">
        {text(messages.rules)}
      </Heading>
      <ul className={css.links}>
        <FooterLinks
          links={[
            ['terms-and-conditions', messages.terms],
            ['privacy-policy', messages.privacy],
            ['bonus-terms-and-conditions', messages.bonusTerms],
            ['more-casinos', messages.moreCasinos],
          ]}
        />
        <li>
          <button type="button" className={css.link} onClick={() => consent.openPreferences()}>
            {text(messages.cookies)}
          </button>
        </li>
      </ul>
    </div>
  );
}

function Legal() {
  const { market, page } = useServices();
  const text = useText();
  const { licence, operator } = market;
  const age = licence.minimumAge.casino;
  return (
    <div className={css.legal}>
      <span className={css.age} aria-hidden="true">
        {text(messages.ageSign, { age })}
      </span>
      <p className={css.legalText}>
        {joinSentences(
          text(messages.licence, {
            site: page.siteTitle,
            company: operator.company,
            address: operator.address,
            regulator: licence.regulator,
            number: licence.licenceNumber,
          }),
          text(messages.age, { age }),
        )}
      </p>
    </div>
  );
}
