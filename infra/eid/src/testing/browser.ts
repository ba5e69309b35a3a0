import { request as httpRequest } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly text: string;
  readonly location: string | undefined;
  /** The header that reloads a page. */
  readonly refresh: string | undefined;
  readonly url: URL;
}

const MAX_REDIRECTS = 8;

/** A browser without scripts for the hosts of one port: cookies by host and path, forms, redirects. */
export class Browser {
  readonly #cookies = new Map<string, { value: string; path: string }>();
  readonly #port: number;
  page: Reply | undefined;

  constructor(port: number) {
    this.#port = port;
  }

  /** Follows redirects within the port's hosts and stops at any other address. */
  async open(target: string, form?: Readonly<Record<string, string>>): Promise<Reply> {
    let url = new URL(target, this.page?.url);
    let reply = await this.#send(url, form);
    for (let hop = 0; hop < MAX_REDIRECTS && reply.location !== undefined; hop += 1) {
      url = new URL(reply.location, url);
      if (Number(url.port) !== this.#port) return (this.page = { ...reply, url });
      reply = await this.#send(url);
    }
    return (this.page = reply);
  }

  /** Submits the page's form with this action and its hidden fields. */
  submit(actionEnd: string, values: Readonly<Record<string, string>> = {}): Promise<Reply> {
    const form = [
      ...(this.page?.text ?? '').matchAll(/<form method="post" action="([^"]*)">([\s\S]*?)<\/form>/g),
    ].find(([, action = '']) => action.endsWith(actionEnd));
    if (!form) throw new Error(`No form has an action that ends in ${actionEnd}: ${this.text()}`);
    const hidden = Object.fromEntries(
      [...(form[2] ?? '').matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
        ([, name = '', value = '']) => [name, value],
      ),
    );
    return this.open(form[1] ?? '', { ...hidden, ...values });
  }

  /** The visible text of the page. */
  text(): string {
    return (this.page?.text ?? '')
      .replace(/<head>[\s\S]*<\/head>/, '')
      .replace(/<[^>]+>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim();
  }

  #send(url: URL, form?: Readonly<Record<string, string>>): Promise<Reply> {
    const body = form && new URLSearchParams(form).toString();
    return new Promise((resolve, reject) => {
      const cookie = [...this.#cookies]
        .filter(([name, { path }]) => name.startsWith(`${url.hostname} `) && url.pathname.startsWith(path))
        .map(([name, { value }]) => `${name.slice(url.hostname.length + 1)}=${value}`)
        .join('; ');
      const request = httpRequest(
        {
          host: '127.0.0.1',
          port: this.#port,
          method: body === undefined ? 'GET' : 'POST',
          path: `${url.pathname}${url.search}`,
          headers: {
            host: url.host,
            'accept-language': 'en',
            ...(cookie !== '' && { cookie }),
            ...(body !== undefined && {
              origin: url.origin,
              'content-type': 'application/x-www-form-urlencoded',
              'content-length': String(Buffer.byteLength(body)),
            }),
          },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            this.#keep(url.hostname, response.headers['set-cookie'] ?? []);
            resolve({
              status: response.statusCode ?? 0,
              text: Buffer.concat(chunks).toString('utf8'),
              location: response.headers.location,
              refresh: response.headers['refresh']?.toString(),
              url,
            });
          });
        },
      );
      request.on('error', reject);
      request.end(body);
    });
  }

  #keep(host: string, headers: readonly string[]): void {
    for (const header of headers) {
      const [pair = '', ...attributes] = header.split(/;\s*/);
      const at = pair.indexOf('=');
      const name = `${host} ${pair.slice(0, at)}`;
      const path = attributes.find((attribute) => /^path=/i.test(attribute))?.slice('path='.length) ?? '/';
      const isDeleted = attributes.some((attribute) =>
        /^max-age=0$|^expires=Thu, 01 Jan 1970/i.test(attribute),
      );
      if (isDeleted) this.#cookies.delete(name);
      else this.#cookies.set(name, { value: pair.slice(at + 1), path });
    }
  }
}
