import type { Region } from '@vitrina/contract/site/site'

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/[\s-]+/g, ' ')
    .trim()

/** Regions with a word that starts as typed; case, ё and hyphens do not matter. */
export function matching(regions: readonly Region[], typed: string): Region[] {
  const query = plain(typed)
  return regions.filter((region) => ` ${plain(region.name)}`.includes(` ${query}`) || region.slug.startsWith(query.replaceAll(' ', '-')))
}
