import { vi } from 'vitest';

/** Stands in for the one call that isn't a `fetch`: a test decides how far it is and what it is answered. */
class FakeRequest {
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void; onload?: () => void } =
    {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  status = 0;
  responseText = '';
  aborted = false;
  form: FormData | undefined;
  readonly headers: Record<string, string> = {};

  method = '';
  url = '';

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name] = value;
  }

  send(form: FormData): void {
    this.form = form;
  }

  abort(): void {
    this.aborted = true;
    this.onabort?.();
    this.onloadend?.();
  }

  progress(share: number): void {
    this.upload.onprogress?.({ loaded: share * 100, total: 100 });
    if (share === 1) this.upload.onload?.();
  }

  answer(status: number, body: unknown): void {
    this.status = status;
    this.responseText = JSON.stringify(body);
    this.onload?.();
    this.onloadend?.();
  }

  breakOff(): void {
    this.onerror?.();
    this.onloadend?.();
  }
}

/** All uploads from here on, the first one first. */
export function fakeUploads(): FakeRequest[] {
  const requests: FakeRequest[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends FakeRequest {
      constructor() {
        super();
        requests.push(this);
      }
    },
  );
  return requests;
}
