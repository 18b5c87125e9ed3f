import * as auth from './accounts/auth.endpoints.ts';
import * as profile from './accounts/profile.endpoints.ts';
import type { Endpoint } from './platform/endpoint.ts';
import * as health from './platform/health.endpoints.ts';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'access' in value;

/** Every endpoint of the product, feature by feature. The OpenAPI document is made from this list. */
export const allEndpoints: readonly Endpoint[] = [health, auth, profile].flatMap((feature) =>
  Object.values(feature).filter(isEndpoint),
);
