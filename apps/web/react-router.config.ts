import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'app',
  ssr: true,
  // All routes are known at once: no extra request when a link comes into view.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
    v8_splitRouteModules: false,
  },
} satisfies Config;
