import { shareText } from '../../model/names.ts';
import * as css from './ShareBar.css.ts';

export interface Share {
  readonly id: string;
  /** Translated: the release of this share. */
  readonly label: string;
  readonly tone: keyof typeof css.tones;
  /** Share in 1/10,000. */
  readonly share: number;
}

/** Shares of visitors as a bar; the list below contains the same as text. */
export function ShareBar({ shares }: { readonly shares: readonly Share[] }) {
  return (
    <div className={css.whole}>
      <div className={css.bar} aria-hidden="true">
        {shares.map(({ id, tone, share }) => (
          <span key={id} className={css.tones[tone]} style={{ flexGrow: share, minInlineSize: '4px' }} />
        ))}
      </div>
      <ul className={css.list}>
        {shares.map(({ id, label, tone, share }) => (
          <li key={id} className={css.item}>
            <span className={`${css.swatch} ${css.tones[tone]}`} aria-hidden="true" />
            <span className={css.content}>{shareText(share)}</span> {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
