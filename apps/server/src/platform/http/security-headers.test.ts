import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { pagePolicy, paymentWindowOf } from './security-headers.ts';

const policyFor = (environment: Record<string, string>) =>
  pagePolicy(["'nonce-x'"], { development: false }, paymentWindowOf(readConfig(environment)));

const directive = (policy: string, name: string) =>
  policy.split('; ').find((part) => part.startsWith(`${name} `));

describe('what may run on our pages', () => {
  it('is only ours while no payment provider has a window there', () => {
    const stripe = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'a', STRIPE_WEBHOOK_SECRET: 'b' };
    for (const policy of [policyFor({}), policyFor(stripe)]) {
      expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-x'");
      expect(directive(policy, 'connect-src')).toBe("connect-src 'self'");
      expect(policy).not.toContain('razorpay');
    }
  });

  it('is also the payment window’s, where there is one', () => {
    const razorpay = {
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_KEY_ID: 'a',
      RAZORPAY_KEY_SECRET: 'b',
      RAZORPAY_WEBHOOK_SECRET: 'c',
    };
    const policy = policyFor(razorpay);
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-x' https://checkout.razorpay.com");
    expect(directive(policy, 'frame-src')).toMatch(
      / https:\/\/checkout\.razorpay\.com https:\/\/api\.razorpay\.com$/,
    );
    expect(directive(policy, 'connect-src')).toBe(
      "connect-src 'self' https://checkout.razorpay.com https://api.razorpay.com https://lumberjack.razorpay.com",
    );
    const elsewhere = policyFor({ ...razorpay, RAZORPAY_CHECKOUT_URL: 'http://127.0.0.1:9/v1/checkout.js' });
    expect(directive(elsewhere, 'script-src')).toBe("script-src 'self' 'nonce-x' http://127.0.0.1:9");
  });
});
