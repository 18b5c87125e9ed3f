import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  build: {
    // An inlined font or script would break the content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
});
