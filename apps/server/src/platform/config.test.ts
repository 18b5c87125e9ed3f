import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, environmentNames, readConfig } from './config.ts';

const complaintsOf = (environment: Record<string, string>): string => {
  try {
    readConfig(environment);
    return '';
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError);
    return (error as Error).message;
  }
};

const production = { NODE_ENV: 'production', SMTP_URL: 'smtp://m', PUBLIC_ORIGIN: 'https://a.example' };
const stripe = { PAYMENT_PROVIDER: 'stripe', STRIPE_SECRET_KEY: 'x', STRIPE_WEBHOOK_SECRET: 'x' };

describe('a wrong value stops the start and names the variable', () => {
  it.each([
    ['PORT', 'three'],
    ['PORT', '70000'],
    ['PORT', '-1'],
    ['PORT', '80.5'],
    ['NODE_ENV', 'staging'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_URL', 'localhost'],
    ['DATABASE_POOL_SIZE', '0'],
    ['PUBLIC_ORIGIN', 'sevenfold.example'],
    ['PUBLIC_ORIGIN', 'https://sevenfold.example/app'],
    ['PUBLIC_ORIGIN', 'ftp://sevenfold.example'],
    ['PUBLIC_ORIGIN', "https://seven'fold.example"],
    ['TRUSTED_PROXIES', 'everyone'],
    ['LOG_FORMAT', 'xml'],
    ['DEMO_DATA', 'some'],
    ['BANK_VARIANTS', '0'],
    ['TRUSTED_PROXIES', '10.0.0.0/8, nonsense'],
    ['ALSO_HOSTS', 'www.sevenfold.example, https://sevenfold.example'],
    ['ALSO_HOSTS', 'www.sevenfold.example:443'],
    ['SANDBOX_OUTSIDE_DEMO', 'perhaps'],
    ['LOG_LEVEL', 'loud'],
    ['SMTP_URL', 'http://mail.example'],
    ['SSO_ISSUER', 'not an address'],
    ['SSO_ISSUER', 'http://issuer.example'],
    ['SITE_VARIANT', 'other'],
    ['SUPPORT_EMAIL', 'nobody'],
    ['RATE_LIMIT_SCALE', '0'],
    ['BOOK_SESSION_URL', 'javascript:alert(1)'],
    ['METRICS_PORT', 'metrics'],
    ['SLOW_QUERY_MS', '0'],
    ['LOAD_SHEDDING', 'maybe'],
    ['LINE_PATIENCE_SECONDS', '0'],
    ['LINE_BYTES_PER_SECOND', 'slow'],
    ['OPEN_REQUESTS_PER_ADDRESS', '0'],
    ['CONNECTIONS_PER_ADDRESS', '-1'],
    ['MOST_CONNECTIONS', '0'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://collector.example:4318'],
    ['OTEL_EXPORTER_OTLP_HEADERS', 'a secret'],
    ['OTEL_TRACES_SAMPLER_ARG', '2'],
  ])('%s=%s', (name, value) => {
    expect(complaintsOf({ [name]: value })).toMatch(new RegExp(`^${name}: `, 'm'));
  });

  it('names all of them at once', () => {
    const complaints = complaintsOf({ PORT: 'x', LOG_LEVEL: 'y', SITE_VARIANT: 'z' });
    expect(complaints.split('\n').map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'LOG_LEVEL',
      'SITE_VARIANT',
    ]);
  });

  it('half a single sign-on is a mistake', () => {
    expect(complaintsOf({ SSO_ISSUER: 'https://issuer.example' })).toMatch(/^SSO_CLIENT_ID: /);
    expect(complaintsOf({ SSO_CLIENT_ID: 'x' })).toMatch(/^SSO_ISSUER: /);
  });

  it('production needs a mail server, its own address and a real payment provider', () => {
    const complaints = complaintsOf({ NODE_ENV: 'production' });
    expect(complaints).toContain('SMTP_URL: ');
    expect(complaints).toContain('PUBLIC_ORIGIN: ');
    expect(complaints).toContain('PAYMENT_PROVIDER: ');
  });

  it('production has no clock of its own', () => {
    expect(complaintsOf({ ...production, ...stripe, CLOCK_AHEAD_SECONDS: '60' })).toMatch(
      /^CLOCK_AHEAD_SECONDS: /,
    );
  });

  it.each([
    [{ PAYMENT_PROVIDER: 'stripe' }, 'STRIPE_SECRET_KEY'],
    [
      { PAYMENT_PROVIDER: 'razorpay', RAZORPAY_KEY_ID: 'x', RAZORPAY_KEY_SECRET: 'x' },
      'RAZORPAY_WEBHOOK_SECRET',
    ],
    [{ S3_BUCKET: 'sheets' }, 'S3_ENDPOINT'],
  ])('%j says too little', (environment, missing) => {
    expect(complaintsOf(environment)).toContain(`${missing}: is required by the other settings`);
  });
});

describe('without any variable', () => {
  it('listens on loopback, with everything in ./data', () => {
    expect(readConfig({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: expect.stringMatching(/\/data$/),
      publicOrigin: 'http://localhost:3000',
      databaseUrl: undefined,
      demo: true,
    });
  });

  it('takes an empty value for none', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({ port: 3000, databaseUrl: undefined });
  });
});

it('shows the words of parents only where that is asked for', () => {
  const shown = (environment: Record<string, string>) => readConfig(environment).site.parentTestimonials;
  expect(shown({})).toBe(false);
  expect(shown({ PARENT_TESTIMONIALS: 'shown' })).toBe(true);
});

describe('the demo exists only where nobody else can reach it', () => {
  it.each([
    [{}, true],
    [{ HOST: 'localhost' }, true],
    [{ HOST: '::1' }, true],
    [{ HOST: '0.0.0.0' }, false],
    [{ HOST: '192.168.0.2' }, false],
    [{ DATABASE_URL: 'postgres://localhost/x' }, false],
    [{ ...production, ...stripe }, false],
    [{ NODE_ENV: 'development' }, true],
    [{ PUBLIC_ORIGIN: 'https://sevenfold.example' }, false],
    [{ TRUSTED_PROXIES: '127.0.0.1' }, false],
  ])('%j: %s', (environment, demo) => {
    expect(readConfig(environment)).toMatchObject({ demo, demoData: demo });
    expect(readConfig({ ...environment, DEMO_DATA: 'off' })).toMatchObject({ demo, demoData: false });
  });
});

describe('the sandbox takes its cards in the demo', () => {
  it.each([
    [{}, true],
    [{ DATABASE_URL: 'postgres://localhost/x' }, false],
    [{ PUBLIC_ORIGIN: 'https://sevenfold.example' }, false],
    [{ TRUSTED_PROXIES: '127.0.0.1' }, false],
    [{ HOST: '0.0.0.0' }, false],
    [{ DATABASE_URL: 'postgres://localhost/x', SANDBOX_OUTSIDE_DEMO: 'on' }, true],
  ])('%j: %s', (environment, sandboxIsOpen) => {
    expect(readConfig(environment).payments.sandboxIsOpen).toBe(sandboxIsOpen);
  });

  it.each<Record<string, string>>([
    { HOST: '0.0.0.0' },
    { PUBLIC_ORIGIN: 'https://sevenfold.example' },
    { ...production, ...stripe },
  ])('and nobody can leave it open for others: %j', (environment) => {
    expect(complaintsOf({ ...environment, SANDBOX_OUTSIDE_DEMO: 'on' })).toMatch(/^SANDBOX_OUTSIDE_DEMO: /m);
  });
});

describe('in production only our own names are answered', () => {
  it.each([
    [{}, undefined],
    [{ PUBLIC_ORIGIN: 'https://a.example' }, undefined],
    [{ ...production, ...stripe }, ['a.example']],
    [{ ...production, ...stripe, ALSO_HOSTS: 'WWW.a.example, [::1]' }, ['a.example', 'www.a.example', '::1']],
  ])('%j: %j', (environment, hosts) => {
    expect(readConfig(environment).hosts).toEqual(hosts);
  });
});

describe('search engines may list pages only on the production origin', () => {
  it.each([
    [{}, false],
    [{ PUBLIC_ORIGIN: 'https://sevenfold.example' }, true],
    [{ PUBLIC_ORIGIN: 'https://preview.sevenfold.example' }, false],
    [{ PUBLIC_ORIGIN: 'http://sevenfold.example' }, false],
    [{ PUBLIC_ORIGIN: 'https://a.example', PRODUCTION_ORIGIN: 'https://a.example' }, true],
  ])('%j: %s', (environment, indexable) => {
    expect(readConfig(environment).site.indexable).toBe(indexable);
  });
});

it('.env.example lists every variable, and no other', () => {
  const example = readFileSync(new URL('../../../../.env.example', import.meta.url), 'utf8');
  const listed = [...example.matchAll(/^#?\s?([A-Z][A-Z0-9_]+)=/gm)].map((match) => match[1]);
  expect(listed.toSorted()).toEqual(environmentNames.toSorted());
});
