import type { ProductCard } from '@vitrina/contract/catalogue/catalogue'

/** schema.org, as search engines read it. */
export type StructuredData = Record<string, unknown>

type Step = { name: string; url: string }

export const breadcrumbs = (steps: readonly Step[]): StructuredData => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ name, url }, place) => ({ '@type': 'ListItem', position: place + 1, name, item: url })),
})

export const itemList = (items: readonly Step[]): StructuredData => ({
  '@type': 'ItemList',
  numberOfItems: items.length,
  itemListElement: items.map(({ name, url }, place) => ({ '@type': 'ListItem', position: place + 1, name, url })),
})

type ProductPage = { card: ProductCard; url: string; images: readonly string[]; description: string; ean: string | null; currency: string }

const availability = ({ stockTotal, stockCount }: ProductCard) => (stockTotal > 0 ? 'InStock' : stockCount > 0 ? 'BackOrder' : 'OutOfStock')

/** Offers only where guests see the price. */
export const product = ({ card, url, images, description, ean, currency }: ProductPage): StructuredData => ({
  '@type': 'Product',
  name: card.name,
  url,
  sku: card.article,
  ...(card.manufacturerCode && { mpn: card.manufacturerCode }),
  ...(ean && /^\d{13}$/.test(ean) && { gtin13: ean }),
  brand: { '@type': 'Brand', name: card.brand.name },
  category: card.section.name,
  ...(description && { description }),
  ...(images.length > 0 && { image: images }),
  ...(card.price && {
    offers: {
      '@type': 'Offer',
      url,
      price: (card.price.value / 100).toFixed(2),
      priceCurrency: currency,
      availability: `https://schema.org/${availability(card)}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  }),
})
