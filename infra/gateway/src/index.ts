/**
 * The edge: one brand per host, pages composed per request, released files, and proxies to the services.
 * @packageDocumentation
 */
export { gatewayRoute } from './gatewayRoute.ts';
export { createGateway, type GatewayDependencies } from './createGateway.ts';
export { type HealthCheck } from './health.ts';
