import type { EndpointsByKey } from '@sevenfold/contract/endpoints';
import type {
  GivenBodyOf,
  GivenParamsOf,
  GivenQueryOf,
  ResponseOf,
} from '@sevenfold/contract/platform/endpoint';

export type EndpointKey = keyof EndpointsByKey;

type Given<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [Key in Name]?: undefined }
  : { readonly [Key in Name]: Value };

/** The parts of a call that its endpoint declares: those and no others. */
export type CallParts<Key extends EndpointKey> = Given<'params', GivenParamsOf<EndpointsByKey[Key]>> &
  Given<'query', GivenQueryOf<EndpointsByKey[Key]>> &
  Given<'body', GivenBodyOf<EndpointsByKey[Key]>>;

export type Answer<Key extends EndpointKey> = ResponseOf<EndpointsByKey[Key]>;

/** Parts may be left out altogether where an endpoint declares none. */
export type CallArguments<Key extends EndpointKey> =
  Record<never, never> extends CallParts<Key> ? [parts?: CallParts<Key>] : [parts: CallParts<Key>];

interface LooseParts {
  readonly params?: Record<string, unknown> | undefined;
  readonly query?: Record<string, unknown> | undefined;
  readonly body?: unknown;
}

/** 'GET /api/user/devices/:id' and its parts, as what goes over the wire. */
export function wireForm(key: string, parts: LooseParts = {}) {
  const [method = 'GET', pattern = ''] = key.split(' ', 2);
  const path = pattern.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(parts.params?.[name])),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(parts.query ?? {})) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item !== undefined) query.append(name, String(item));
    }
  }
  const search = query.toString();
  return { method, url: search ? `${path}?${search}` : path, body: parts.body };
}
