import { describe, expect, it } from 'vitest';
import { readConfig } from '../config.ts';
import { fileOriginsOf, imageOriginsOf, pagePolicy, paymentWindowOf } from './security-headers.ts';

function policyFor(environment: Record<string, string>) {
  const config = readConfig(environment);
  return pagePolicy(
    ["'nonce-x'"],
    { development: false },
    paymentWindowOf(config),
    fileOriginsOf(config),
    imageOriginsOf(config),
  );
}

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

  it('shows pictures of the content service, where there is one', () => {
    expect(directive(policyFor({}), 'img-src')).toBe("img-src 'self' data: blob:");
    const policy = policyFor({ CONTENT_SERVICE_URL: 'https://content.elsewhere.example/api/' });
    expect(directive(policy, 'img-src')).toBe("img-src 'self' data: blob: https://content.elsewhere.example");
  });

  it('may fetch files from where they are kept', () => {
    const policy = policyFor({
      S3_ENDPOINT: 'https://s3.elsewhere.example/path',
      S3_BUCKET: 'a',
      S3_ACCESS_KEY_ID: 'b',
      S3_SECRET_ACCESS_KEY: 'c',
    });
    expect(directive(policy, 'connect-src')).toBe("connect-src 'self' https://s3.elsewhere.example");
    expect(directive(policy, 'script-src')).toBe("script-src 'self' 'nonce-x'");
  });

  it('is also the payment window’s, where there is one', () => {
    const razorpay = {
      PAYMENT_PROVIDER: 'razorpay',
      RAZORPAY_KEY_ID: 'a',
      RAZORPAY_KEY_SECRET: 'b',
      RAZORPAY_WEBHOOK_SECRET: 'c',
    };
    const policy = policyFor(razorpay);
    expect(directive(policy, 'script-src')).toBe(
      "script-src 'self' 'nonce-x' https://checkout.razorpay.com https://cdn.razorpay.com",
    );
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
