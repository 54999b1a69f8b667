import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';

/*
 * Dutch has one word for what is sold: a `lot`. An `exemplaar` is the specimen itself, on its pin. Each sentence that
 * says exemplaar is named here, by words of its own, so that nobody says it by habit.
 */
const OF_THE_SPECIMEN = [
  // Pages
  'Exemplaren met een gescheurde vleugel',
  'Verschillende exemplaren in één lot',
  'zijn die van het exemplaar dat je krijgt',
  'Een exemplaar moet je bij daglicht zien',
  'Elk lot is een exemplaar op zich',
  'Enig exemplaar',
  "oneOnly: 'enig exemplaar'",
  '"catalog.insect.facts": "Het exemplaar"',
  'over exemplaren, etiketten en hoe je beide bewaart',
  '"insect.group.state": "Exemplaar"',
  'raak het exemplaar niet met blote handen aan',
  'Verzamelaars vragen waar een exemplaar vandaan komt',
  '"catalog.species.specimens"',
  // What a shopper may type
  'insect|insecten|exemplaar|exemplaren|lot|loten',
  // Mails
  'de exemplaren zijn breekbaar',
  // Texts
  'Een exemplaar zonder gegevens is een siervoorwerp',
  'over een exemplaar, een bestelling, of iets anders met zes poten',
  '## Over een exemplaar',
  'Foto’s van exemplaren worden beschreven',
  'Elk exemplaar wordt diep in schuim gespeld',
  'We vervangen het exemplaar of betalen het terug',
  'Exemplaren zijn natuurvoorwerpen',
  'Bekijk een exemplaar zoals je dat in een winkel zou doen',
  'bewaar die bij het exemplaar',
  'oude exemplaren kunnen tegen ongedierte behandeld zijn',
];

/** Sentences of the shop: messages, tables of words, mails, refusals, papers, and its own texts. Essays are not. */
const PLACES = [
  '*/src/messages/**/nl.json',
  'shell/src/worker/messages/nl.json',
  'shared/src/{ui,forms}/**/*.{ts,tsx,json}',
  'server/src/**/messages/**/nl.json',
  'server/src/**/*.ts',
  'server/data/texts/*.nl.md',
];
const ROOT = join(import.meta.dirname, '../../..');

function linesWith(word: RegExp): string[] {
  const files = globSync(PLACES, { cwd: ROOT }).filter((file) => !/node_modules|\.test\.tsx?$/.test(file));
  return files.flatMap((file) =>
    readFileSync(join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => word.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
}

describe('a Dutch shopper', () => {
  it('reads lot wherever something is sold, and exemplaar of a specimen alone', () => {
    const said = linesWith(/\bexempla(ar|ren)\b/i);
    expect(said.filter((line) => !OF_THE_SPECIMEN.some((words) => line.includes(words)))).toEqual([]);
    expect(OF_THE_SPECIMEN.filter((words) => !said.some((line) => line.includes(words)))).toEqual([]);
  });

  it('never reads partij, stuk or artikel for it', () => {
    const others = /\b(?:gemengde|deze|een|het|de|elke?|dit) (?:partij(?:en)?|artikels?|stuks?)\b/i;
    expect(linesWith(others)).toEqual([]);
  });
});
