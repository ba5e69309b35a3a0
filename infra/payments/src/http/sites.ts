import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRouteHandler, type Log, type Route, type Routes } from '@foyer/runtime';

/** Site of this service: merchants have their own address, payers two sites. */
export type Site = 'merchant' | 'pay' | 'bank';

const SITES: Readonly<Record<string, Site>> = { 'pay.localhost': 'pay', 'bank.localhost': 'bank' };

function siteOf(host: string | undefined): Site {
  return SITES[(host ?? '').toLowerCase().replace(/:\d+$/, '')] ?? 'merchant';
}

/** Serves each site only under its own host name, so that they never share an origin. */
export function createSiteHandler(
  routes: Readonly<Record<Site, Routes<Route>>>,
  log: Log,
): (request: IncomingMessage, response: ServerResponse) => void {
  const handlers = {
    merchant: createRouteHandler(routes.merchant, log),
    pay: createRouteHandler(routes.pay, log),
    bank: createRouteHandler(routes.bank, log),
  };
  return (request, response) => handlers[siteOf(request.headers.host)](request, response);
}
