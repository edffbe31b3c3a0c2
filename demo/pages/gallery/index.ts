import type { PagesFamily, Piece, ProductVisit } from '../render/family.ts'

async function galleryPieces({ product, visit }: ProductVisit): Promise<Piece[]> {
  const { imageUrl, images } = product
  const all = images.length > 0 ? images : [imageUrl]
  const shown = all[Number(visit.query['image'])] ?? all[0]
  return [{ slot: 'gallery', template: 'gallery/gallery', model: { all, shown } }]
}

/** The pictures of a product. */
export const gallery = {
  pieces: galleryPieces,
  texts: { en: {}, de: {}, ar: {} },
} satisfies PagesFamily
