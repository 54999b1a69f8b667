import type { DialectName } from '../database.ts';
import { catalogue } from './0001-catalogue.ts';
import { orders } from './0002-orders.ts';
import { catalogueChanges } from './0003-catalogue-changes.ts';
import { synonyms } from './0004-synonyms.ts';
import { pictureUploads } from './0005-picture-uploads.ts';
import { texts } from './0006-texts.ts';
import { subscriptions } from './0007-subscriptions.ts';
import { indexes } from './0008-indexes.ts';
import { accounts } from './0009-accounts.ts';
import { refunds } from './0010-refunds.ts';
import { invoices } from './0011-invoices.ts';
import { withdrawals } from './0012-withdrawals.ts';
import { formDrafts } from './0013-form-drafts.ts';
import { staff } from './0014-staff.ts';
import { toolsCatalogue } from './0015-tools-catalogue.ts';
import { pictures } from './0017-pictures.ts';
import { tidy } from './0018-tidy.ts';
import { searchMisses } from './0019-search-misses.ts';
import { toolsOrders } from './0020-tools-orders.ts';
import { shop } from './0023-shop.ts';
import { notifications } from './0044-notifications.ts';
import { importWords } from './0043-import-words.ts';
import { imports } from './0024-imports.ts';
import { refusedReleases } from './0025-refused-releases.ts';
import { mailRequests } from './0026-mail-requests.ts';
import { orderFolds } from './0027-order-folds.ts';
import { lighterOrders } from './0029-lighter-orders.ts';
import { requestCounts } from './0030-request-counts.ts';
import { chargebacks } from './0031-chargebacks.ts';
import { facts } from './0032-facts.ts';
import { bounds } from './0033-bounds.ts';
import { fairStock } from './0034-fair-stock.ts';
import { provedMailboxes } from './0035-proved-mailboxes.ts';
import { stockAlarms } from './0036-stock-alarms.ts';
import { auditIds } from './0037-audit-ids.ts';
import { books } from './0038-books.ts';
import { passkeys } from './0040-passkeys.ts';
import { firstShown } from './0041-first-shown.ts';
import { giftsAndDays } from './0042-gifts-and-days.ts';
import { picturesInSteps } from './0045-pictures-in-steps.ts';
import { flawPins } from './0051-flaw-pins.ts';
import { agreedFlaws } from './0052-agreed-flaws.ts';
import { lateWithdrawals } from './0050-late-withdrawals.ts';

/** One step. Never changed once released: a mistake is mended by a next one. */
export interface Migration {
  name: string;
  /** Its statements, in order. */
  up(dialect: DialectName): string[];
}

export const MIGRATIONS: Migration[] = [
  { name: '0001-catalogue', up: catalogue },
  { name: '0002-orders', up: orders },
  { name: '0003-catalogue-changes', up: catalogueChanges },
  { name: '0004-synonyms', up: synonyms },
  { name: '0005-picture-uploads', up: pictureUploads },
  { name: '0006-texts', up: texts },
  { name: '0007-subscriptions', up: subscriptions },
  { name: '0008-indexes', up: indexes },
  { name: '0009-accounts', up: accounts },
  { name: '0010-refunds', up: refunds },
  { name: '0011-invoices', up: invoices },
  { name: '0012-withdrawals', up: withdrawals },
  { name: '0013-form-drafts', up: formDrafts },
  { name: '0014-staff', up: staff },
  { name: '0015-tools-catalogue', up: toolsCatalogue },
  { name: '0017-pictures', up: pictures },
  { name: '0018-tidy', up: tidy },
  { name: '0019-search-misses', up: searchMisses },
  { name: '0020-tools-orders', up: toolsOrders },
  { name: '0023-shop', up: shop },
  { name: '0024-imports', up: imports },
  { name: '0025-refused-releases', up: refusedReleases },
  { name: '0026-mail-requests', up: mailRequests },
  { name: '0027-order-folds', up: orderFolds },
  { name: '0029-lighter-orders', up: lighterOrders },
  { name: '0030-request-counts', up: requestCounts },
  { name: '0031-chargebacks', up: chargebacks },
  { name: '0032-facts', up: facts },
  { name: '0033-bounds', up: bounds },
  { name: '0034-fair-stock', up: fairStock },
  { name: '0035-proved-mailboxes', up: provedMailboxes },
  { name: '0036-stock-alarms', up: stockAlarms },
  { name: '0037-audit-ids', up: auditIds },
  { name: '0038-books', up: books },
  { name: '0040-passkeys', up: passkeys },
  { name: '0041-first-shown', up: firstShown },
  { name: '0042-gifts-and-days', up: giftsAndDays },
  { name: '0043-import-words', up: importWords },
  { name: '0044-notifications', up: notifications },
  { name: '0045-pictures-in-steps', up: picturesInSteps },
  { name: '0051-flaw-pins', up: flawPins },
  { name: '0052-agreed-flaws', up: agreedFlaws },
  { name: '0050-late-withdrawals', up: lateWithdrawals },
];
