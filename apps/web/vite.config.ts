import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';

/**
 * Left alone, every shared module becomes a file of its own, and a page asks for thirty of them. What each page
 * needs anyway travels in two: one that changes with our dependencies, one that changes with us.
 */
const sharedFiles = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler|zustand|cookie|turbo-stream)\//,
  },
  {
    name: 'bank',
    test: /apps\/web\/app\/lib\/bank\/(bank-address|topic-tree|question-marks|use-reload-as)|contract\/src\/questions\/question|app\/features\/questions\/list-of|app\/ui\/breadcrumbs\.tsx/,
  },
  {
    name: 'shell',
    test: /apps\/web\/app\/(lib\/(?!query|bank\/(bank-address|topic-tree|question-marks|use-reload-as))|shell\/(?!in-preparation))|app\/ui\/(avatar|badge|button|logo|page|skeleton|theme|theme-toggle|toast)\.|lucide-react\/dist\/esm\/(createLucideIcon|Icon|context|shared|defaultAttributes)/,
  },
];

export default defineConfig({
  plugins: [reactRouter()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: sharedFiles } } } } },
  },
  build: {
    // An inlined font or script would break the content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
});
