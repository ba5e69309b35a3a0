import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  /** Address at which the request ended after redirects. */
  readonly url: URL;
}

export interface RequestOptions {
  readonly method?: string;
  readonly body?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly followRedirects?: boolean;
}

interface Cookie {
  readonly value: string;
  readonly path: string;
}

const MAX_REDIRECTS = 10;

/**
 * A minimal browser with forms, cookies and redirects: Node cannot resolve `*.localhost`, and `fetch` drops
 * `host`.
 */
export class Visitor {
  readonly cookies = new Map<string, Cookie>();
  readonly headers: Record<string, string> = {};
  page: Reply | undefined;
  readonly #port: number;
  readonly origin: string;

  constructor(port: number, hostName = '127.0.0.1') {
    this.#port = port;
    this.origin = `http://${hostName}:${port}`;
  }

  /** Follows redirects within the realm and stops at the client's own addresses. */
  async open(target: string, options: RequestOptions = {}): Promise<Reply> {
    let url = new URL(target, this.page?.url ?? this.origin);
    let reply = await this.#send(url, options);
    for (let hop = 0; hop < MAX_REDIRECTS && options.followRedirects !== false; hop += 1) {
      const location = reply.headers.location;
      if (reply.status < 300 || reply.status >= 400 || location === undefined) break;
      url = new URL(location, url);
      if (!url.pathname.startsWith('/realms/')) return (this.page = { ...reply, url });
      reply = await this.#send(url, {});
    }
    return (this.page = reply);
  }

  /** Submits the page's form whose action has this ending, with its hidden fields. */
  submit(
    actionEnd: string,
    values: Readonly<Record<string, string>> = {},
    options: RequestOptions = {},
  ): Promise<Reply> {
    const form = formsOf(this.page?.text ?? '').find(({ action }) => action.endsWith(actionEnd));
    if (!form)
      throw new Error(
        `No form has an action that ends in ${actionEnd} on ${this.page?.url.href ?? 'no page'}: ${visibleText(this.page?.text ?? '').slice(0, 400)}`,
      );
    return this.post(form.action, { ...form.hidden, ...values }, options);
  }

  post(
    action: string,
    values: Readonly<Record<string, string>>,
    options: RequestOptions = {},
  ): Promise<Reply> {
    return this.open(action, {
      method: 'POST',
      body: new URLSearchParams(values).toString(),
      ...options,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        origin: this.origin,
        ...options.headers,
      },
    });
  }

  #send(url: URL, { method = 'GET', body, headers = {} }: RequestOptions): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const cookie = this.#cookieHeader(url.pathname);
      const request = httpRequest(
        {
          host: '127.0.0.1',
          port: this.#port,
          method,
          path: `${url.pathname}${url.search}`,
          headers: {
            host: url.host,
            accept: 'text/html',
            ...this.headers,
            ...(cookie === '' ? {} : { cookie }),
            ...headers,
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            this.#keep(response.headers['set-cookie'] ?? []);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
              url,
            });
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  #cookieHeader(path: string): string {
    return [...this.cookies]
      .filter(([, cookie]) => path.startsWith(cookie.path))
      .map(([name, { value }]) => `${name}=${value}`)
      .join('; ');
  }

  #keep(headers: readonly string[]): void {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(/;\s*/);
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
      const isRedirect =
        value === '' ||
        attributes.some((attribute) => /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(attribute));
      if (isRedirect) this.cookies.delete(name);
      else this.cookies.set(name, { value, path });
    }
  }
}

interface Form {
  readonly action: string;
  readonly hidden: Readonly<Record<string, string>>;
}

export function formsOf(markup: string): readonly Form[] {
  return [...markup.matchAll(/<form([^>]*)>([\s\S]*?)<\/form>/g)].map(([, attributes = '', body = '']) => ({
    action: decode(/action="([^"]*)"/.exec(attributes)?.[1] ?? ''),
    hidden: Object.fromEntries(
      [...body.matchAll(/<input type="hidden" name="([^"]+)"(?: value="([^"]*)")?/g)].map(
        ([, name = '', value = '']) => [name, decode(value)],
      ),
    ),
  }));
}

/** The visible text of a page. */
export function visibleText(markup: string): string {
  return decode(
    markup
      .replace(/<head>[\s\S]*<\/head>/, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' '),
  ).trim();
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}
