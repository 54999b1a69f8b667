import type { Localized } from '@vitrine/shared/contract/locale';

/** The words of the mail about a version that was taken back. `{remote}`, `{version}`, `{backTo}`, `{at}` are filled in. */
export const RELEASE_WORDS = {
  subject: {
    en: 'The shop went back from a release of {remote}',
    nl: 'De winkel ging terug van een release van {remote}',
    fr: 'La boutique a abandonné une version de {remote}',
  },
  server: {
    en: 'Version {version} of {remote} failed on pages that the version before draws well. Shoppers have had version {backTo} again since {at}.',
    nl: 'Versie {version} van {remote} faalde op pagina’s die de vorige versie wel goed tekent. Sinds {at} krijgen bezoekers weer versie {backTo}.',
    fr: 'La version {version} de {remote} échouait sur des pages que la version précédente affiche bien. Depuis {at}, les visiteurs ont de nouveau la version {backTo}.',
  },
  browser: {
    en: 'Browsers of many visitors reported errors in version {version} of {remote}, and not in the version before. Shoppers have had version {backTo} again since {at}.',
    nl: 'Browsers van veel bezoekers meldden fouten in versie {version} van {remote}, en niet in de vorige. Sinds {at} krijgen bezoekers weer versie {backTo}.',
    fr: 'Les navigateurs de nombreux visiteurs ont signalé des erreurs dans la version {version} de {remote}, et non dans la précédente. Depuis {at}, les visiteurs ont de nouveau la version {backTo}.',
  },
  latest: { en: 'The latest of them:', nl: 'De laatste ervan:', fr: 'La dernière :' },
  see: { en: 'See the releases', nl: 'Naar de releases', fr: 'Voir les versions' },
  note: {
    en: 'You need not do anything: the next release is taken as usual. If the version is good after all, you can let it be drawn again on the page of the releases.',
    nl: 'Je hoeft niets te doen: de volgende release gaat gewoon live. Is de versie toch goed, dan kan je ze op de pagina met releases weer toelaten.',
    fr: 'Vous n’avez rien à faire : la prochaine version sera mise en ligne comme d’habitude. Si celle-ci est bonne malgré tout, vous pouvez l’autoriser de nouveau sur la page des versions.',
  },
} as const satisfies Record<string, Localized>;
