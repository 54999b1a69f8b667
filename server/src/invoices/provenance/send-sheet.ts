import type { FastifyReply } from 'fastify';
import type { Sheet } from '../rules/sheet-facts.ts';

/** Answers a sheet as PDF, to be shown or to be kept. */
export async function sendSheet(
  reply: FastifyReply,
  sheet: Sheet,
  disposition: 'attachment' | 'inline',
): Promise<FastifyReply> {
  // Fetched when the first one is asked for: what makes PDFs takes 13 MB, and most processes never make one.
  const { provenancePdf } = await import('./provenance-pdf.ts');
  const name = `provenance-${sheet.facts.reference.replaceAll(/[^\w-]/g, '-')}.pdf`;
  return reply
    .type('application/pdf')
    .header('content-disposition', `${disposition}; filename="${name}"`)
    .send(await provenancePdf(sheet));
}
