import type { BrandId } from '@foyer/market';
import {
  contentSchemaOf,
  isTextSection,
  type ContentBodies,
  type ContentSection,
} from '@foyer/market/content';
import type { ContentVersion } from '@foyer/market/content-answers';
import * as v from 'valibot';
import { FeaturesEditor } from './FeaturesEditor.tsx';
import { FlagsEditor } from './FlagsEditor.tsx';
import { JsonEditor } from './JsonEditor.tsx';
import { TextsEditor } from './TextsEditor.tsx';
import { ThemesEditor } from './ThemesEditor.tsx';
import { WalletEditor } from './WalletEditor.tsx';
import type { EditorProps } from './editor.ts';

interface BodyEditorProps extends EditorProps<unknown> {
  readonly brand: BrandId;
  readonly section: ContentSection;
  /** The version that is edited. */
  readonly version: ContentVersion;
}

/** The form of a section, or its JSON where a form would not be simpler. */
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
  if (section === 'themes')
    return <ThemesEditor {...common} key={version.number} brand={brand} value={value} />;
  return <JsonEditor key={version.number} {...common} value={value} />;
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
