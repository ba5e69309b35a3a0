import type { TranslatedLocale } from '@foyer/links';
import type { BrandId } from '@foyer/market';

/** An answer that agents insert and may edit before sending. `{brand}` and `{support}` are filled in. */
export interface CannedAnswer {
  readonly id: string;
  /** For agents, in English. */
  readonly title: string;
  readonly texts: Readonly<Record<TranslatedLocale, string>>;
}

export const COMMON_ANSWERS: readonly CannedAnswer[] = [
  {
    id: 'greeting',
    title: 'Greeting',
    texts: {
      en: 'Hello, thanks for contacting {brand}. How can I help?',
      fi: 'Hei, kiitos yhteydenotosta {brand}-asiakaspalveluun. Miten voin auttaa?',
      et_EE: 'Tere! Aitäh, et {brand} klienditoele kirjutasid. Kuidas saan aidata?',
      fr_CA: 'Bonjour et merci d’avoir communiqué avec {brand}. Comment puis-je vous aider?',
      ja: '{brand}サポートへお問い合わせいただきありがとうございます。どのようなご用件でしょうか。',
    },
  },
  {
    id: 'checking',
    title: 'Checking, one moment',
    texts: {
      en: 'Let me check that for you. It’ll take a minute or two.',
      fi: 'Tarkistan asian. Siihen menee minuutti tai kaksi.',
      et_EE: 'Kohe kontrollin. Selleks kulub minut või kaks.',
      fr_CA: 'Je vérifie pour vous. Cela prendra une minute ou deux.',
      ja: '確認いたします。1、2分ほどお待ちください。',
    },
  },
  {
    id: 'withdrawal',
    title: 'Withdrawal in progress',
    texts: {
      en: 'Your withdrawal is being processed. You can follow it under Cashier, Transaction history. We’ll email you once it’s been sent.',
      fi: 'Kotiutustasi käsitellään. Voit seurata sitä kassan tapahtumahistoriassa. Saat sähköpostin, kun kotiutus on lähetetty.',
      et_EE:
        'Sinu väljamakset töödeldakse. Selle olekut näed kassas tehingute ajaloos. Kui makse on saadetud, anname e-kirjaga teada.',
      fr_CA:
        'Votre retrait est en cours de traitement. Vous pouvez le suivre dans l’historique des transactions de la caisse. Nous vous enverrons un courriel dès qu’il sera envoyé.',
      ja: '出金を処理しております。状況はキャッシャーの取引履歴でご確認いただけます。送金が完了しましたらメールでお知らせします。',
    },
  },
  {
    id: 'identity',
    title: 'Identity documents',
    texts: {
      en: 'We don’t accept files in this chat. Please send the requested documents to {support} from the email address of your account.',
      fi: 'Emme vastaanota tiedostoja chatissa. Lähetä pyydetyt asiakirjat osoitteeseen {support} siitä sähköpostiosoitteesta, joka on tililläsi.',
      et_EE:
        'Me ei võta vestluses faile vastu. Palun saada nõutud dokumendid aadressile {support} oma konto e-posti aadressilt.',
      fr_CA:
        'Nous n’acceptons pas de fichiers dans ce clavardage. Veuillez envoyer les documents demandés à {support} depuis l’adresse courriel de votre compte.',
      ja: 'チャットではファイルを受け付けておりません。必要書類は、アカウントに登録されたメールアドレスから {support} までお送りください。',
    },
  },
  {
    id: 'safer-gambling',
    title: 'Safer gambling tools',
    texts: {
      en: 'You can set deposit limits, take a time-out or exclude yourself at any time under Responsible gaming. A time-out takes effect immediately.',
      fi: 'Voit milloin tahansa asettaa talletusrajan, pitää pelitauon tai asettaa itsellesi pelieston kohdassa Vastuullinen pelaaminen. Pelitauko tulee voimaan heti.',
      et_EE:
        'Saad igal ajal seada sissemakselimiidi, teha mängupausi või seada endale mängukeelu jaotises Vastutustundlik mängimine. Mängupaus hakkab kehtima kohe.',
      fr_CA:
        'Vous pouvez en tout temps fixer des limites de dépôt, prendre une pause ou vous autoexclure dans la section Jeu responsable. Une pause prend effet immédiatement.',
      ja: '入金限度額、休止期間、自己排除は「責任あるゲーミング」からいつでも設定いただけます。休止期間の設定は直ちに有効になります。',
    },
  },
  {
    id: 'closing',
    title: 'Anything else?',
    texts: {
      en: 'Is there anything else I can help you with?',
      fi: 'Voinko auttaa vielä jossakin muussa?',
      et_EE: 'Kas saan veel millegagi aidata?',
      fr_CA: 'Puis-je vous aider avec autre chose?',
      ja: 'ほかにお手伝いできることはございますか。',
    },
  },
];

/** Answers of one brand only. */
export const BRAND_ANSWERS: Readonly<Partial<Record<BrandId, readonly CannedAnswer[]>>> = {
  caravel: [
    {
      id: 'interac',
      title: 'Bank transfer times in Canada',
      texts: {
        en: 'Bank transfers in Canada usually arrive within one business day after we send them.',
        fi: 'Pankkisiirrot Kanadassa saapuvat yleensä yhden pankkipäivän kuluessa lähettämisestä.',
        et_EE: 'Kanada pangaülekanded jõuavad kohale tavaliselt ühe tööpäeva jooksul pärast saatmist.',
        fr_CA:
          'Au Canada, les virements bancaires arrivent habituellement dans un délai d’un jour ouvrable après leur envoi.',
        ja: 'カナダの銀行振込は、送金後通常1営業日以内に着金します。',
      },
    },
  ],
};
