export type VideoSource =
  | { readonly kind: 'frame'; readonly url: string; readonly site: 'YouTube' | 'Vimeo' }
  | { readonly kind: 'file'; readonly url: string }
  | { readonly kind: 'link'; readonly url: string };

const youTubeHosts = ['youtube.com', 'm.youtube.com', 'music.youtube.com', 'youtube-nocookie.com'];
const youTubeId = /^[\w-]{11}$/;

function youTubeVideo(host: string, url: URL): string | undefined {
  const parts = url.pathname.split('/').filter(Boolean);
  let id: string | undefined | null;
  if (host === 'youtu.be') id = parts[0];
  else if (!youTubeHosts.includes(host)) return undefined;
  else if (parts[0] === 'watch') id = url.searchParams.get('v');
  else if (['embed', 'shorts', 'live', 'v'].includes(parts[0] ?? '')) id = parts[1];
  return id && youTubeId.test(id) ? id : undefined;
}

/** Seconds from '90', '90s' or '1m30s'. */
function startSeconds(text: string | null): number {
  const match = /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(text ?? '');
  const [hours, minutes, seconds] = (match ?? []).slice(1).map((part) => Number(part ?? 0));
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0);
}

function vimeoPlayer(host: string, url: URL): string | undefined {
  if (host !== 'vimeo.com' && host !== 'player.vimeo.com') return undefined;
  const [, id, hash] = /\/(\d{5,12})(?:\/([\da-f]{6,16}))?(?:\/|$)/.exec(url.pathname) ?? [];
  const secret = hash ?? url.searchParams.get('h');
  if (!id) return undefined;
  return `https://player.vimeo.com/video/${id}?dnt=1${secret ? `&h=${encodeURIComponent(secret)}` : ''}`;
}

/** How a video solution is played. Nothing where there is none, or where its address isn't one of the web. */
export function videoSource(address: string | null): VideoSource | undefined {
  const text = address?.trim() ?? '';
  const ours = /^\/(?!\/)/.test(text);
  const url = URL.canParse(text, 'https://ours.invalid') ? new URL(text, 'https://ours.invalid') : undefined;
  if (!url || text === '' || (!ours && !/^https?:\/\//i.test(text))) return undefined;
  const host = url.hostname.replace(/^www\./, '');

  const onYouTube = youTubeVideo(host, url);
  if (onYouTube) {
    const start = startSeconds(url.searchParams.get('t') ?? url.searchParams.get('start'));
    const query = `rel=0${start > 0 ? `&start=${start}` : ''}`;
    return {
      kind: 'frame',
      site: 'YouTube',
      url: `https://www.youtube-nocookie.com/embed/${onYouTube}?${query}`,
    };
  }
  const onVimeo = vimeoPlayer(host, url);
  if (onVimeo) return { kind: 'frame', site: 'Vimeo', url: onVimeo };
  if (ours || /\.(mp4|m4v|webm|mov|ogv)$/i.test(url.pathname)) return { kind: 'file', url: text };
  return { kind: 'link', url: text };
}
