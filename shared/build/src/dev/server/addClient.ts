/** A script that development adds to a page. */
export interface PageScript {
  readonly path: string;
  readonly integrity: string;
}

/** Paths of the development server itself. */
export const DEVELOPMENT_PATH = '/__foyer-dev/';

const NONCE = /'nonce-([^']+)'/;
const FILES = /script-src (https?:\/\/[^\s/]+)\/assets\//;

/** Headers of a page that also allow the files of the development server. */
export function developmentHeaders(
  headers: Readonly<Record<string, string | string[] | undefined>>,
): Record<string, string | string[] | undefined> {
  const policy = headers['content-security-policy'];
  return {
    ...headers,
    ...(typeof policy === 'string' && {
      'content-security-policy': policy.replace(
        FILES,
        (rule, origin: string) => `${rule} ${origin}${DEVELOPMENT_PATH}`,
      ),
    }),
    // webpack loads hot updates without a hash
    'integrity-policy': undefined,
    'content-length': undefined,
  };
}

/** The page with the script before its first one, with the nonce and a hash like every other script. */
export function withScript(html: string, policy: string | undefined, script: PageScript): string {
  const nonce = NONCE.exec(policy ?? '')?.[1];
  if (nonce === undefined) return html;
  const tag = `<script nonce="${nonce}" src="${script.path}" integrity="${script.integrity}" crossorigin="anonymous"></script>`;
  return html.replace(/<head>/i, (start) => `${start}${tag}`);
}

/** True for a page of the shell; other documents are frames, text pages and pages of the identity server. */
export function isShellPage(html: string): boolean {
  return /<script defer[^>]* data-shell/.test(html);
}

/** Without the preloads of an application whose scripts are loaded without integrity: they would be loaded twice. */
export function withoutPreloads(html: string, app: string): string {
  return html.replace(new RegExp(`<link rel="preload" as="script" href="/assets/${app}/[^>]*>`, 'g'), '');
}
