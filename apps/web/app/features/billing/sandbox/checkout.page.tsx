import type { SandboxCheckout } from '@sevenfold/contract/billing/sandbox.endpoints';
import { FlaskConical, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { data, Link } from 'react-router';
import { ApiError } from '~/lib/api-error.ts';
import { returnPath } from '~/lib/checkout/verify-payment.ts';
import { longDate } from '~/lib/dates.ts';
import { pageMetadata, titled } from '~/lib/metadata.ts';
import { money } from '~/lib/money.ts';
import { apiOnServer } from '~/lib/server-api.ts';
import { ButtonLink } from '~/ui/button.tsx';
import type { Route } from './+types/checkout.page.ts';
import { emptyCard } from './card-form.rules.ts';
import { CardForm } from './card-form.tsx';
import { ChallengeForm } from './challenge-form.tsx';
import styles from './checkout.module.css';
import { useSandboxPayment } from './use-sandbox-payment.ts';

interface Loaded {
  /** Undefined for an address that the sandbox didn't give out. */
  readonly checkout: SandboxCheckout | undefined;
}

export async function loader({ params, context }: Route.LoaderArgs) {
  if (context.site.paymentProvider !== 'sandbox') throw data(null, { status: 404 });
  try {
    const checkout = await apiOnServer(context, 'GET /api/sandbox/checkouts/:ref', {
      params: { ref: params.ref ?? '' },
    });
    return data<Loaded>({ checkout });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500) throw error;
    return data<Loaded>({ checkout: undefined }, { status: 404 });
  }
}

export const meta = (args: Route.MetaArgs) =>
  pageMetadata(
    {
      title: titled('Sandbox checkout'),
      description: 'A page to try payments on. No money moves.',
      path: '/sandbox/checkout',
      noIndex: true,
    },
    args,
  );

/** Stands where a provider's page would: with a look of its own, and open to whoever knows its address. */
export default function SandboxCheckoutPage({ loaderData }: Route.ComponentProps) {
  const { checkout } = loaderData;
  return (
    <div className={styles.page} data-stands-alone>
      <p className={styles.mark}>
        <FlaskConical aria-hidden="true" />
        Sandbox – no money moves
      </p>
      {checkout ? <Checkout key={checkout.ref} checkout={checkout} /> : <Unknown />}
    </div>
  );
}

function Unknown() {
  return (
    <Notice title="There is nothing to pay here" alone>
      <p>The address may be mistyped, or the purchase was given up.</p>
      <ButtonLink to="/pricing" variant="secondary">
        Back to the plans
      </ButtonLink>
    </Notice>
  );
}

function Checkout({ checkout }: { checkout: SandboxCheckout }) {
  const payment = useSandboxPayment(checkout);
  const price = money(checkout.amount, checkout.currency);
  const { step } = payment;
  return (
    <div className={styles.checkout}>
      <section className={styles.summary} aria-label="What you pay for">
        <h1>{checkout.description}</h1>
        <p className={styles.amount}>{price}</p>
        <p className={styles.payer}>
          {checkout.starts_at
            ? `Nothing today. First charged on ${longDate(checkout.starts_at)}, then renews until you cancel`
            : checkout.kind === 'subscription'
              ? 'Renews until you cancel'
              : 'Paid once'}
        </p>
        <p className={styles.payer}>{checkout.email}</p>
      </section>
      <div className={styles.pane}>
        {step.at === 'finishing' && (
          <Notice title="Paid">
            <p role="status">Thank you. We are taking you back…</p>
          </Notice>
        )}
        {step.at === 'not confirmed' && (
          <Notice title="Paid, but not confirmed yet">
            <p role="alert">{step.reason}</p>
            <ButtonLink to={returnPath(checkout.ref)}>See where this payment stands</ButtonLink>
          </Notice>
        )}
        {(step.at === 'card' || step.at === 'challenge') && (
          <OpenCheckout checkout={checkout} price={price} payment={payment} />
        )}
      </div>
    </div>
  );
}

type OpenCheckoutProps = {
  checkout: SandboxCheckout;
  price: string;
  payment: ReturnType<typeof useSandboxPayment>;
};

function OpenCheckout({ checkout, price, payment }: OpenCheckoutProps) {
  const [card, setCard] = useState(emptyCard);
  const { step, problem, busy, pay, backToCard } = payment;
  if (checkout.status === 'paid') {
    return (
      <Notice title="This has been paid">
        <p>There is nothing left to do here.</p>
        <ButtonLink to={returnPath(checkout.ref)} replace>
          Continue
        </ButtonLink>
      </Notice>
    );
  }
  if (checkout.status === 'cancelled') {
    return (
      <Notice title="This purchase was closed">
        <p>Nothing was paid. You can begin again whenever you like.</p>
        <ButtonLink to={checkout.cancel_url} replace variant="secondary">
          Go back
        </ButtonLink>
      </Notice>
    );
  }
  return (
    <>
      {step.at === 'challenge' ? (
        <ChallengeForm
          hint={step.hint}
          busy={busy}
          problem={problem}
          onAnswer={(code) => void pay(card, code)}
          onBack={backToCard}
        />
      ) : (
        <CardForm
          card={card}
          onChange={setCard}
          action={checkout.starts_at ? 'Confirm card' : `Pay ${price}`}
          busy={busy}
          problem={problem}
          onPay={() => void pay(card)}
        />
      )}
      <Link to={checkout.cancel_url} replace className={styles.close}>
        <X aria-hidden="true" />
        Close window
      </Link>
    </>
  );
}

type NoticeProps = {
  title: string;
  /** Without the summary, which has the page's heading. */
  alone?: boolean;
  children: ReactNode;
};

function Notice({ title, alone = false, children }: NoticeProps) {
  const Heading = alone ? 'h1' : 'h2';
  return (
    <div className={styles.notice}>
      <Heading>{title}</Heading>
      {children}
    </div>
  );
}
