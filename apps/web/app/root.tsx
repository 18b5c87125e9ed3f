import './ui/global.css';
import './shell/audience.css';
import { isLeftOut } from '@sevenfold/contract/site/variant.rules';
import { useEffect } from 'react';
import { data, Links, Meta, Outlet, Scripts, ScrollRestoration } from 'react-router';
import type { Route } from './+types/root.ts';
import { startAuthSync } from './lib/auth/auth-sync.ts';
import { authScript } from './lib/auth/head-script.ts';
import { firstSightScript } from './lib/first-sight.ts';
import { useNonce } from './lib/nonce.ts';
import { usePageHandle } from './lib/page-handle.ts';
import { RootErrorPage } from './shell/error.page.tsx';
import { ScriptsAfterPaint } from './shell/scripts-after-paint.tsx';
import { preloadedFonts } from './ui/fonts.ts';
import { themeScript } from './ui/theme.ts';

const headScript = `${themeScript}${firstSightScript}${authScript}`;

export function loader({ request, context }: Route.LoaderArgs) {
  if (isLeftOut(context.site.variant, new URL(request.url).pathname)) throw data(null, { status: 404 });
  return { site: context.site, demo: context.demo };
}

/** The installation's facts don't change while somebody browses. */
export const shouldRevalidate = () => false;

export function Layout({ children }: { children: React.ReactNode }) {
  const nonce = useNonce();
  const script = `${headScript};${usePageHandle()?.headScript ?? ''}`;
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta property="csp-nonce" nonce={nonce} suppressHydrationWarning />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constants, allowed by the nonce */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: script }} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/site.webmanifest" />
        <meta name="theme-color" content="#fbfaf7" media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content="#100f17" media="(prefers-color-scheme: dark)" />
        {preloadedFonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="anonymous" />
        ))}
        <Meta />
        {/* While developing, a link carries the nonce too, and browsers hide it from hydration; style-src 'self' will do. */}
        <Links nonce={import.meta.env.DEV ? '' : nonce} />
      </head>
      <body>
        {children}
        <ScrollRestoration nonce={nonce} />
        {/* Hot reload needs the router's own. */}
        {import.meta.env.DEV ? <Scripts nonce={nonce} /> : <ScriptsAfterPaint nonce={nonce} />}
      </body>
    </html>
  );
}

export default function Root() {
  useEffect(startAuthSync, []);
  return <Outlet />;
}

export { RootErrorPage as ErrorBoundary };
