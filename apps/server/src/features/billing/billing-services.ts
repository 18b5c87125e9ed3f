import type { Services } from '../../platform/services.ts';
import type { Gateway } from './gateways/gateway.ts';
import type { OneTimeGoods } from './one-time-goods.ts';

/** What billing needs besides what every feature has. */
export interface BillingServices extends Services {
  readonly gateway: Gateway;
  readonly goods: OneTimeGoods;
}
