import type { Checkout } from '@sevenfold/contract/billing/billing.schema';
import { toast } from '~/ui/toast.ts';
import { somethingWentWrong } from '../api-error.ts';
import { verifyPayment } from './verify-payment.ts';

type Widget = Extract<Checkout, { kind: 'widget' }>;

/** What the provider's script leaves on the page. */
interface ProviderWindow {
  open(): void;
  on(event: 'payment.failed', listener: (failure: { error?: { description?: string } }) => void): void;
}
type ProviderScript = new (options: Record<string, unknown>) => ProviderWindow;

interface Paid {
  readonly razorpay_payment_id: string;
  readonly razorpay_signature: string;
}

const scripts = new Map<string, Promise<ProviderScript>>();

/** The provider insists on its own script from its own address. It is loaded when somebody pays, and once. */
function load(url: string): Promise<ProviderScript> {
  const known = scripts.get(url);
  if (known) return known;
  const loading = new Promise<ProviderScript>((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => {
      const { Razorpay } = window as unknown as { Razorpay?: ProviderScript };
      if (Razorpay) resolve(Razorpay);
      else reject(new Error(`${url} brought no payment window`));
    });
    script.addEventListener('error', () => reject(new Error(`${url} could not be loaded`)));
    document.head.append(script);
  });
  scripts.set(url, loading);
  // Whoever was offline may try again.
  loading.catch(() => scripts.delete(url));
  return loading;
}

/** Resolves with the page to go to when it was paid, with undefined when the window was closed. */
export async function payInWidget(
  provider: string,
  id: string,
  { scriptUrl, options }: Widget,
): Promise<string | undefined> {
  const Window = await load(scriptUrl);
  const kind = 'subscription_id' in options ? 'subscription' : 'order';
  const paid = await new Promise<Paid | undefined>((resolve) => {
    const shown = new Window({
      ...options,
      handler: resolve,
      modal: { ondismiss: () => resolve(undefined) },
    });
    // The window stays open and offers another try; all that is ours to do is to say why.
    shown.on('payment.failed', ({ error }) => toast.error(error?.description ?? somethingWentWrong));
    shown.open();
  });
  if (!paid) return undefined;
  return verifyPayment(provider, {
    id,
    kind,
    paymentId: paid.razorpay_payment_id,
    signature: paid.razorpay_signature,
  });
}
