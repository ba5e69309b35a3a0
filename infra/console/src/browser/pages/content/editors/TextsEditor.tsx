import { Text, useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import type { ContentSection, ContentTexts } from '@foyer/market/content';
import { contentVersionSchema, type ContentVersion } from '@foyer/market/content-answers';
import { Button } from '@foyer/ui';
import { Checkbox, TextField } from '@foyer/ui/forms';
import { useId, useState } from 'react';
import { SubmitHint } from '../../../parts/decision-fields/SubmitHint.tsx';
import * as panel from '../../../parts/page-head/panel.css.ts';
import { useRequest } from '../../../state/useRequest.ts';
import * as css from '../content.css.ts';
import type { EditorProps } from './editor.ts';
import { messages } from './editors.messages.ts';
import { searchTexts, textsOf, withText } from './searchTexts.ts';
import { TextRow } from './TextRow.tsx';

const SHOWN = 20;
const KEY = /^[A-Za-z0-9_][A-Za-z0-9_.-]{0,119}$/;

interface TextsEditorProps extends EditorProps<ContentTexts> {
  readonly brand: BrandId;
  readonly section: ContentSection;
  readonly version: ContentVersion;
}

/** Texts by key with the English text beside each; only texts that differ from the delivered ones are stored. */
export function TextsEditor({ brand, section, version, value, disabled, onChange }: TextsEditorProps) {
  const text = useText();
  const hint = useId();
  const [search, setSearch] = useState('');
  const [onlyEdited, setOnlyEdited] = useState(false);
  const [added, setAdded] = useState('');
  const [extra, setExtra] = useState<readonly string[]>([]);
  const isEnglish = section === 'texts/en';
  const englishVersion = useRequest(
    isEnglish ? undefined : `/content/version?brand=${brand}&section=texts/en`,
    contentVersionSchema,
  );
  const delivered = textsOf(version.compiled);
  const english = isEnglish
    ? {}
    : { ...textsOf(englishVersion.data?.compiled), ...textsOf(englishVersion.data?.body) };
  const found = searchTexts({ value, delivered, english, extra, search, onlyEdited });
  const isNewKey = KEY.test(added.trim());

  return (
    <section className={panel.panel}>
      <div className={panel.fields}>
        <TextField
          label={text(messages.search)}
          type="search"
          value={search}
          autoComplete="off"
          onChange={setSearch}
        />
        <Checkbox label={text(messages.onlyEdited)} value={onlyEdited} onChange={setOnlyEdited} />
      </div>
      <p className={panel.muted} role="status">
        {text(messages.found, {
          count: found.length,
          shown: SHOWN,
          isCut: String(found.length > SHOWN),
        })}
      </p>
      <div className={css.rows}>
        {found.slice(0, SHOWN).map((key) => (
          <TextRow
            key={key}
            name={key}
            edited={value[key]}
            delivered={delivered[key]}
            english={isEnglish ? undefined : english[key]}
            showEnglish={!isEnglish}
            disabled={disabled}
            onChange={(next) => onChange(withText(value, key, next, delivered[key]))}
          />
        ))}
      </div>
      <div className={panel.fields}>
        <TextField
          label={text(messages.newKey)}
          description={text(messages.newKeyHelp)}
          value={added}
          autoComplete="off"
          disabled={disabled}
          onChange={setAdded}
        />
        <Button
          tone="secondary"
          disabled={disabled || !isNewKey}
          describedBy={hint}
          onPress={() => {
            setExtra([added.trim(), ...extra]);
            setSearch(added.trim());
            setOnlyEdited(false);
            setAdded('');
          }}
        >
          <Text {...messages.addKey} />
        </Button>
      </div>
      <SubmitHint id={hint} missing={disabled || isNewKey ? undefined : 'textKey'} />
    </section>
  );
}
