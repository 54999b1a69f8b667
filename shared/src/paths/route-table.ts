/** The deployables that own pages. */
export type Owner = 'catalog' | 'cart-checkout' | 'account' | 'tools';
/** `no-brush` is the default frame without its decorative band; `tools` has no header or footer. */
export type Layout = 'default' | 'no-brush' | 'tools';

interface Route<Path extends string = string> {
  owner: Owner;
  layout: Layout;
  /** Path in each language. `:name` is one segment. English stays a literal: it types the parameters. */
  path: { en: Path; nl: string; fr: string };
}

const routeOf =
  (owner: Owner, layout: Layout) =>
  <Path extends string>(en: Path, nl: string, fr: string): Route<Path> => ({
    owner,
    layout,
    path: { en, nl: `/nl${nl}`, fr: `/fr${fr}` },
  });

const page = routeOf('catalog', 'default');
const checkout = routeOf('cart-checkout', 'no-brush');
const door = routeOf('account', 'no-brush');
const tool = <Path extends string>(path: Path) => routeOf('tools', 'tools')(path, path, path);

/**
 * Every page of the shop (spec §2). Rows without a parameter come before the rows that would swallow them.
 * `:category` holds the category's word in the page's language.
 */
export const ROUTES = {
  home: page('/', '', ''),
  about: page('/about-us', '/over-ons', '/notre-entreprise'),
  conditions: page('/conditions', '/voorwaarden', '/conditions'),
  privacy: page('/privacy-policy', '/privacybeleid', '/politique-de-confidentialite'),
  accessibility: page('/accessibility', '/toegankelijkheid', '/accessibilite'),
  shipping: page('/shipping', '/verzending', '/livraison'),
  contact: page('/contact', '/contact', '/contact'),
  frames: page('/frames', '/kaders', '/cadres'),
  blog: page('/blog', '/blog', '/blog'),
  post: page('/blog/:slug', '/blog/:slug', '/blog/:slug'),
  search: page('/search', '/zoeken', '/recherche'),
  searchTerm: page('/search/:slug', '/zoeken/:slug', '/recherche/:slug'),
  subscription: page('/subscription/:token', '/inschrijving/:token', '/abonnement/:token'),
  provenance: page('/provenance/:code', '/herkomstblad/:code', '/fiche-de-provenance/:code'),
  webshop: page('/webshop', '/webshop', '/webshop'),
  mixed: page('/webshop/mixed', '/webshop/mix', '/webshop/mixte'),
  newInsects: page('/webshop/new-insects', '/webshop/nieuwe-insecten', '/webshop/nouveaux-insectes'),
  oneEuro: page('/webshop/one-euro', '/webshop/1-euro', '/webshop/un-euro'),
  repairs: page('/webshop/repairs', '/webshop/reparaties', '/webshop/reparations'),
  compare: page('/webshop/compare', '/webshop/vergelijken', '/webshop/comparer'),
  mixedInsect: page('/webshop/mixed/:slug', '/webshop/mix/:slug', '/webshop/mixte/:slug'),
  newInsect: page(
    '/webshop/new-insects/:slug',
    '/webshop/nieuwe-insecten/:slug',
    '/webshop/nouveaux-insectes/:slug',
  ),
  oneEuroInsect: page('/webshop/one-euro/:slug', '/webshop/1-euro/:slug', '/webshop/un-euro/:slug'),
  repairsInsect: page('/webshop/repairs/:slug', '/webshop/reparaties/:slug', '/webshop/reparations/:slug'),
  category: page('/webshop/:category', '/webshop/:category', '/webshop/:category'),
  family: page('/webshop/:category/:family', '/webshop/:category/:family', '/webshop/:category/:family'),
  insect: page(
    '/webshop/:category/:family/:slug',
    '/webshop/:category/:family/:slug',
    '/webshop/:category/:family/:slug',
  ),
  // In Dutch the word for a genus is also that for a sex: the Latin one is meant by all.
  genus: page(
    '/webshop/:category/:family/genus/:genus',
    '/webshop/:category/:family/genus/:genus',
    '/webshop/:category/:family/genre/:genus',
  ),
  species: page(
    '/webshop/:category/:family/genus/:genus/:species',
    '/webshop/:category/:family/genus/:genus/:species',
    '/webshop/:category/:family/genre/:genus/:species',
  ),
  cart: checkout('/cart', '/winkelwagen', '/panier'),
  checkout: checkout('/cart/checkout', '/winkelwagen/afrekenen', '/panier/commander'),
  payment: checkout('/payment', '/betaling', '/paiement'),
  order: checkout('/order/:reference', '/bestelling/:reference', '/commande/:reference'),
  withdraw: checkout('/withdraw', '/herroepen', '/retractation'),
  login: door('/login', '/inloggen', '/connexion'),
  register: door('/register', '/registreren', '/inscription'),
  passwordRecovery: door('/password-recovery', '/wachtwoord-herstellen', '/recuperer-mot-de-passe'),
  passwordRecoveryToken: door(
    '/password-recovery/:token',
    '/wachtwoord-herstellen/:token',
    '/recuperer-mot-de-passe/:token',
  ),
  confirmEmail: door('/confirm-email/:token', '/bevestig-email/:token', '/confirmer-email/:token'),
  account: door('/account', '/account', '/compte'),
  accountOrders: door('/account/orders', '/account/bestellingen', '/compte/commandes'),
  accountAddresses: door('/account/addresses', '/account/adressen', '/compte/adresses'),
  accountDetails: door('/account/details', '/account/gegevens', '/compte/coordonnees'),
  accountEmail: door('/account/email', '/account/e-mail', '/compte/e-mail'),
  accountPassword: door('/account/password', '/account/wachtwoord', '/compte/mot-de-passe'),
  accountPasskeys: door('/account/passkeys', '/account/passkeys', '/compte/cles-acces'),
  accountSessions: door('/account/sessions', '/account/sessies', '/compte/sessions'),
  accountData: door('/account/my-data', '/account/mijn-gegevens', '/compte/mes-donnees'),
  tools: tool('/tools'),
  toolsImagesFamily: tool('/tools/images/family'),
  toolsImagesInsect: tool('/tools/images/insect'),
  toolsMissingFamily: tool('/tools/missing/family'),
  toolsMissingOrigin: tool('/tools/missing/origin'),
  toolsSpacesFamilies: tool('/tools/spaces/families'),
  toolsSpacesInsects: tool('/tools/spaces/insects'),
  toolsInsects: tool('/tools/insects'),
  toolsInsectNew: tool('/tools/insects/new'),
  toolsInsectPhotos: tool('/tools/insects/photos'),
  toolsInsect: tool('/tools/insects/:id'),
  toolsFamilies: tool('/tools/families'),
  toolsFamilyNew: tool('/tools/families/new'),
  toolsFamily: tool('/tools/families/:id'),
  toolsImport: tool('/tools/import'),
  toolsOrders: tool('/tools/orders'),
  toolsOrderNew: tool('/tools/orders/new'),
  toolsReservations: tool('/tools/reservations'),
  toolsLedgers: tool('/tools/ledgers'),
  toolsOrder: tool('/tools/orders/:reference'),
  toolsClosings: tool('/tools/closings'),
  toolsShipping: tool('/tools/shipping'),
  toolsTexts: tool('/tools/texts'),
  toolsText: tool('/tools/texts/:name'),
  toolsPosts: tool('/tools/posts'),
  toolsPostNew: tool('/tools/posts/new'),
  toolsPost: tool('/tools/posts/:id'),
  toolsStaff: tool('/tools/staff'),
  toolsSettings: tool('/tools/settings'),
  toolsMails: tool('/tools/mails'),
  toolsReleases: tool('/tools/releases'),
  toolsVitals: tool('/tools/vitals'),
  toolsBackups: tool('/tools/backups'),
  toolsAudit: tool('/tools/audit'),
} satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
export const ROUTE_NAMES = Object.keys(ROUTES) as RouteName[];
