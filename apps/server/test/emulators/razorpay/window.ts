import type { ProviderAnswer, ProviderRequest } from '../provider-server.ts';

interface Payments {
  readonly keyId: string;
  pay(
    ref: string,
    how: { decline?: string },
  ): { paymentId: string; signature: string; reason: string | null };
}

/** The script that lays the window over a shop's page, and the frame inside it. Undefined for any other address. */
export function answerWindow(request: ProviderRequest, payments: Payments): ProviderAnswer | undefined {
  const { method, path, query, body } = request;
  switch (`${method} ${path}`) {
    case 'GET /v1/checkout.js':
      return { status: 200, type: 'text/javascript', body: script };
    case 'GET /v1/checkout/public':
      if (query.get('key') !== payments.keyId) return { status: 401, type: 'text/html', body: 'Unknown key' };
      return { status: 200, type: 'text/html; charset=utf-8', body: frame };
    case 'POST /v1/checkout/public': {
      const { ref, decline } = JSON.parse(body) as { ref: string; decline?: string };
      return { status: 200, body: payments.pay(ref, decline ? { decline } : {}) };
    }
    default:
      return undefined;
  }
}

const script = `{
  const home = new URL(document.currentScript.src).origin;
  window.Razorpay = class {
    constructor(options) {
      this.options = options;
      this.listeners = {};
    }
    on(event, listener) {
      this.listeners[event] = listener;
    }
    open() {
      const { key, order_id, subscription_id, handler, modal } = this.options;
      const ref = order_id ?? subscription_id;
      const frame = document.createElement('iframe');
      frame.title = 'Razorpay Checkout';
      frame.src = home + '/v1/checkout/public?' + new URLSearchParams({ key, ref });
      Object.assign(frame.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', zIndex: 9999, border: '0' });
      const close = () => {
        window.removeEventListener('message', hear);
        frame.remove();
      };
      const hear = ({ origin, data }) => {
        if (origin !== home) return;
        if (data.event === 'failed') return this.listeners['payment.failed']?.({ error: { description: data.reason } });
        close();
        if (data.event === 'closed') return modal?.ondismiss?.();
        handler({
          razorpay_payment_id: data.paymentId,
          razorpay_signature: data.signature,
          ...(order_id ? { razorpay_order_id: ref } : { razorpay_subscription_id: ref }),
        });
      };
      window.addEventListener('message', hear);
      document.body.append(frame);
    }
  };
}`;

const frame = `<!doctype html>
<html lang="en">
<title>Razorpay Checkout</title>
<h1>Razorpay, emulated</h1>
<button data-card="good">Pay</button>
<button data-card="bad">Pay with an empty card</button>
<button data-card="none">Close</button>
<script>
  const ref = new URLSearchParams(location.search).get('ref');
  const tell = (data) => parent.postMessage(data, '*');
  document.addEventListener('click', async ({ target }) => {
    const { card } = target.dataset;
    if (card === 'none') return tell({ event: 'closed' });
    if (!card) return;
    const decline = card === 'bad' ? 'There is not enough money on this card.' : undefined;
    const answer = await fetch(location.pathname, { method: 'POST', body: JSON.stringify({ ref, decline }) });
    const paid = await answer.json();
    tell({ event: paid.reason ? 'failed' : 'paid', ...paid });
  });
</script>
</html>`;
