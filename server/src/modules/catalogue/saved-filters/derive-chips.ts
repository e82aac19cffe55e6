import { type FeatureChoice, readFeatures } from '@vitrina/contract/catalogue/catalogue.features.rules'
import { flags } from '@vitrina/contract/catalogue/flags.rules'
import { inLanguage, type Language } from '@vitrina/contract/languages'
import type { FilterChip } from '@vitrina/contract/catalogue/saved-filters'
import { fill, type Texts } from '#texts/texts'
import type { CatalogueReference } from '../catalogue-reference.ts'

type Named = Texts['filters']
type ChipTexts = { names: Named; language: Language }

/** The query of a catalogue address, without page and open product, which are no filters. */
export function normaliseUrl(url: string): string {
  const query = new URLSearchParams(url.slice(url.indexOf('?') + 1))
  const kept = [...query].filter(([name, value]) => value !== '' && !['page', 'pageSize', 'product'].includes(name))
  return new URLSearchParams(kept.toSorted(([a], [b]) => (a < b ? -1 : Number(a > b)))).toString()
}

const values = (given: string) => given.split(',').filter((one) => one !== '')

function listedIn(reference: CatalogueReference, name: string): ReadonlyMap<number, { name: string }> | undefined {
  const lists: Record<string, ReadonlyMap<number, { name: string }>> = {
    section: reference.sectionById,
    type: reference.familyById,
    brands: reference.brandById,
    series: reference.seriesById,
    manufacturer: reference.manufacturerById,
    sellers: reference.sellerById,
    set: reference.setById,
  }
  return lists[name]
}

const chip = (id: string, name: string, text: string | undefined, given: string): FilterChip => ({
  id,
  name,
  text: text ?? given,
  isAvailable: text !== undefined,
})

function featureChips(reference: CatalogueReference, names: Named, choice: FeatureChoice): FilterChip[] {
  const feature = reference.featureByCode.get(choice.code)
  const named = (text: string | undefined, given: string) => chip(choice.code, feature?.name ?? choice.code, text, given)
  const withUnit = (text: string) => [text, feature?.unit].filter(Boolean).join(' ')
  if ('values' in choice)
    return choice.values.map((id) => {
      const value = reference.valueById.get(id)
      return named(feature && value?.featureId === feature.id ? withUnit(value.text) : undefined, String(id))
    })
  const { from, to } = choice
  const bounds = [from !== undefined && fill(names.from, { value: from }), to !== undefined && fill(names.to, { value: to })]
  const text = withUnit(bounds.filter(Boolean).join(' '))
  return [named(feature && text, text)]
}

function plainChips(reference: CatalogueReference, { names, language }: ChipTexts, [name, given]: [string, string]): FilterChip[] {
  const list = listedIn(reference, name)
  if (list) return values(given).map((id) => chip(name, names[name as keyof Named], list.get(Number(id))?.name, id))
  if (name === 'manufacturerCountries')
    return values(given).map((code) => {
      const country = reference.countryAt(reference.placeOfCountry(code.toUpperCase()))
      return chip(name, names.manufacturerCountries, country && inLanguage(country.name, language), code)
    })
  if (name === 'keyword') return [chip(name, '', given, given)]
  if (name === 'priceMin' || name === 'priceMax')
    return [chip(name, names.price, fill(name === 'priceMin' ? names.from : names.to, { value: given }), given)]
  const flag = flags.find((one) => one === name)
  return flag ? [chip(flag, '', names[flag], given)] : []
}

/** The filters of a saved address, in the current names. */
export function chipsOf(reference: CatalogueReference, words: ChipTexts, url: string): FilterChip[] {
  return [...new URLSearchParams(url)].flatMap(([name, given]) => {
    if (!name.startsWith('custom-') && name !== 'features') return plainChips(reference, words, [name, given])
    const choices = readFeatures(name === 'features' ? given : `${name.slice('custom-'.length)}:${given}`)
    return choices.flatMap((choice) => featureChips(reference, words.names, choice))
  })
}
