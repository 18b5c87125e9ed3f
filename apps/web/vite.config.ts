import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';

/**
 * Left alone, every shared module becomes a file of its own, and a page asks for thirty of them. What each page
 * needs anyway travels in two: one that changes with our dependencies, one that changes with us.
 */
const icons = (...names: string[]) => `lucide-react/dist/esm/icons/(${names.join('|')})\\.`;
const sharedFiles = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|react-router|scheduler|zustand|cookie|turbo-stream)\/|rolldown\/runtime/,
  },
  {
    name: 'shell',
    test: new RegExp(
      [
        'web/app/root\\.tsx',
        'web/app/lib/(?!dates|drafts|auth/sign-out|query|save-file|structured-data|academy/|admin/|bank/|checkout/|papers/|replies/|test-allowance/|test-grading/|money|plan-changes|time-left|use-online)',
        'web/app/lib/bank/(doubt|report)-dialog\\.ts',
        'contract/src/(platform/counted|site/variant)',
        'web/app/shell/(?!admin|route-gate|refusals|signed-in|visitors-only|bank-redirect|blog-redirect|not-found\\.page|user-menu-panel)',
        'web/app/ui/(avatar|badge|button|logo|page|place-link|theme|theme-toggle|toast|toaster|back-closes|skeleton|drawings/(drawing|lost-drawing))\\.(ts|module)',
        'web/app/ui/icon\\.ts',
        icons(
          'arrow-(left|right)',
          'book-open-check',
          // Of the menu for an account, which would ask for all that questions need for the sake of them.
          'bookmark',
          'message-circle-question-mark',
          'chevron-(left|right|down)',
          'circle-(check|alert)',
          'info',
          'x',
        ),
        'practice-tests/session/kept-work\\.rules',
        'vite/preload-helper',
      ].join('|'),
    ),
  },
  {
    name: 'bank',
    test: new RegExp(
      [
        'web/app/lib/bank/(bank-address|make-typeset|topic-tree|question-(marks|body)|use-reload-as|picture-stack|video-button)\\.',
        'web/app/features/questions/(list-of|question-(actions|facts)|missing|other-topics|copy-question-link|staff-slot|practice/open-practice)\\.',
        'web/app/ui/(breadcrumbs|typeset)\\.(tsx|module)',
        'web/app/ui/typeset-fonts\\.',
        'contract/src/questions/question(?!-parts)',
        icons('calculator', 'circle-play', 'flag', 'link-2', 'maximize-2', 'pin'),
      ].join('|'),
    ),
  },
  // Every file has its name in the list of routes that each page loads: what is always asked for together is one.
  {
    name: 'dialog',
    test: /web\/app\/ui\/dialog\.(tsx|module)/,
  },
  {
    name: 'forms',
    test: new RegExp(
      [
        'web/app/ui/(field|field-frame|required-mark|select-field|checkbox)\\.(tsx|module)',
        icons('circle-exclamation-point', 'circle-alert', 'check'),
      ].join('|'),
    ),
  },
  {
    name: 'query',
    test: /web\/app\/lib\/query\.|node_modules\/@tanstack\/(?!.*[mM]utation)/,
  },
  {
    name: 'admin',
    test: new RegExp(
      [
        'web/app/lib/admin/(?!use-autosave|save-note|unsaved-guard)',
        'web/app/ui/(data-table|table-tools|table-pages)\\.(tsx|module)',
        icons('chevrons-up-down', 'arrow-(up|down)'),
      ].join('|'),
    ),
  },
  // Each takes a tenth of what it takes to ask for it, and most pages need one of them. None has styles, which pages would wait for.
  {
    name: 'small',
    test: new RegExp(
      [
        'lucide-react/dist/esm/icons/',
        'web/app/lib/(dates|money|plan-changes|save-file)\\.',
        'practice-tests/test\\.constants',
        'lib/papers/paper-words',
        'session/timer\\.rules',
      ].join('|'),
    ),
    minShareCount: 2,
  },
  {
    name: 'account',
    test: /web\/app\/(shell\/(route-gate|refusals)|lib\/(auth\/sign-out|drafts))/,
    minShareCount: 2,
  },
  {
    name: 'session',
    test: /practice-tests\/session\/(session\.rules|use-test|readable-question|send-unsent)|lib\/use-online|contract\/src\/questions\/plain-text|booklet-button/,
    minShareCount: 2,
  },
  {
    name: 'typed',
    test: /web\/app\/lib\/replies\/(typed-reply|choice-reply|replies\.module)|contract\/src\/questions\/question-parts|zoomable-figures/,
    minShareCount: 2,
  },
];

/** Each name stands in the list of routes, and what is random in it can't be compressed: seven letters tell files apart, too. */
const names = {
  entryFileNames: 'assets/[name]-[hash:7].js',
  chunkFileNames: 'assets/[name]-[hash:7].js',
  assetFileNames: 'assets/[name]-[hash:7][extname]',
};

/**
 * Left to itself, the router resolves to its development build, with warnings that nobody reads in production. Names
 * for debuggers keep components in the bundle that no page uses, and so does its own waiting page, which none of our
 * routes shows.
 */
const leanRouter: Plugin = {
  name: 'lean-router',
  apply: 'build',
  applyToEnvironment: (environment) => environment.name === 'client',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (!/^react-router(\/dom)?$/.test(source)) return;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved?.id.replace('/dist/development/', '/dist/production/');
  },
  transform: {
    filter: { id: /node_modules\/react-router\/dist\// },
    handler: (code) =>
      code
        .replaceAll(/^\w+\.displayName = "\w+";$/gm, '')
        .replaceAll(/^function warn(ing|ingOnce|Once)\(/gm, '/* @__NO_SIDE_EFFECTS__ */\n$&')
        .replaceAll(/= (React\d*\.(?:createContext|forwardRef|memo)\()/g, '= /* @__PURE__ */ $1')
        .replace(/renderScripts \? .*?createElement\(Scripts, null\) : null/, 'null'),
  },
};

/** Their names, and keys made of letters at random, which no compression makes shorter. */
const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => code.replaceAll(/,?\s*key: "\w+"/g, '').replace(/^ {2}name: ".*",$/m, ''),
  },
  resolveId: (source, importer) =>
    source === '../createLucideIcon.mjs' && importer?.includes('/lucide-react/')
      ? new URL('./app/ui/icon.ts', import.meta.url).pathname
      : undefined,
};

/** A start would open each of them; in a bundle they are one file, and without what no page uses. */
const inHundredsOfFiles = [/^@base-ui\//, /^@floating-ui\//, /^@tanstack\//, /^zustand/];

export default defineConfig(({ command }) => ({
  plugins: [leanRouter, leanIcons, reactRouter()],
  resolve: { alias: { '~': new URL('./app', import.meta.url).pathname } },
  optimizeDeps: { entries: ['app/**/*.{ts,tsx}'] },
  // The server must draw icons as the browser does.
  ssr: { noExternal: command === 'build' ? ['lucide-react', ...inHundredsOfFiles] : ['lucide-react'] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: { ...names, codeSplitting: { groups: sharedFiles } },
          // Icons read a property of themselves when they are loaded, which does nothing.
          treeshake: { propertyReadSideEffects: false },
        },
      },
    },
    // Files that the server names as well are the same ones.
    ssr: { build: { rolldownOptions: { output: { assetFileNames: names.assetFileNames } } } },
  },
  // What a thread and its page both name is one file.
  worker: { format: 'es', rolldownOptions: { output: names } },
  build: {
    // An inlined font or script would break the content security policy.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
}));
