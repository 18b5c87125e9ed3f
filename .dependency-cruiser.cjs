/** The directions of docs/architecture.md, held by the test command. Each rule says why it is there. */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'Modules in a circle can only be understood, tested and moved together.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'contract-stands-alone',
      comment:
        'The contract is shared by server and browser: it may use zod, the words of replies (kinds and verdicts) and itself, nothing of either side.',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/contract/src|^packages/replies/src/(asked|verdict)\\.ts$|node_modules/zod/' },
    },
    {
      name: 'replies-stand-alone',
      comment:
        'Typed answers are marked on the server, in the browser and before there is either: the same everywhere, from nothing but what was asked and typed.',
      severity: 'error',
      from: { path: '^packages/replies/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/replies/src|node_modules/decimal\\.js/' },
    },
    {
      name: 'scan-stands-alone',
      comment:
        'Photos are read in the browser and measured without one: pixels come in, pixels go out, no canvas and no file. Of the contract it knows what is printed where.',
      severity: 'error',
      from: { path: '^packages/scan/src', pathNot: '\\.(test|fixture)\\.ts$' },
      to: {
        pathNot:
          '^packages/scan/src|^packages/contract/src/papers/booklet\\.rules\\.ts$|node_modules/zxing-wasm/',
      },
    },
    {
      name: 'papers-stand-alone',
      comment:
        'Papers are chosen from what is known of questions, by the server, by tests of it and for the mock papers of the content: no database, no files, no side.',
      severity: 'error',
      from: { path: '^packages/papers/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(papers|contract)/src|node_modules/highs/' },
    },
    {
      name: 'learning-stands-alone',
      comment:
        'What a student knows follows from kept events alone. It takes events and gives estimates: no database, no clock, no side.',
      severity: 'error',
      from: { path: '^packages/learning/src', pathNot: '\\.(test|fixture)\\.ts$' },
      to: { pathNot: '^packages/(learning|contract)/src|node_modules/ts-fsrs/' },
    },
    {
      name: 'typesetting-stands-alone',
      comment:
        'Server and content typeset with the same code. It takes texts and gives HTML: no database, no files, no side.',
      severity: 'error',
      from: { path: '^packages/typesetting/src', pathNot: '\\.test\\.ts$' },
      to: {
        pathNot:
          '^packages/(typesetting|contract)/src|node_modules/(katex|lru-cache|markdown-it)/|^(crypto|zlib)$',
      },
    },
    {
      name: 'search-text-stands-alone',
      comment:
        'Server and content make the words that a text is found by with the same code: no database, no files, no side.',
      severity: 'error',
      from: { path: '^packages/search-text/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(search-text|contract)/src|^crypto$' },
    },
    {
      name: 'typesetting-in-threads',
      comment:
        'A text may do anything to the typesetter. The server gives it to a thread with bounds; nothing else typesets.',
      severity: 'error',
      from: {
        path: '^apps/server/src',
        pathNot:
          '^apps/server/src/platform/typesetting/typeset-task\\.ts$|\\.(test|fixture)\\.ts$|\\.worker\\.ts$',
      },
      to: { path: '^packages/typesetting/src/(typeset|formula)\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'typeset-task-in-threads',
      comment: 'The same by a detour.',
      severity: 'error',
      from: { path: '^apps/server/src', pathNot: '\\.(test|worker)\\.ts$' },
      to: {
        path: '^apps/server/src/platform/typesetting/typeset-task\\.ts$|^apps/server/src/platform/drawing/svg/write-svg\\.ts$|^apps/server/src/features/saved/sheet/write-sheet\\.ts$|^apps/server/src/features/papers/print/write-(paper|scheme|booklet)\\.ts$',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'content-knows-no-side',
      comment:
        'The bank is proved and built before there is a server or a page: it uses packages and itself.',
      severity: 'error',
      from: { path: '^content' },
      to: { path: '^(apps|e2e|bench|scripts)/' },
    },
    {
      name: 'content-comes-built',
      comment:
        'The server loads the file that the build made of the content. It knows the shape of it; only tests read the sources.',
      severity: 'error',
      from: { path: '^apps', pathNot: '\\.(api\\.test|fixture)\\.ts$' },
      to: { path: '^content', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'product-knows-no-observer',
      comment:
        'Journeys, benchmarks and commands look at the product from outside; it must live without them.',
      severity: 'error',
      from: { path: '^(apps|packages|content)/' },
      to: { path: '^(e2e|bench|scripts)/' },
    },
    {
      name: 'journeys-stay-outside',
      comment:
        'Journeys prove the product that was built. Of its sources they take what sets the stage (engines, issuer, demo accounts, fixtures) and what a reader sees (dates, words of the home page), never what they are to prove.',
      severity: 'error',
      from: { path: '^e2e' },
      to: {
        path: '^(apps/(server|web)/(src|app)|bench|content)/',
        pathNot:
          '^apps/server/src/(demo/sign-on|platform/database)/|^apps/server/src/features/accounts/(password-hashing|seed-demo-accounts)\\.ts$|\\.fixture\\.ts$|^apps/web/app/(lib/dates|features/site/home/home-content)\\.ts$',
      },
    },
    {
      name: 'no-journey-in-a-journey',
      comment:
        'Importing a journey runs it a second time. What two of them share stands in a file of its own.',
      severity: 'error',
      from: { path: '^e2e' },
      to: { path: '\\.journey\\.ts$' },
    },
    {
      name: 'benchmarks-send-requests',
      comment:
        'A benchmark measures what a user waits for. One that called queries or rules by itself would measure what no request does.',
      severity: 'error',
      from: { path: '^bench' },
      to: {
        path: '^apps/server/src/features/.*\\.(queries|tables|policy|presenter|routes|rules)\\.ts$|^apps/web/app/|^e2e/(?!product/)',
      },
    },
    {
      name: 'server-knows-no-web',
      comment:
        'The server gets the web app as a built folder. Importing its source would tie the two builds.',
      severity: 'error',
      from: { path: '^apps/server' },
      to: { path: '^apps/web' },
    },
    {
      name: 'web-knows-no-server',
      comment: 'The browser talks to the server through the contract only.',
      severity: 'error',
      from: { path: '^apps/web' },
      to: { path: '^apps/server' },
    },
    {
      name: 'no-schemas-in-the-browser',
      comment: 'Schemas bring zod along, which a page has no use for: the web imports their types only.',
      severity: 'error',
      from: { path: '^apps/web/app', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '(\\.schema\\.ts|\\.endpoints\\.ts|contract/src/endpoints\\.ts|node_modules/zod/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'platform-knows-no-feature',
      comment: 'The platform serves every feature; if it knew one, that one could not be removed.',
      severity: 'error',
      from: { path: '^apps/server/src/platform' },
      to: { path: '^apps/server/src/(features|web|app\\.ts)' },
    },
    {
      name: 'features-call-use-cases-only',
      comment:
        "A feature may call another's use cases, never its tables or queries: the owner keeps its rules. Tables may name tables, for foreign keys.",
      severity: 'error',
      from: { path: '^apps/server/src/features/([^/]+)/', pathNot: '\\.(tables|fixture|api\\.test)\\.ts$' },
      to: {
        path: '^apps/server/src/features/[^/]+/.*\\.(queries|tables|presenter|policy)\\.ts$',
        pathNot: '^apps/server/src/features/$1/',
      },
    },
    {
      name: 'sql-in-queries-only',
      comment: 'One place per feature has SQL, so that it can be read, counted and tuned there.',
      severity: 'error',
      from: { path: '^apps/server/src/features', pathNot: '\\.(queries|tables|api\\.test|fixture)\\.ts$' },
      to: { path: 'node_modules/(drizzle-orm|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'development-stays-out',
      comment: 'Vite is a development tool; production never loads it.',
      severity: 'error',
      from: { path: '^apps/server/src', pathNot: '^apps/server/src/development|\\.(test|fixture)\\.ts$' },
      to: { path: '^apps/server/src/development' },
    },
    {
      name: 'ui-and-lib-know-no-feature',
      comment: 'Building blocks are used by features, not the other way round.',
      severity: 'error',
      from: { path: '^apps/web/app/(ui|lib)/' },
      to: { path: '^apps/web/app/(features|shell)/' },
    },
    {
      name: 'ui-knows-no-lib',
      comment: 'The design system is looks and behaviour only; it must work without our data.',
      severity: 'error',
      from: { path: '^apps/web/app/ui/' },
      to: { path: '^apps/web/app/lib/' },
    },
    {
      name: 'web-features-stand-apart',
      comment: 'A page of one feature that needs another goes through lib, or by a link.',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/features/([^/]+)/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'features-know-no-shell',
      comment: 'The shell frames the features; a feature that reached into it could not be shown without it.',
      severity: 'error',
      from: { path: '^apps/web/app/features/' },
      to: { path: '^apps/web/app/shell/' },
    },
    {
      name: 'no-test-in-product',
      comment: 'Product code that imports a test or its tools would ship them.',
      severity: 'error',
      from: { pathNot: '\\.test\\.tsx?$|^apps/(server|web)/test|\\.fixture\\.ts$|^(e2e|bench)/' },
      to: { path: '\\.test\\.tsx?$|^apps/(server|web)/test|\\.fixture\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.depcruise.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json'],
    },
    skipAnalysisNotInRules: true,
  },
};
