import { useText } from '@foyer/i18n';
import type { BrandId } from '@foyer/market';
import type { PublishedThemes } from '@foyer/market/theme-settings';
import { THEME_NAMES } from '@foyer/market/theme-settings';
import { DELIVERED_THEMES } from '@foyer/market/themes';
import { Button, Disclosure } from '@foyer/ui';
import * as panel from '../../../../parts/page-head/panel.css.ts';
import type { EditorProps } from '../editor.ts';
import { ThemeFields } from './ThemeFields.tsx';
import { messages } from './ThemesEditor.messages.ts';

/** Edited themes by fields; a theme that is absent keeps the delivered settings, which can be copied here. */
export function ThemesEditor({
  brand,
  value,
  disabled,
  onChange,
}: EditorProps<PublishedThemes> & { readonly brand: BrandId }) {
  const text = useText();
  return (
    <section className={panel.panel}>
      <p className={panel.muted}>{text(messages.intro)}</p>
      <div className={panel.actions}>
        {THEME_NAMES.map((theme) => {
          const { [theme]: edited, ...others } = value;
          return (
            <Button
              key={theme}
              tone="secondary"
              size="small"
              disabled={disabled}
              onPress={() =>
                onChange(
                  edited === undefined ? { ...value, [theme]: DELIVERED_THEMES[brand][theme] } : others,
                )
              }
            >
              {text(edited === undefined ? messages.copy : messages.restore, { theme })}
            </Button>
          );
        })}
      </div>
      {THEME_NAMES.map((theme) => {
        const settings = value[theme];
        return (
          settings !== undefined && (
            <Disclosure key={theme} title={theme} startsOpen>
              <ThemeFields
                theme={theme}
                delivered={DELIVERED_THEMES[brand][theme]}
                value={settings}
                disabled={disabled}
                onChange={(next) => onChange({ ...value, [theme]: next })}
              />
            </Disclosure>
          )
        );
      })}
    </section>
  );
}
