const WITH = ['documentNumber', 'documentDate', 'documentAuthority'].map(
  (name) => `facts like '%"${name}":"%'`,
);

/** As SQL, which lots are shown without what publishing asks of annex A and B: see `../rules/publish-faults.ts`. */
export const NO_DOCUMENT = `is_published = 1 and deleted_at is null and cites_annex in ('A', 'B')
  and not (facts like '%"documentKind":"%' and ${WITH.join(' and ')}
    and (cites_annex = 'B' or cites_certificate <> '' or facts like '%"documentKind":"article-10"%'))`;
