import { MAX_PHOTO_BYTES } from '@vitrina/contract/catalogue/custom-products'

/** Values of the form. */
export type CustomProductDraft = {
  name: string
  article: string
  brand: string
  unit: string
  price: string
  link: string
  note: string
  visibility: 'private' | 'company'
}

export const emptyDraft: CustomProductDraft = {
  name: '',
  article: '',
  brand: '',
  unit: 'шт',
  price: '',
  link: '',
  note: '',
  visibility: 'private',
}

/** `1 250,50` as people type it; null: empty, undefined: not a price. */
export function readPrice(text: string): number | null | undefined {
  const plain = text.replace(/[\s₽]+/g, '').replace(',', '.')
  if (plain === '') return null
  return /^\d{1,10}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined
}

export const isLink = (text: string): boolean => /^(https?:\/\/\S+)?$/i.test(text.trim())

/** C-15: .jpg or .png, at most 2 Mb; the server checks the contents too. */
export function photoProblem({
  name,
  type,
  size,
}: {
  name: string
  type: string
  size: number
}): 'photoWrongType' | 'photoTooLarge' | null {
  if (!['image/jpeg', 'image/png'].includes(type) || !/\.(jpe?g|png)$/i.test(name)) return 'photoWrongType'
  return size > MAX_PHOTO_BYTES ? 'photoTooLarge' : null
}

export const bodyOf = ({ price, ...draft }: CustomProductDraft) => ({ ...draft, link: draft.link.trim(), price: readPrice(price) ?? null })

export const draftOf = (product: Omit<CustomProductDraft, 'price'> & { price: number | null }): CustomProductDraft => {
  const { name, article, brand, unit, link, note, visibility } = product
  return {
    name,
    article,
    brand,
    unit,
    link,
    note,
    visibility,
    price: product.price === null ? '' : String(product.price).replace('.', ','),
  }
}
