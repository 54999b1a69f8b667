/** For loaders: thrown, it shows the shop's own page for an address that does not exist. */
export const notFound = (): Response => new Response(null, { status: 404 });
