import type { Locale } from '@vitrine/shared/contract/locale';
import type { FlawKind } from '../illustrator/wear/flaw.ts';

/** What each flaw is called, in the middle of a sentence. */
export const FLAW_WORDS: Record<Locale, Record<FlawKind, string>> = {
  en: {
    nick: 'a tiny nick in the margin of a forewing',
    chip: 'a chip out of the margin of a forewing',
    'hind-chip': 'a chip out of the margin of a hindwing',
    rubbed: 'scales rubbed off a patch of a forewing',
    tear: 'a tear in a forewing',
    scratch: 'a scratch on the pronotum',
    claw: 'a hind foot without its last joints',
    tarsus: 'a missing hind foot',
    leg: 'a missing middle leg',
    'antenna-tip': 'an antenna without its tip',
    antenna: 'a missing antenna',
  },
  nl: {
    nick: 'een heel klein hapje uit de rand van een voorvleugel',
    chip: 'een hapje uit de rand van een voorvleugel',
    'hind-chip': 'een hapje uit de rand van een achtervleugel',
    rubbed: 'een afgewreven plek op een voorvleugel',
    tear: 'een scheur in een voorvleugel',
    scratch: 'een kras op het halsschild',
    claw: 'een achtervoet zonder laatste leden',
    tarsus: 'een ontbrekende achtervoet',
    leg: 'een ontbrekende middenpoot',
    'antenna-tip': 'een antenne zonder top',
    antenna: 'een ontbrekende antenne',
  },
  fr: {
    nick: 'une infime entaille au bord d’une aile antérieure',
    chip: 'un éclat au bord d’une aile antérieure',
    'hind-chip': 'un éclat au bord d’une aile postérieure',
    rubbed: 'une plage sans écailles sur une aile antérieure',
    tear: 'une déchirure à une aile antérieure',
    scratch: 'une rayure sur le pronotum',
    claw: 'un tarse postérieur sans ses derniers articles',
    tarsus: 'un tarse postérieur absent',
    leg: 'une patte médiane absente',
    'antenna-tip': 'une antenne sans sa pointe',
    antenna: 'une antenne absente',
  },
};
