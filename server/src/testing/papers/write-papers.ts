import { cp, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCALES, type Locale } from '@vitrine/shared/contract/locale';
import type { OutgoingMail } from '../../mail/mail-transport.ts';
import { openPaperShop, type PaperShop } from './paper-shop.ts';
import { printPapers } from './printed-papers.ts';
import { sampleMails } from './sample-mails.ts';

/**
 * Writes every paper as PDF, and every mail as HTML and as text, into a folder for each language; what mails show lies
 * beside them.
 * @returns the names of what was written, below the folder
 */
export async function writePapers(folder: string, locales: readonly Locale[] = LOCALES): Promise<string[]> {
  const shop = await openPaperShop();
  const names: string[] = [];
  const write = async (name: string, content: string | Buffer) => {
    await writeFile(join(folder, name), content);
    names.push(name);
  };
  try {
    for (const locale of locales) {
      await mkdir(join(folder, locale), { recursive: true });
      for (const [name, pdf] of await printPapers(shop, locale)) await write(`${locale}/${name}.pdf`, pdf);
    }
    for (const locale of locales) {
      for (const [name, mail] of await sampleMails(shop, locale)) {
        await write(`${locale}/mail-${name}.html`, htmlOf(shop, mail));
        await write(`${locale}/mail-${name}.txt`, `${mail.subject}\n\n${mail.text}`);
      }
    }
    await cp(shop.pictures, join(folder, 'pictures'), { recursive: true });
  } finally {
    await shop.close();
  }
  return names;
}

/** As a mail program shows it, with what it fetches, and what travels with it, at hand. */
function htmlOf({ desk: { payments } }: PaperShop, { html, pictures = [] }: OutgoingMail): string {
  const attached = pictures.reduce(
    (shown, { cid, bytes }) =>
      shown.replaceAll(`cid:${cid}`, `data:image/gif;base64,${bytes.toString('base64')}`),
    html,
  );
  return attached.replaceAll(`${payments.publicUrl}/pictures/`, '../pictures/');
}
