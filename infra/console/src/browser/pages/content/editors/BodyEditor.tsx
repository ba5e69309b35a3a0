import { useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import {
  contentSchemaOf,
  isTextSection,
  type ContentBodies,
  type ContentSection,
} from '@foyer/market/content';
import type { ContentVersion } from '@foyer/market/content-answers';
import { Disclosure } from '@foyer/ui';
import { useState } from 'react';
import * as v from 'valibot';
import { BoostedCombinationsEditor } from './boosted-combinations/BoostedCombinationsEditor.tsx';
import { BoostedOddsEditor } from './boosted-odds/BoostedOddsEditor.tsx';
import { BoostsEditor } from './boosts/BoostsEditor.tsx';
import { BonusTermsEditor } from './bonus-terms/BonusTermsEditor.tsx';
import { messages } from './editors.messages.ts';
import { ExperimentsEditor } from './ExperimentsEditor.tsx';
import { FeaturesEditor } from './FeaturesEditor.tsx';
import { FlagsEditor } from './FlagsEditor.tsx';
import { JsonEditor } from './JsonEditor.tsx';
import { SiteEditor } from './site/SiteEditor.tsx';
import { TextsEditor } from './TextsEditor.tsx';
import { WalletEditor } from './WalletEditor.tsx';
import type { EditorProps } from './editor.ts';
import {
  CalendarsEditor,
  EarningEditor,
  LevelsEditor,
  MiniGamesEditor,
  MissionsEditor,
  ShopEditor,
  TournamentsEditor,
} from './engagement/EngagementEditor.tsx';
import { isEditable } from './isEditable.ts';
import { LobbyEditor } from './lobby/LobbyEditor.tsx';
import { NoticesEditor } from './notices/NoticesEditor.tsx';
import { PromotionsEditor } from './promotions/PromotionsEditor.tsx';
import { ThemesEditor } from './themes/ThemesEditor.tsx';

interface BodyEditorProps extends EditorProps<unknown> {
  readonly brand: BrandId;
  readonly section: ContentSection;
  /** The version that is edited. */
  readonly version: ContentVersion;
}

/** The form of a section, with its JSON for what the form does not show. */
export function BodyEditor({ brand, section, version, value, disabled, onChange }: BodyEditorProps) {
  const common = { disabled, onChange };
  if (isTextSection(section) && isOf(section, value))
    return (
      <TextsEditor
        {...common}
        key={version.number}
        brand={brand}
        section={section}
        version={version}
        value={value}
      />
    );
  if (section === 'features' && isOf(section, value)) return <FeaturesEditor {...common} value={value} />;
  if (section === 'flags' && isOf(section, value)) return <FlagsEditor {...common} value={value} />;
  if (section === 'wallet' && isOf(section, value)) return <WalletEditor {...common} value={value} />;
  return (
    <>
      <BodyForm {...common} brand={brand} section={section} version={version} value={value} />
      <AdvancedJson key={version.number} {...common} section={section} value={value} />
    </>
  );
}

function BodyForm({ brand, section, version, value, ...common }: BodyEditorProps) {
  if (section === 'experiments' && isEditable(section, value))
    return <ExperimentsEditor {...common} value={value} />;
  if (section === 'notices' && isEditable(section, value)) return <NoticesEditor {...common} value={value} />;
  if (section === 'promotions' && isEditable(section, value))
    return <PromotionsEditor {...common} brand={brand} value={value} />;
  if (section === 'bonusTerms' && isEditable(section, value))
    return <BonusTermsEditor {...common} brand={brand} value={value} />;
  if (section === 'boosts' && isEditable(section, value))
    return <BoostsEditor {...common} brand={brand} value={value} />;
  if (section === 'boostedCombinations' && isEditable(section, value))
    return <BoostedCombinationsEditor {...common} brand={brand} value={value} />;
  if (section === 'boostedOdds' && isEditable(section, value))
    return <BoostedOddsEditor {...common} brand={brand} value={value} />;
  if (section === 'missions' && isEditable(section, value))
    return <MissionsEditor {...common} brand={brand} value={value} />;
  if (section === 'tournaments' && isEditable(section, value))
    return <TournamentsEditor {...common} brand={brand} value={value} />;
  if (section === 'shop' && isEditable(section, value))
    return <ShopEditor {...common} brand={brand} value={value} />;
  if (section === 'calendars' && isEditable(section, value))
    return <CalendarsEditor {...common} brand={brand} value={value} />;
  if (section === 'miniGames' && isEditable(section, value))
    return <MiniGamesEditor {...common} brand={brand} value={value} />;
  if (section === 'levels' && isEditable(section, value))
    return <LevelsEditor {...common} brand={brand} value={value} />;
  if (section === 'earning' && isEditable(section, value))
    return <EarningEditor {...common} brand={brand} value={value} />;
  if (section === 'themes' && isEditable(section, value))
    return <ThemesEditor {...common} brand={brand} value={value} />;
  if (section === 'lobby' && isEditable(section, value)) return <LobbyEditor {...common} value={value} />;
  if (section === 'site' && isEditable(section, value))
    return <SiteEditor {...common} delivered={version.compiled} value={value} />;
  return null;
}

/** The JSON of a section; open where no form shows the body. */
function AdvancedJson({ section, ...editor }: EditorProps<unknown> & { readonly section: ContentSection }) {
  const text = useText();
  // fixed, so that the JSON stays open while its input changes between incomplete and complete
  const [startsOpen] = useState(!isEditable(section, editor.value));
  return (
    <Disclosure title={text(messages.advanced)} startsOpen={startsOpen}>
      <JsonEditor {...editor} />
    </Disclosure>
  );
}

/** A body that another release saved may have another shape; its JSON can still be edited. */
function isOf<Section extends ContentSection>(
  section: Section,
  value: unknown,
): value is ContentBodies[Section] {
  return isTextSection(section) || section === 'wallet'
    ? typeof value === 'object' && value !== null
    : v.is(contentSchemaOf(section), value);
}
