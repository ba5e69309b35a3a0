import { useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import { THEME_NAMES, type PublishedThemes } from '@foyer/market/theme-settings';
import { DELIVERED_THEMES } from '@foyer/market/themes';
import { Button } from '@foyer/ui';
import { useState } from 'react';
import * as panel from '../../../parts/page-head/panel.css.ts';
import type { EditorProps } from './editor.ts';
import { messages } from './editors.messages.ts';
import { JsonEditor } from './JsonEditor.tsx';

/** Edited themes as JSON; a theme that is absent keeps the delivered settings, which can be copied here. */
export function ThemesEditor({
  brand,
  value,
  disabled,
  onChange,
}: EditorProps<unknown> & { readonly brand: BrandId }) {
  const text = useText();
  const [copies, setCopies] = useState(0);
  const themes = typeof value === 'object' && value !== null ? (value as PublishedThemes) : undefined; // validated by the server
  return (
    <section className={panel.panel}>
      <p className={panel.muted}>{text(messages.themes)}</p>
      <div className={panel.actions}>
        {THEME_NAMES.map((theme) => {
          const isEdited = themes?.[theme] !== undefined;
          const { [theme]: _removed, ...others } = themes ?? {};
          return (
            <Button
              key={theme}
              tone="secondary"
              size="small"
              disabled={disabled || themes === undefined}
              onPress={() => {
                onChange(isEdited ? others : { ...themes, [theme]: DELIVERED_THEMES[brand][theme] });
                setCopies(copies + 1);
              }}
            >
              {text(isEdited ? messages.restoreTheme : messages.copyTheme, { theme })}
            </Button>
          );
        })}
      </div>
      <JsonEditor key={copies} value={value} disabled={disabled} onChange={onChange} />
    </section>
  );
}
