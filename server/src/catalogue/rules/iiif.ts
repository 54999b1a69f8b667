import type { Insect, Picture } from '@vitrine/shared/contract/catalogue';
import { FACT_LIST, saidOf } from '@vitrine/shared/contract/facts/fact-list';
import type { Flaw } from '@vitrine/shared/contract/facts/flaws';
import { LOCALES, type Localized } from '@vitrine/shared/contract/locale';
import { formatFact } from '@vitrine/shared/i18n/format-fact';
import { insectPath } from '@vitrine/shared/paths/insect-path';

/* A lot as viewers of museums open it: https://iiif.io/api/presentation/3.0/ and https://iiif.io/api/image/3.0/ */

export const IMAGE_CONTEXT = 'http://iiif.io/api/image/3/context.json';
export const PRESENTATION_CONTEXT = 'http://iiif.io/api/presentation/3/context.json';
const PHYSICAL = 'http://iiif.io/api/annex/services/physdim';

/** A drawing is stored as JPEG, which every viewer reads, up to this width; a photo at every width. */
const DRAWING_PX = 640;

interface ImageSize {
  width: number;
  height: number;
}

/** The sizes of which there is a JPEG, ascending. */
export function imageSizes({ widths, width, height, hasScaleBar }: Picture): ImageSize[] {
  const kept = widths.filter((wide) => !hasScaleBar || wide <= DRAWING_PX);
  return kept.map((wide) => ({ width: wide, height: Math.round((wide * height) / width) }));
}

/** The `info.json` of a picture: level 0, whole and upright, in the sizes that lie there. */
export function imageInfo(picture: Picture, publicUrl: string): object {
  const sizes = imageSizes(picture);
  return {
    '@context': IMAGE_CONTEXT,
    id: imageUrl(picture, publicUrl),
    type: 'ImageService3',
    protocol: 'http://iiif.io/api/image',
    profile: 'level0',
    ...(sizes.at(-1) ?? { width: picture.width, height: picture.height }),
    sizes,
  };
}

const imageUrl = ({ hash }: Picture, publicUrl: string) => `${publicUrl}/api/iiif/pictures/${hash}`;

/** The manifest of a lot: what it is, its pictures to their scale, and its flaws as annotations. */
export function lotManifest(insect: Insect, publicUrl: string): object {
  const id = `${publicUrl}/api/iiif/lots/${insect.uuid}`;
  const flaws = insect.flaws ?? [];
  return {
    '@context': PRESENTATION_CONTEXT,
    id: `${id}/manifest.json`,
    type: 'Manifest',
    label: { none: [`${insect.name} (${insect.reference})`] },
    metadata: metadata(insect),
    homepage: LOCALES.map((locale) => ({
      id: new URL(insectPath(insect, locale), publicUrl).href,
      type: 'Text',
      label: { [locale]: [insect.name] },
      format: 'text/html',
      language: [locale],
    })),
    items: insect.pictures.map((picture, at) =>
      canvas(
        picture,
        `${id}/canvas/${at + 1}`,
        flaws.filter((flaw) => flaw.picture === picture.hash),
        publicUrl,
      ),
    ),
  };
}

/** The facts that the lot's page shows. */
function metadata(insect: Insect): object[] {
  const facts = FACT_LIST.filter(
    ({ key, kind, shown }) => shown && kind !== 'flag' && !(insect.isMixed && key === 'gender'),
  );
  const values = facts.map((fact) => ({
    label: fact.name,
    value: inEach((locale) => formatFact(fact, saidOf(insect, fact), locale)),
  }));
  const name = { label: { en: 'Name', nl: 'Naam', fr: 'Nom' }, value: same(insect.name) };
  const author = { label: { en: 'Author', nl: 'Auteur', fr: 'Auteur' }, value: same(insect.authority) };
  return [name, author, ...values]
    .filter(({ value }) => value.en !== '')
    .map(({ label, value }) => ({ label: languageMap(label), value: languageMap(value) }));
}

const same = (text: string): Localized => ({ en: text, nl: text, fr: text });
const inEach = (say: (locale: (typeof LOCALES)[number]) => string): Localized => ({
  en: say('en'),
  nl: say('nl'),
  fr: say('fr'),
});
const languageMap = (text: Localized) => ({ en: [text.en], nl: [text.nl], fr: [text.fr] });

function canvas(picture: Picture, id: string, flaws: readonly Flaw[], publicUrl: string): object {
  const { width, height, widthMm } = picture;
  const largest = imageSizes(picture).at(-1) ?? { width, height };
  const service = imageUrl(picture, publicUrl);
  return {
    id,
    type: 'Canvas',
    width,
    height,
    ...(widthMm && { service: [physicalDimensions(widthMm / width)] }),
    items: [
      {
        id: `${id}/page`,
        type: 'AnnotationPage',
        items: [
          {
            id: `${id}/picture`,
            type: 'Annotation',
            motivation: 'painting',
            body: {
              id: `${service}/full/max/0/default.jpg`,
              type: 'Image',
              format: 'image/jpeg',
              ...largest,
              service: [{ id: service, type: 'ImageService3', profile: 'level0' }],
            },
            target: id,
          },
        ],
      },
    ],
    ...(flaws.length > 0 && { annotations: [flawPage(flaws, id, { width, height })] }),
  };
}

/** Millimetres for each unit of the canvas. */
const physicalDimensions = (physicalScale: number) => ({
  '@context': `${PHYSICAL}/1/context.json`,
  profile: PHYSICAL,
  physicalScale,
  physicalUnits: 'mm',
});

/** W3C Web Annotations: at a point of the canvas, in words of each language. */
function flawPage(flaws: readonly Flaw[], canvasId: string, { width, height }: ImageSize): object {
  const id = `${canvasId}/flaws`;
  return {
    id,
    type: 'AnnotationPage',
    items: flaws.map(({ x, y, name, text }, at) => ({
      id: `${id}/${at + 1}`,
      type: 'Annotation',
      motivation: 'commenting',
      body: LOCALES.map((language) => ({
        type: 'TextualBody',
        value: [name[language], text?.[language]].filter(Boolean).join('. '),
        language,
        format: 'text/plain',
      })),
      target: {
        type: 'SpecificResource',
        source: canvasId,
        selector: { type: 'PointSelector', x: Math.round(x * width), y: Math.round(y * height) },
      },
    })),
  };
}
