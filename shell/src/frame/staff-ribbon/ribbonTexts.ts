import { messagesLocale, type Locale, type TranslatedLocale } from '@foyer/links';

/** `label`: of the whole. `shows`, `failed`, `over`: what is the case. */
export interface RibbonTexts {
  readonly label: string;
  readonly shows: string;
  readonly failed: string;
  readonly over: string;
  readonly back: string;
}

/** Not among the shell's messages, which every player loads: these are needed on the few pages that the staff looks at. */
const TEXTS: Readonly<Record<TranslatedLocale, RibbonTexts>> = {
  en: {
    label: 'Staff view',
    shows: '{release}, for {email} until {time}. Players do not see this.',
    failed: '{release} did not run and was put aside. In its place is the live product.',
    over: 'The time for {release} is over. The next page is the live product.',
    back: 'Back to the live product',
  },
  fi: {
    label: 'Työntekijänäkymä',
    shows: '{release} näkyy vain käyttäjälle {email} klo {time} asti. Pelaajat eivät näe tätä.',
    failed: '{release} ei toiminut ja poistettiin näkymästä. Sen tilalla on käytössä oleva versio.',
    over: 'Julkaisun {release} aika on päättynyt. Seuraava sivu on käytössä oleva versio.',
    back: 'Takaisin käytössä olevaan versioon',
  },
  et_EE: {
    label: 'Töötajavaade',
    shows: '{release}, kasutajale {email} kuni {time}. Mängijad seda ei näe.',
    failed: '{release} ei töötanud ja pandi kõrvale. Selle asemel on kasutusel olev versioon.',
    over: 'Väljalaske {release} aeg on läbi. Järgmine leht on kasutusel olev versioon.',
    back: 'Tagasi kasutusel oleva versiooni juurde',
  },
  fr_CA: {
    label: 'Vue du personnel',
    shows: '{release}, pour {email} jusqu’à {time}. Les joueurs ne voient pas ceci.',
    failed: '{release} n’a pas fonctionné et a été mise de côté. La version en service la remplace.',
    over: 'Le temps prévu pour {release} est écoulé. La prochaine page sera la version en service.',
    back: 'Revenir à la version en service',
  },
  ja: {
    label: 'スタッフ表示',
    shows: '{release} を {email} に {time} まで表示しています。プレイヤーには見えません。',
    failed: '{release} は動作しなかったため取り下げました。公開中のバージョンを表示しています。',
    over: '{release} の表示時間が終わりました。次のページから公開中のバージョンになります。',
    back: '公開中のバージョンに戻る',
  },
};

export function ribbonTexts(
  locale: Locale,
  values: Readonly<Record<'release' | 'email' | 'time', string>>,
): RibbonTexts {
  const texts = TEXTS[messagesLocale(locale)];
  const filled = (text: string): string =>
    text.replace(/\{(release|email|time)\}/g, (_, name: keyof typeof values) => values[name]);
  return {
    label: texts.label,
    back: texts.back,
    shows: filled(texts.shows),
    failed: filled(texts.failed),
    over: filled(texts.over),
  };
}
