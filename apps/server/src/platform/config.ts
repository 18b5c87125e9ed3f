import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { z } from 'zod';
import { type Installation, isDemo, isLoopback, maySandboxBeTried } from './demo.policy.ts';
import { plainHost } from './http/host.policy.ts';

const url = (...protocols: string[]) =>
  z.string().refine((value) => URL.canParse(value) && protocols.includes(new URL(value).protocol), {
    error: `must be an address that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
    // Further rules take the address apart, which throws for what isn't one.
    abort: true,
  });

const origin = url('http:', 'https:')
  .refine((value) => new URL(value).pathname === '/' && new URL(value).search === '', {
    error: 'must be an origin such as https://sevenfold.example, without a path',
  })
  .refine((value) => plainHost(new URL(value).hostname) !== undefined, {
    error: 'must name a host that browsers can ask for',
  })
  .transform((value) => new URL(value).origin);

const wholeNumber = (least: number, most: number) =>
  z.coerce
    .number({ error: 'must be a whole number' })
    .int('must be a whole number')
    .min(least, `must be at least ${least}`)
    .max(most, `must be at most ${most}`);

/** What is read over plain http could be anybody's word, unless it never leaves this machine. */
const secureUrl = url('http:', 'https:').refine((value) => isSecureOrLoopback(new URL(value)), {
  error: 'must start with https:// unless it is on a loopback address',
});

export function isSecureOrLoopback({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || isLoopback(plainHost(hostname)?.name ?? '');
}

const partsOf = (list: string): string[] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);

const addressOrRange = z.string().refine((value) => {
  const [address = '', bits, ...rest] = value.split('/');
  return isIP(address) !== 0 && rest.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits));
}, 'must be a comma-separated list of addresses or ranges such as 10.0.0.0/8');

const hostName = z
  .string()
  .refine((value) => plainHost(value)?.port === undefined && plainHost(value) !== undefined, {
    error: 'must be a comma-separated list of host names such as www.sevenfold.example',
    abort: true,
  })
  .transform((value) => plainHost(value)?.name ?? value);

const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'], {
      error: 'must be development, test or production',
    })
    .optional(),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  DATABASE_URL: url('postgres:', 'postgresql:').optional(),
  DATABASE_POOL_SIZE: wholeNumber(2, 200).default(20),
  DATABASE_REPLICA_URLS: z
    .string()
    .transform(partsOf)
    .pipe(z.array(url('postgres:', 'postgresql:')))
    .default([]),
  REPLICA_LAG_SECONDS: wholeNumber(1, 3600).default(5),
  REDIS_URL: url('redis:', 'rediss:').optional(),
  PUBLIC_ORIGIN: origin.optional(),
  ALSO_HOSTS: z.string().transform(partsOf).pipe(z.array(hostName)).default([]),
  PRODUCTION_ORIGIN: origin.default('https://sevenfold.example'),
  TRUSTED_PROXIES: z.string().transform(partsOf).pipe(z.array(addressOrRange)).default([]),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('info'),
  LOG_FORMAT: z.enum(['json', 'pretty'], { error: 'must be json or pretty' }).optional(),
  DEMO_DATA: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  BANK_VARIANTS: wholeNumber(1, 10_000).optional(),
  SHUTDOWN_SECONDS: wholeNumber(1, 300).default(20),
  DRAIN_SECONDS: wholeNumber(0, 120).default(0),
  RATE_LIMIT_SCALE: wholeNumber(1, 100_000).default(1),
  ANSWER_TIME_SCALE: wholeNumber(1, 1000).default(1),
  LOAD_SHEDDING: z.enum(['on', 'off'], { error: 'must be on or off' }).default('on'),
  LINE_PATIENCE_SECONDS: wholeNumber(1, 300).default(20),
  LINE_BYTES_PER_SECOND: wholeNumber(1, 1_000_000).default(500),
  OPEN_REQUESTS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(300),
  CONNECTIONS_PER_ADDRESS: wholeNumber(1, 1_000_000).default(500),
  MOST_CONNECTIONS: wholeNumber(1, 1_000_000).default(10_000),
  SLOW_QUERY_MS: wholeNumber(1, 60_000).default(500),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: secureUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim()))
    .pipe(z.array(z.string().regex(/^[\w-]+=[^\r\n]+$/, 'must be a list such as name=value,other=value')))
    .default([]),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number({ error: 'must be a number from 0 to 1' })
    .min(0, 'must be a number from 0 to 1')
    .max(1, 'must be a number from 0 to 1')
    .default(0.1),
  OTEL_SERVICE_NAME: z.string().min(1).default('sevenfold'),
  SMTP_URL: url('smtp:', 'smtps:').optional(),
  MAIL_FROM: z.string().min(3).default('Sevenfold <hello@sevenfold.example>'),
  SSO_ISSUER: secureUrl.optional(),
  SSO_CLIENT_ID: z.string().min(1).optional(),
  SSO_CLIENT_SECRET: z.string().min(1).optional(),
  SSO_KEYS_URL: secureUrl.optional(),
  SSO_NAME: z.string().min(1).max(40).default('Google'),
  PAYMENT_PROVIDER: z
    .enum(['sandbox', 'razorpay', 'stripe'], { error: 'must be sandbox, razorpay or stripe' })
    .default('sandbox'),
  SANDBOX_OUTSIDE_DEMO: z.enum(['on', 'off'], { error: 'must be on or off' }).default('off'),
  RAZORPAY_KEY_ID: z.string().min(1).optional(),
  RAZORPAY_KEY_SECRET: z.string().min(1).optional(),
  RAZORPAY_WEBHOOK_SECRET: z.string().min(1).optional(),
  RAZORPAY_PLAN_MONTHLY: z.string().min(1).default('dummy_pro'),
  RAZORPAY_PLAN_YEARLY: z.string().min(1).default('dummy_yearly'),
  RAZORPAY_API_URL: secureUrl.default('https://api.razorpay.com'),
  RAZORPAY_CHECKOUT_URL: secureUrl.default('https://checkout.razorpay.com/v1/checkout.js'),
  STRIPE_SECRET_KEY: z.string().min(1).optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(1).optional(),
  STRIPE_PRICE_MONTHLY: z.string().min(1).default('dummy_pro'),
  STRIPE_PRICE_YEARLY: z.string().min(1).default('dummy_yearly'),
  STRIPE_API_URL: secureUrl.default('https://api.stripe.com'),
  S3_ENDPOINT: secureUrl.optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_BUCKET: z.string().min(1).optional(),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  OCR_URL: secureUrl.optional(),
  OCR_KEY: z.string().min(1).optional(),
  CONTENT_SERVICE_URL: secureUrl
    .refine((value) => !value.includes('?') && !value.includes('#'), 'must be an address without a query')
    .transform((value) => value.replace(/\/+$/, ''))
    .optional(),
  CLOCK_AHEAD_SECONDS: wholeNumber(0, 400 * 86_400).default(0),
  SITE_VARIANT: z.enum(['standard', 'yp'], { error: 'must be standard or yp' }).default('standard'),
  SITE_NAME: z.string().min(1).default('Sevenfold'),
  SUPPORT_EMAIL: z.email('must be an e-mail address').default('support@sevenfold.example'),
  SUPPORT_PHONE: z.string().min(5).default('+91 00000 00000'),
  POSTAL_ADDRESS: z.string().min(5).default('Sevenfold Academy, 7 Example Road, Bengaluru, India'),
  CHAT_TUTOR: z.string().min(1).max(40).default('Meera'),
  CHAT_PHONE: z
    .string()
    .refine(
      (value) => value.replaceAll(/\D/g, '').length >= 6,
      'must be a phone number with its country code',
    )
    .optional(),
  BOOK_SESSION_URL: url('http:', 'https:').default('https://forms.sevenfold.example/book-a-session'),
  TRIAL_CLASS_URL: url('http:', 'https:').default('https://forms.sevenfold.example/free-trial-class'),
  CONSULTATION_URL: url('http:', 'https:').default('https://forms.sevenfold.example/free-consultation'),
  DEMO_LESSON_URL: url('http:', 'https:').default('https://forms.sevenfold.example/demo-lesson'),
  ENQUIRY_URL: url('http:', 'https:').default('https://forms.sevenfold.example/enquiry'),
  PARENT_TESTIMONIALS: z.enum(['shown', 'hidden'], { error: 'must be shown or hidden' }).default('hidden'),
});

/** Every variable the product reads. `.env.example` is checked against this list. */
export const environmentNames = Object.keys(environmentSchema.shape);

export class ConfigError extends Error {}

export type Config = ReturnType<typeof readConfig>;

/** Reads and checks the environment once, at the start. Throws one error that names every wrong variable. */
export function readConfig(environment: Record<string, string | undefined>) {
  const given = Object.fromEntries(
    environmentNames.map((name) => [name, environment[name]?.trim() || undefined]),
  );
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues.map((issue) => `${String(issue.path[0])}: ${issue.message}`).join('\n'),
    );
  }
  const env = parsed.data;
  const complaints: string[] = [];
  if (env.NODE_ENV === 'production') {
    if (!env.SMTP_URL) complaints.push('SMTP_URL: is required when NODE_ENV is production');
    if (!env.PUBLIC_ORIGIN) complaints.push('PUBLIC_ORIGIN: is required when NODE_ENV is production');
  }
  if (Boolean(env.SSO_ISSUER) !== Boolean(env.SSO_CLIENT_ID)) {
    complaints.push(
      `${env.SSO_ISSUER ? 'SSO_CLIENT_ID' : 'SSO_ISSUER'}: SSO_ISSUER and SSO_CLIENT_ID are needed together`,
    );
  }
  if (env.NODE_ENV === 'production') {
    if (env.PAYMENT_PROVIDER === 'sandbox') {
      complaints.push('PAYMENT_PROVIDER: must be razorpay or stripe when NODE_ENV is production');
    }
    if (env.CLOCK_AHEAD_SECONDS > 0) complaints.push('CLOCK_AHEAD_SECONDS: is for trying things out only');
  }
  const installation: Installation = {
    nodeEnv: env.NODE_ENV,
    host: env.HOST,
    databaseUrl: env.DATABASE_URL,
    publicOrigin: env.PUBLIC_ORIGIN,
    trustedProxies: env.TRUSTED_PROXIES,
  };
  if (env.SANDBOX_OUTSIDE_DEMO === 'on' && !maySandboxBeTried(installation)) {
    complaints.push(
      'SANDBOX_OUTSIDE_DEMO: is for tests on this machine, with HOST and PUBLIC_ORIGIN on loopback',
    );
  }
  complaints.push(...missingTogether(env));
  if (complaints.length > 0) throw new ConfigError(complaints.join('\n'));

  const demo = isDemo(installation);
  const publicOrigin = env.PUBLIC_ORIGIN ?? `http://localhost:${env.PORT}`;
  return {
    port: env.PORT,
    host: env.HOST,
    dataDir: resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePoolSize: env.DATABASE_POOL_SIZE,
    /** Copies that lag a little. What is read from them is for readers who don't mind. */
    replicas: { urls: env.DATABASE_REPLICA_URLS, mostLagSeconds: env.REPLICA_LAG_SECONDS },
    redisUrl: env.REDIS_URL,
    publicOrigin,
    /** Under which names browsers may ask; undefined where nobody has said what they are. */
    hosts:
      env.NODE_ENV === 'production'
        ? [plainHost(new URL(publicOrigin).hostname)!.name, ...env.ALSO_HOSTS]
        : undefined,
    trustedProxies: env.TRUSTED_PROXIES,
    logLevel: env.LOG_LEVEL,
    /** Undefined: plain lines for a terminal, JSON for everything else. */
    logFormat: env.LOG_FORMAT,
    shutdownSeconds: env.SHUTDOWN_SECONDS,
    /** So long a server that was told to stop still answers, while it says that it shouldn't be asked any more. */
    drainSeconds: env.DRAIN_SECONDS,
    rateLimitScale: env.RATE_LIMIT_SCALE,
    /** So many times longer somebody may wait for an answer: for machines that do much else, as in tests. */
    answerTimeScale: env.ANSWER_TIME_SCALE,
    loadShedding: env.LOAD_SHEDDING === 'on',
    /** How slowly somebody may send or read, and how many connections there may be. */
    lines: {
      patienceMs: env.LINE_PATIENCE_SECONDS * 1000,
      bytesPerSecond: env.LINE_BYTES_PER_SECOND,
      connectionsPerAddress: env.CONNECTIONS_PER_ADDRESS,
      mostConnections: env.MOST_CONNECTIONS,
    },
    /** A class of 40 behind one address, each with the six connections that a browser opens, stays below it. */
    openRequestsPerAddress: env.OPEN_REQUESTS_PER_ADDRESS,
    slowQueryMs: env.SLOW_QUERY_MS,
    /** Where measures can be read, apart from the public port; nowhere unless a port is given. */
    metrics: env.METRICS_PORT === undefined ? undefined : { port: env.METRICS_PORT, host: env.METRICS_HOST },
    /** No traces are taken unless there is somebody to send them to. */
    tracing: env.OTEL_EXPORTER_OTLP_ENDPOINT
      ? {
          endpoint: env.OTEL_EXPORTER_OTLP_ENDPOINT,
          headers: Object.fromEntries(
            env.OTEL_EXPORTER_OTLP_HEADERS.map((part): [string, string] => [
              part.slice(0, part.indexOf('=')),
              part.slice(part.indexOf('=') + 1),
            ]),
          ),
          ratio: env.OTEL_TRACES_SAMPLER_ARG,
          serviceName: env.OTEL_SERVICE_NAME,
        }
      : undefined,
    demo,
    /** Whether the demo accounts get a past. */
    demoData: demo && env.DEMO_DATA === 'on',
    /** How many questions of each design are loaded; all by default. */
    bankVariants: env.BANK_VARIANTS ?? Number.POSITIVE_INFINITY,
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM },
    singleSignOn:
      env.SSO_ISSUER && env.SSO_CLIENT_ID
        ? {
            issuer: env.SSO_ISSUER,
            clientId: env.SSO_CLIENT_ID,
            clientSecret: env.SSO_CLIENT_SECRET,
            keysUrl: env.SSO_KEYS_URL,
            name: env.SSO_NAME,
          }
        : undefined,
    payments: {
      provider: env.PAYMENT_PROVIDER,
      /** Whether the sandbox takes its cards; elsewhere a plan would be had for nothing. */
      sandboxIsOpen: demo || env.SANDBOX_OUTSIDE_DEMO === 'on',
      razorpay: {
        keyId: env.RAZORPAY_KEY_ID ?? '',
        keySecret: env.RAZORPAY_KEY_SECRET ?? '',
        webhookSecret: env.RAZORPAY_WEBHOOK_SECRET ?? '',
        planIds: { platinum: env.RAZORPAY_PLAN_MONTHLY, platinum_yearly: env.RAZORPAY_PLAN_YEARLY },
        apiUrl: env.RAZORPAY_API_URL,
        checkoutUrl: env.RAZORPAY_CHECKOUT_URL,
      },
      stripe: {
        secretKey: env.STRIPE_SECRET_KEY ?? '',
        webhookSecret: env.STRIPE_WEBHOOK_SECRET ?? '',
        planIds: { platinum: env.STRIPE_PRICE_MONTHLY, platinum_yearly: env.STRIPE_PRICE_YEARLY },
        apiUrl: env.STRIPE_API_URL,
      },
    },
    /** Without it, files are kept in the data folder. */
    s3:
      env.S3_ENDPOINT && env.S3_BUCKET && env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            region: env.S3_REGION,
            bucket: env.S3_BUCKET,
            accessKeyId: env.S3_ACCESS_KEY_ID,
            secretAccessKey: env.S3_SECRET_ACCESS_KEY,
          }
        : undefined,
    /** A service that reads the text of images. Without it, that is done here. */
    ocr: env.OCR_URL ? { url: env.OCR_URL, key: env.OCR_KEY } : undefined,
    /** Where posts are read from instead of here: a Payload server, with the path of its calls. */
    contentService: env.CONTENT_SERVICE_URL,
    /** Moves the product's clock, to see what a month brings without waiting for it. */
    clockAheadSeconds: env.CLOCK_AHEAD_SECONDS,
    site: {
      variant: env.SITE_VARIANT,
      name: env.SITE_NAME,
      productionOrigin: env.PRODUCTION_ORIGIN,
      /** Search engines may list pages only where the product is really at home. */
      indexable: publicOrigin === env.PRODUCTION_ORIGIN,
      supportEmail: env.SUPPORT_EMAIL,
      supportPhone: env.SUPPORT_PHONE,
      postalAddress: env.POSTAL_ADDRESS,
      /** Who answers the chat of the home page, and on which number. */
      chatTutor: env.CHAT_TUTOR,
      chatPhone: env.CHAT_PHONE ?? env.SUPPORT_PHONE,
      bookSessionUrl: env.BOOK_SESSION_URL,
      trialClassUrl: env.TRIAL_CLASS_URL,
      consultationUrl: env.CONSULTATION_URL,
      demoLessonUrl: env.DEMO_LESSON_URL,
      enquiryUrl: env.ENQUIRY_URL,
      /** A block of the classes page, for when the academy has words of parents to show. */
      parentTestimonials: env.PARENT_TESTIMONIALS === 'shown',
      singleSignOnName: env.SSO_ISSUER && env.SSO_CLIENT_ID ? env.SSO_NAME : undefined,
      /** Part of the address of every call that moves money. */
      paymentProvider: env.PAYMENT_PROVIDER,
    },
  };
}

/** Settings that make sense only together with others: one without the others is a mistake worth stopping for. */
function missingTogether(env: z.output<typeof environmentSchema>): string[] {
  const needed: (keyof typeof env)[] = [];
  if (env.PAYMENT_PROVIDER === 'razorpay') {
    needed.push('RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET');
  }
  if (env.PAYMENT_PROVIDER === 'stripe') needed.push('STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET');
  const storage = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  if (storage.some((name) => env[name] !== undefined)) needed.push(...storage);
  return needed
    .filter((name) => env[name] === undefined)
    .map((name) => `${name}: is required by the other settings`);
}
