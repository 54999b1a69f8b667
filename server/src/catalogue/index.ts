/* The door of this subject: what the others may use. */

export { cameIn } from './editing/insect-writes.ts';
export { MOST_STOCK } from './editing/move-stock.ts';
export { readInsect, wholeFault } from './editing/read-insect.ts';
export { streamInsects } from './editing/store/export.ts';
export type { InsectFilter } from './editing/store/insect-filter.ts';
export { showsNoFlawWithout } from './editing/store/edit-flaws.ts';
export { lookAtShown } from './editing/store/publish-gate.ts';
export { findInsectRow, insertInsect, isAsItCame, updateInsect } from './editing/store/insect-writes.ts';
export { leaveUnsaid, mergeFacts, parseFacts, typedFact, unsaidFacts } from './rules/insect-facts.ts';
export { publishFactsOf, toInsectForm } from './editing/store/insect.ts';
export type { Catalogue, GenusShelf, NamedInText } from './engine/catalogue.ts';
export { beginnings, spellings, wholes } from './engine/columns/reference-spellings.ts';
export { newestInsects } from './engine/catalogue.ts';
export { openCatalogue } from './engine/open-catalogue.ts';
export { beginCatalogue } from './engine/start-catalogue.ts';
export { readLabelDate } from './rules/label-date.ts';
export {
  customsFactsOf,
  papersColumn,
  kindsOf,
  parsePapers,
  papersOf,
  shownPapers,
  type LotPapers,
  type PaperedLot,
} from './rules/lot-papers.ts';
export { refusedFaults } from './rules/publish-faults.ts';
export { pruneChanges } from './store/catalogue-changes.ts';
export { listCompactFamilies, listFamilyNames } from './store/families.ts';
export { countPins, pinFound, readAgreedFlaws, type FoundFlaw } from './store/insects/flaw-pins.ts';
export { lacksDocument } from './store/no-document.ts';
export { FAMILY_COLUMNS, toFamily } from './store/family-row.ts';
export { readCards, readCardsByUuid } from './store/insects/insect-cards.ts';
export { type InsectColumns, insectColumns } from './store/insects/insect-columns.ts';
export { findInsectId } from './store/insects/insects.ts';
export { PICTURE_COLUMNS, toPicture } from './store/insects/picture-row.ts';
export { markUnawaited, picturedLots } from './store/insects/list-picture.ts';
export { forgetMisses, listMisses } from './store/search-misses.ts';
export {
  type StockLine,
  adjustStock,
  lockStock,
  receiveStock,
  releaseStock,
  reserveStock,
  sellStock,
  streamStockFaults,
} from './store/stock.ts';
export { lastSold, movedBy, wasSold } from './store/moved-stock.ts';
export { seedSynonyms } from './store/synonyms.ts';
