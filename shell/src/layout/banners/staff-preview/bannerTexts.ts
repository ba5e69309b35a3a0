import { messagesLocale, type Locale, type TranslatedLocale } from '@foyer/links';

/**
 * `label` names the banner; `shows`, `failed` and `over` describe the state of a previewed release, the others that
 * of previewed content.
 */
interface BannerTexts {
  readonly label: string;
  readonly shows: string;
  readonly failed: string;
  readonly over: string;
  readonly showsContent: string;
  readonly contentOver: string;
  readonly back: string;
}

/** Separate from the shell's messages, which every player loads: only staff previews need these. */
const TEXTS: Readonly<Record<TranslatedLocale, BannerTexts>> = {
  en: {
    label: 'Staff preview',
    shows: 'Previewing {release} as {email} until {time}. Players do not see this.',
    failed: '{release} failed to run. The live version is shown instead.',
    over: 'The preview of {release} has expired. The next page shows the live version.',
    showsContent: 'Showing unpublished content until {time}. Players do not see it.',
    contentOver: 'The content preview has expired. The next page shows the published content.',
    back: 'Exit preview',
  },
  fi: {
    label: 'Henkilökunnan esikatselu',
    shows: 'Esikatselet julkaisua {release} käyttäjänä {email}, {time} asti. Pelaajat eivät näe sitä.',
    failed: '{release} ei käynnistynyt. Sen tilalla näytetään julkaistu versio.',
    over: 'Julkaisun {release} esikatselu on päättynyt. Seuraavalla sivulla näkyy julkaistu versio.',
    showsContent: 'Näytetään julkaisematonta sisältöä {time} asti. Pelaajat eivät näe sitä.',
    contentOver: 'Sisällön esikatselu on päättynyt. Seuraavalla sivulla näkyy julkaistu sisältö.',
    back: 'Lopeta esikatselu',
  },
  et_EE: {
    label: 'Töötajate eelvaade',
    shows: 'Vaatad väljalaske {release} eelvaadet kasutajana {email} kuni {time}. Mängijad seda ei näe.',
    failed: '{release} ei käivitunud. Selle asemel kuvatakse avaldatud versioon.',
    over: 'Väljalaske {release} eelvaade on lõppenud. Järgmisel lehel kuvatakse avaldatud versioon.',
    showsContent: 'Kuvatakse avaldamata sisu kuni {time}. Mängijad seda ei näe.',
    contentOver: 'Sisu eelvaade on lõppenud. Järgmisel lehel kuvatakse avaldatud sisu.',
    back: 'Välju eelvaatest',
  },
  fr_CA: {
    label: 'Aperçu réservé au personnel',
    shows: 'Aperçu de {release} en tant que {email} jusqu’à {time}. Les joueurs ne le voient pas.',
    failed: '{release} n’a pas démarré. La version en service est affichée à la place.',
    over: 'L’aperçu de {release} a expiré. La page suivante affichera la version en service.',
    showsContent: 'Contenu non publié affiché jusqu’à {time}. Les joueurs ne le voient pas.',
    contentOver: 'L’aperçu du contenu a expiré. La page suivante affichera le contenu publié.',
    back: 'Quitter l’aperçu',
  },
  ja: {
    label: 'スタッフ用プレビュー',
    shows: '{release} を {email} として {time} までプレビュー中です。プレイヤーには見えません。',
    failed: '{release} を実行できませんでした。代わりに公開中のバージョンを表示しています。',
    over: '{release} のプレビュー期限が切れました。次のページから公開中のバージョンを表示します。',
    showsContent: '未公開のコンテンツを {time} まで表示しています。プレイヤーには見えません。',
    contentOver: 'コンテンツのプレビュー期限が切れました。次のページから公開中のコンテンツを表示します。',
    back: 'プレビューを終了',
  },
};

export function bannerTexts(
  locale: Locale,
  values: Readonly<Record<'release' | 'email' | 'time', string>>,
): Pick<BannerTexts, 'label' | 'back' | 'shows' | 'failed' | 'over'> {
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

/** Texts of the banner about previewed content. */
export function contentBannerTexts(
  locale: Locale,
  time: string,
): Readonly<Record<'label' | 'back' | 'shows' | 'over', string>> {
  const { label, back, showsContent, contentOver } = TEXTS[messagesLocale(locale)];
  return { label, back, shows: showsContent.replace('{time}', time), over: contentOver };
}
