import type { FlawKind } from './flaws.ts';
import type { Localized } from '../locale.ts';

/** What each kind of flaw is called. Apart from the list: pages of the shop get the words with the flaw. */
export const FLAW_WORDS: Record<FlawKind, Localized> = {
  nick: { en: 'Tiny nick in a margin', nl: 'Klein hapje uit een rand', fr: 'Infime entaille au bord' },
  chip: { en: 'Chip out of a wing', nl: 'Hap uit een vleugel', fr: 'Éclat à une aile' },
  tear: { en: 'Tear in a wing', nl: 'Scheur in een vleugel', fr: 'Déchirure à une aile' },
  hole: { en: 'Hole', nl: 'Gaatje', fr: 'Trou' },
  rubbed: { en: 'Scales rubbed off', nl: 'Schubben afgewreven', fr: 'Écailles frottées' },
  faded: { en: 'Faded colour', nl: 'Verbleekte kleur', fr: 'Couleur passée' },
  crease: { en: 'Crease', nl: 'Vouw', fr: 'Pli' },
  stain: { en: 'Stain or grease', nl: 'Vlek of vet', fr: 'Tache ou graisse' },
  scratch: { en: 'Scratch', nl: 'Kras', fr: 'Rayure' },
  antenna: {
    en: 'Antenna missing or short',
    nl: 'Antenne weg of ingekort',
    fr: 'Antenne absente ou écourtée',
  },
  leg: { en: 'Leg missing', nl: 'Poot weg', fr: 'Patte absente' },
  foot: { en: 'Foot missing or short', nl: 'Voet weg of ingekort', fr: 'Tarse absent ou écourté' },
  body: { en: 'Damaged body', nl: 'Beschadigd lichaam', fr: 'Corps abîmé' },
  mended: { en: 'Mended', nl: 'Hersteld', fr: 'Réparé' },
  other: { en: 'Other flaw', nl: 'Ander gebrek', fr: 'Autre défaut' },
};
