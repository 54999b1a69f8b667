import { describe, expect, it } from '@jest/globals';
import { CATEGORIES } from '@vitrine/shared/contract/catalogue';
import { sql } from 'kysely';
import { listSpaced } from '../catalogue/editing/store/whitespace.ts';
import { openCatalogue } from '../catalogue/engine/open-catalogue.ts';
import { eachDatabase } from '../database/testing/databases.ts';
import { familiesOf } from '@vitrine/sample-shop/lots/families';
import { fillShop } from './fill-shop.ts';
import { papersOf, parseFacts, publishFactsOf } from '../catalogue/index.ts';
import { canShip, mayBeOrdered } from '../shipping/index.ts';
import { readBritishTerms } from '../shop/index.ts';
import { rateFault } from '@vitrine/shared/contract/orders/tax/pound-rate';
import { publishFaults } from '../catalogue/rules/publish-faults.ts';
import { makeSampleLots } from '@vitrine/sample-shop/lots/sample-lots';
import { readSpecies } from '@vitrine/sample-shop/lots/species';

const NOW = new Date('2026-06-30T12:00:00.000Z');

eachDatabase('A fresh shop', (open) => {
  it('is filled once with a whole catalogue, whoever starts it', async () => {
    const database = await open();
    const filled = await Promise.all([fillShop(database, NOW), fillShop(database, NOW)]);
    expect(filled.toSorted((a, b) => a - b)[0]).toBe(0);
    expect(Math.max(...filled)).toBeGreaterThanOrEqual(1250);
    const { categories, spreadPercent } = await openCatalogue(database).counts();
    for (const category of CATEGORIES) expect(categories[category]).toBeGreaterThan(30);
    expect(spreadPercent).toBe(95);
    // Nobody gets in by a password that came with the shop.
    expect(await database.kysely.selectFrom('accounts').select('id').execute()).toEqual([]);
  });

  it('sends to Great Britain at once: it has a pound of the day it was filled on', async () => {
    const database = await open();
    await fillShop(database, NOW);
    expect(rateFault(await readBritishTerms(database.kysely), '2026-06-30')).toBeNull();
  });

  it('has stock that equals its moves, and prices that equal their history', async () => {
    const database = await open();
    await fillShop(database, NOW);
    const { rows } = await sql`
      select uuid from insects where on_hand <> (
        select sum(case kind when 'receive' then amount when 'adjust' then amount when 'sell' then -amount else 0 end)
        from stock_moves where insect_id = insects.id
      ) or reserved <> 0 or price_cents <> (
        select price_cents from price_history where insect_id = insects.id order by at desc limit 1
      )`.execute(database.kysely);
    expect(rows).toEqual([]);
  });

  it('leaves the owner no stray space to mend', async () => {
    const database = await open();
    await fillShop(database, NOW);
    expect((await listSpaced(database, 'insects')).texts).toEqual([]);
    expect((await listSpaced(database, 'families')).texts).toEqual([]);
  });
});

describe('The sample lots', () => {
  const species = readSpecies();
  const lots = makeSampleLots(species, 'seed', NOW);

  it('are the same for the same seed, and others for another', () => {
    expect(makeSampleLots(species, 'seed', NOW)).toEqual(lots);
    expect(makeSampleLots(species, 'other', NOW)[0]?.insect.uuid).not.toBe(lots[0]?.insect.uuid);
  });

  it('cover every species, each lot with its own reference and uuid', () => {
    expect(new Set(lots.map(({ insect }) => insect.name)).size).toBeGreaterThanOrEqual(species.length);
    expect(new Set(lots.map(({ insect }) => insect.reference)).size).toBe(lots.length);
    expect(new Set(lots.map(({ insect }) => insect.uuid)).size).toBe(lots.length);
  });

  it('are in part sold out, several of a kind, reduced, and under CITES', () => {
    const share = (is: (lot: (typeof lots)[number]) => boolean) => lots.filter(is).length / lots.length;
    expect(share(({ insect }) => insect.on_hand === 0)).toBeCloseTo(0.06, 1);
    expect(share(({ insect }) => insect.on_hand > 1)).toBeCloseTo(0.15, 1);
    expect(share(({ prices }) => prices.length > 1)).toBeGreaterThan(0.03);
    expect(share(({ insect }) => insect.cites_annex === 'B')).toBeGreaterThan(0.02);
  });

  it('of annex A and B each have a document marked as a sample, of several kinds and sources', () => {
    const guarded = lots.filter(({ insect }) => insect.cites_annex === 'A' || insect.cites_annex === 'B');
    expect(guarded.length).toBeGreaterThan(40);
    const papers = guarded.map(({ insect }) => {
      const facts = publishFactsOf({ ...insect, family_id: 1, cites_certificate: '' });
      expect(publishFaults({ ...facts, pictures: 1, pins: 1 })).toEqual([]);
      const { documents = [], sourceCode } = papersOf(
        { ...insect, cites_certificate: '' },
        parseFacts(insect.facts),
      );
      expect(documents[0]?.number).toMatch(/^SAMPLE-[A-Z]{2}-\d{4}-\d{5}$/);
      expect((documents[0]?.date ?? '') > (insect.caught_on ?? '')).toBe(true);
      return { kind: documents[0]?.kind, sourceCode };
    });
    expect(new Set(papers.map(({ sourceCode }) => sourceCode))).toEqual(new Set(['W', 'R', 'C', 'F']));
    expect(new Set(papers.map(({ kind }) => kind)).size).toBeGreaterThan(1);
  });

  it('that the shop’s own region may protect have one too: none is kept back for where the shop is', () => {
    const stopped = lots.filter(({ insect: { name, is_mixed, cites_annex: citesAnnex, facts } }) => {
      const { documentKind } = parseFacts(facts);
      const lot = {
        name,
        isMixed: is_mixed === 1,
        citesAnnex,
        documents: documentKind ? [String(documentKind)] : [],
      };
      const to = (from?: { country: string }) =>
        mayBeOrdered(canShip(lot, { country: 'NL', from }, '2026-11-26'));
      return to() && !to({ country: 'BE' });
    });
    expect(stopped.map(({ insect }) => insect.name)).toEqual([]);
  });

  it('are mounted with spread wings among beetles, mantises and stick insects, and only where there are wings to spread', () => {
    const spread = lots.filter(({ insect }) => insect.spread === 'WINGS');
    const shapes = new Set(spread.map(({ shape }) => shape));
    for (const shape of ['stag-beetle', 'rhinoceros', 'jewel-beetle', 'mantis', 'phasmid', 'grasshopper'])
      expect(shapes).toContain(shape);
    const genera = spread.map(({ insect }) => insect.genus);
    expect(genera).not.toContain('Phobaeticus');
    expect(genera).not.toContain('Eurycantha');
    expect(spread.filter(({ insect }) => insect.is_mixed === 1)).toEqual([]);
    expect(spread.length / lots.length).toBeGreaterThan(0.04);
  });

  it('say in each language only what is known, with nothing left open', () => {
    for (const { insect } of lots) {
      for (const text of [insect.description_en, insect.description_nl, insect.description_fr]) {
        expect(text).toMatch(/^\S.{20,}\.$/);
        expect(text).not.toMatch(/undefined|null|NaN|\{/);
      }
    }
  });

  it('never carry a date to come', () => {
    expect(lots.filter(({ insect }) => insect.updated_at > NOW.toISOString())).toEqual([]);
    expect(lots.filter(({ insect }) => (insect.caught_on ?? '') > '2026-06-30')).toEqual([]);
  });

  it('have a family for what fits no other in each category, save the newest, which is of all', () => {
    const others = familiesOf(species).filter(({ code }) => code !== null);
    expect(others.map(({ category, code }) => [category, code])).toEqual([
      ['BUTTERFLIES', 'OTHER_BUTTERFLIES'],
      ['MOTHS', 'OTHER_MOTHS'],
      ['BEETLES', 'OTHER_BEETLES'],
      ['OTHER_INSECTS', 'OTHER_INSECTS'],
      ['REPAIRS', 'OTHER_REPAIRS'],
      ['ONE_EURO', 'OTHER_ONE_EURO'],
      ['MIX', 'OTHER_MIX'],
    ]);
  });

  it('are cheaper where they are flawed', () => {
    const mean = (isFlawed: boolean) => {
      const prices = lots
        .filter(({ insect }) => (insect.is_repair === 1) === isFlawed && insect.is_mixed === 0)
        .map(({ insect }) => insect.price_cents);
      return prices.reduce((sum, price) => sum + price, 0) / prices.length;
    };
    expect(mean(true)).toBeLessThan(mean(false) * 0.75);
  });
});
