/** What the server hands to each page's loader. */
export interface PageContext {
  readonly nonce: string;
  readonly site: Site;
  readonly demo: boolean;
  /** Writes an unexpected error to the server's log, with the id of this request. */
  readonly reportError: (error: unknown) => void;
  /** Calls the API without a network hop: the same routes, the same checks. */
  readonly callApi: (method: string, url: string, body?: unknown) => Promise<ApiAnswer>;
}

/** As much of a web `Response` as a loader reads; the contract stands without the browser's types. */
export interface ApiAnswer {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  json(): Promise<unknown>;
}

/** The configured facts about this installation that pages show. Nothing in it is secret. */
export interface Site {
  readonly variant: 'standard' | 'yp';
  readonly name: string;
  readonly productionOrigin: string;
  readonly indexable: boolean;
  readonly supportEmail: string;
  readonly supportPhone: string;
  readonly postalAddress: string;
  /** Who answers the chat of the home page, and on which number. */
  readonly chatTutor: string;
  readonly chatPhone: string;
  readonly bookSessionUrl: string;
  readonly trialClassUrl: string;
  readonly consultationUrl: string;
  readonly demoLessonUrl: string;
  readonly enquiryUrl: string;
  readonly parentTestimonials: boolean;
  readonly singleSignOnName: string | undefined;
  /** Part of the address of every call that moves money. */
  readonly paymentProvider: 'sandbox' | 'razorpay' | 'stripe';
}
