// Who may import whom; the picture is in docs/architecture.md, the reasons in docs/decisions/0007-layers.md.
// tools/layers/fixture breaks every rule below once, and tools/layers/layers.test.ts sees each one fire.

/** From the top: a module imports only from rungs below its own. */
const ladder = [
  // `setup` lays the ground of a new shop out of all the others, `content-desk` shows drafts as buyers would see them,
  // `journal` shows what they wrote down, `reports` adds it up, `warehouse` picks and sends off many orders at once,
  // `desk-search` finds all of it.
  { name: 'staff', modules: ['setup', 'desk-search', 'content-desk', 'journal', 'reports', 'warehouse', 'back-office', 'exchange-1c'] },
  // Gathers lines of the lists below and follows the orders they become; `workbench` shows what waits in all of them.
  { name: 'purchasing', modules: ['purchasing', 'workbench'] },
  // Made from specifications, carts and orders.
  { name: 'offers', modules: ['offers'] },
  // Turns a board into a specification and checks one.
  { name: 'configurator', modules: ['configurator'] },
  // Made from a specification or a cart, ordered at its own prices.
  { name: 'quotes', modules: ['quotes'] },
  { name: 'lists', modules: ['specifications'] },
  // Reads an order whole and composes the steps of those below with it.
  { name: 'orders', modules: ['orders'] },
  { name: 'returns', modules: ['returns'] },
  // Files of many papers, made by jobs of those who know the papers.
  { name: 'printing', modules: ['printing'] },
  // Writes goods, prices and stock from files through the verbs of those below.
  { name: 'goods-import', modules: ['goods-import'] },
  { name: 'fulfilment', modules: ['fulfilment'] },
  // The club around the points of `loyalty`: members, levels, rewards, and points as a payment.
  { name: 'club', modules: ['club'] },
  { name: 'payments', modules: ['payments'] },
  // An order as it is kept: its rows, lock, timeline, sums and letters; what ships or pays for it changes it too.
  { name: 'order-record', modules: ['order-record'] },
  { name: 'papers', modules: ['documents', 'loyalty'] },
  { name: 'cart', modules: ['cart'] },
  // Turns any list into products and amounts, for the cart and for a specification.
  { name: 'list-import', modules: ['list-import'] },
  { name: 'catalogue', modules: ['catalogue'] },
  // When a buyer has goods, at the destination they chose.
  { name: 'promise', modules: ['promise'] },
  { name: 'prices', modules: ['prices', 'costs'] },
  // The seller's side of the catalogue, its only writer.
  { name: 'goods', modules: ['goods'] },
  { name: 'account', modules: ['account'] },
  { name: 'auth', modules: ['auth'] },
  { name: 'companies', modules: ['companies', 'analytics', 'calendar'] },
  // What a company owes: read by everything above, asks nothing of it.
  { name: 'debts', modules: ['debts'] },
  { name: 'site', modules: ['site'] },
  // `users` writes the account itself: region, company at work, password, rights.
  { name: 'content', modules: ['content', 'directory', 'users'] },
]

const words = ladder.flatMap((rung) => rung.modules)
const anyOf = (names) => `(?:${names.join('|')})`

/** The ORM comes in there alone. */
const ORM = '^server/src/platform/database/drizzle\\.ts$'
const QUERIES = '\\.queries\\.ts$'
const ACTOR = '^server/src/platform/actor\\.ts$'
const WORD_OF_CONTRACT = `^contract/src/${anyOf([...words, 'quantity', 'roles'])}/`

const forbid = (name, from, to, comment) => ({ name, severity: 'error', comment, from, to })

const downTheLadder = ladder.map(({ name, modules }, height) =>
  forbid(
    `ladder-${name}`,
    { path: `^server/src/modules/(${modules.join('|')})/` },
    {
      path: `^server/src/modules/${anyOf(ladder.slice(0, height + 1).flatMap((rung) => rung.modules))}/`,
      pathNot: ['^server/src/modules/$1/', ...(name === 'staff' ? ['/back-office\\.routes\\.ts$'] : [])],
    },
    'Modules import down the ladder. When the other module should react, add a job and let worker.ts list who listens.',
  ),
)

export default {
  forbidden: [
    forbid(
      'contract-imports-zod-only',
      { path: '^contract/src/' },
      { pathNot: ['^contract/src/', 'node_modules/zod/'] },
      'The contract is what both sides agree on: it knows neither of them.',
    ),
    forbid('web-does-not-import-server', { path: '^web/' }, { path: '^server/' }, 'The sides meet only in the contract.'),
    forbid('server-does-not-import-web', { path: '^server/' }, { path: '^web/' }, 'The sides meet only in the contract.'),

    forbid(
      'platform-knows-no-word',
      { path: '^server/src/platform/', pathNot: ACTOR },
      {
        path: ['^server/src/(?:modules|search)/', '^server/src/tables/', WORD_OF_CONTRACT],
        pathNot: '^server/src/tables/(platform|columns|local-bank)\\.ts$',
      },
      'Plumbing knows no domain word: move it to the module, or take what it needs as an argument.',
    ),
    forbid(
      'search-stands-below-modules',
      { path: '^server/src/search/' },
      { path: '^server/src/modules/' },
      'Search answers for every module, so it knows none of them: pass what it needs as an argument.',
    ),
    forbid(
      'search-engine-knows-no-word',
      { path: '^server/src/search/engine/' },
      {
        path: ['^server/src/tables/', '^server/src/search/(?!engine/)', WORD_OF_CONTRACT],
        pathNot: '^contract/src/prices/prices\\.rules\\.ts$',
      },
      'The engine knows documents, columns and values, and takes the steps of a price as everything else does; what a product is, is known around it.',
    ),
    forbid(
      'actor-knows-words-by-type-only',
      { path: ACTOR },
      { path: ['^server/src/modules/', '^server/src/tables/', WORD_OF_CONTRACT], dependencyTypesNot: ['type-only'] },
      'An actor carries a role and the settings of a site, so plumbing names their types here and nowhere else.',
    ),
    forbid(
      'tables-stand-alone',
      { path: '^server/src/tables/' },
      { pathNot: ['^server/src/tables/', '^contract/src/', ORM, 'node_modules/drizzle-orm/'] },
      'The data model reads in one sitting and depends on nothing of ours but the contract.',
    ),
    forbid(
      'texts-stand-alone',
      { path: '^server/src/texts/' },
      { pathNot: ['^server/src/texts/', '^contract/src/'] },
      'Texts are plain values.',
    ),
    forbid(
      'launchers-stay-on-top',
      { path: ['^server/src/(modules|search|platform|tables|texts)/', '^web/src/[^/]+/'] },
      { path: ['^server/src/[^/]+\\.ts$', '^web/src/[^/]+\\.tsx?$'], pathNot: '^server/src/config\\.ts$' },
      'main, worker and app start everything and are imported by nothing.',
    ),

    forbid(
      'modules-have-a-rung',
      {},
      { path: '^server/src/modules/', pathNot: `^server/src/modules/${anyOf(words)}/` },
      'Give the new module its place in the ladder of .dependency-cruiser.js.',
    ),
    ...downTheLadder,
    forbid(
      'modules-talk-through-verbs-and-rules',
      { path: '^server/src/modules/([^/]+)/' },
      {
        path: '^server/src/modules/[^/]+/.*(queries|jobs|routes)\\.ts$',
        pathNot: ['^server/src/modules/$1/', '/back-office\\.routes\\.ts$'],
      },
      "Import the other module's verb (place-order.ts) or its rules.",
    ),
    {
      name: 'no-module-cycles',
      severity: 'error',
      comment: 'Two modules that need each other are one word, or one of them should add a job.',
      scope: 'folder',
      from: { path: '^server/src/modules/([^/]+)' },
      to: { circular: true, path: '^server/src/modules/', pathNot: '^server/src/modules/$1(/|$)' },
    },
    forbid(
      'sql-lives-in-queries',
      { path: '^server/src/', pathNot: ['^server/src/(tables|platform)/', QUERIES] },
      { path: ['^server/src/tables/', ORM, 'node_modules/(drizzle-orm|pg|pg-copy-streams)/'] },
      'Move the SQL to *.queries.ts.',
    ),
    forbid(
      'orm-has-one-door',
      { path: '^(?:server|demo|tools)/', pathNot: ORM },
      { path: 'node_modules/drizzle-orm/(?:pg-core/)?index' },
      'Import it from #platform/database/drizzle: Node reads the list of its entries anew for every file that names the package.',
    ),
    forbid(
      'rules-are-pure',
      { path: '\\.rules\\.ts$' },
      { pathNot: ['\\.rules\\.ts$', '^contract/src/', 'node_modules/zod/'], dependencyTypesNot: ['type-only'] },
      'A rule decides from plain values: it imports nothing that can wait, fail or change.',
    ),

    forbid(
      'ui-api-lib-stay-below',
      { path: '^web/src/(ui|api|lib|i18n)/' },
      { path: '^web/src/(app|features|parts)/' },
      'app → features → parts → ui · api · lib, one way.',
    ),
    forbid(
      'ui-api-lib-know-no-word',
      { path: '^web/src/(ui|api|lib|i18n)/', pathNot: '^web/src/api/analytics\\.ts$' },
      { path: WORD_OF_CONTRACT },
      'What knows a domain word is a part or a feature.',
    ),
    forbid(
      'parts-stay-below-features',
      { path: '^web/src/parts/' },
      { path: '^web/src/(app|features)/' },
      'app → features → parts → ui · api · lib, one way.',
    ),
    forbid(
      'features-stay-below-app',
      { path: '^web/src/features/' },
      { path: '^web/src/app/' },
      'app → features → parts → ui · api · lib, one way.',
    ),
    forbid(
      'features-do-not-reach-into-features',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
      'Compose in app/, or make it a part.',
    ),

    forbid(
      'no-file-cycles',
      // Foreign keys point both ways between tables, and Drizzle follows them lazily; a type is gone at run time.
      { pathNot: '^server/src/tables/' },
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
      'Two files that import each other are one file, or hide a third.',
    ),
    forbid(
      'production-imports-production',
      { path: '^(contract|server|web)/src/' },
      { path: ['^(server|web)/test/', '^(demo|e2e|bench|tools)/'] },
      'Tests, the demo and tools use the product, never the other way round.',
    ),
    forbid(
      'production-imports-no-dev-dependency',
      { path: '^(contract|server|web)/src/' },
      { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
      'What the product needs to run belongs in dependencies of its workspace.',
    ),
    // Without it a misspelt path slips past every rule above.
    forbid('imports-resolve', {}, { couldNotResolve: true }, 'The imported file does not exist.'),
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    combinedDependencies: true,
    doNotFollow: { path: 'node_modules' },
    // Tests start the whole app, so through them every folder would depend on every other.
    exclude: { path: ['^tools/layers/fixture/', '^web/dist/', '^web/\\.build-', '\\.test\\.tsx?$'] },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.d.ts'],
    },
  },
}
