/** A document as the index takes it in. The index knows columns and values, not their meaning. */
export type SearchDoc = {
  id: number
  name: string
  /** The first is the article; then the maker's code, the barcode. */
  codes: string[]
  /** Names of its brand, series and section. */
  words: string
  /** One value for each column of the schema; 0 stands for none. */
  columns: number[]
  /** Ids of feature values. */
  values: number[]
  /** Kopecks for each price list; 0 means no price. */
  prices: number[]
  /** Free amount for each place, in thousandths of the unit. */
  stock: number[]
  /** Taken off every price for now, in basis points. */
  promo: number
  /** The seller's own number; what a product stands by until somebody has bought it. */
  popularity: number
  /** Points of what was bought: by all, then in each region of the schema. */
  demand: number[]
  /** One for each flag of the schema. */
  flags: boolean[]
}

/** `nameRank`: place of the name in the alphabet; later additions stand between whole numbers. */
export type RankedDoc = SearchDoc & { nameRank: number }

/** Names of single-valued facets and flags, price lists, places and regions; documents follow this order. */
export type SearchSchema = { columns: string[]; flags: string[]; priceLists: number[]; places: number[]; regions: number[] }

/** The terms of a viewer's prices: a list, the region's factor, discounts; basis points, each step rounded to a kopeck. */
export type Viewer = {
  priceList: number
  regionFactor: number
  /** The best of those that fit a document applies. */
  discounts: { column: string; value: number; discount: number }[]
  /** Places that serve the viewer. */
  places: number[]
}

/** `value`: by the values of `SearchRequest.byValue`. */
export type Sort = 'relevance' | 'price' | '-price' | 'name' | '-name' | 'popularity' | 'value'

/** A phrase of the text and its synonyms, as terms. */
export type Synonym = { typed: string[]; meant: string[][] }

/** One reading of the text as filters: conditions, and the words that are left. */
export type TextReading = {
  columns: { column: string; values: number[] }[]
  features: { feature: number; values: number[] }[]
  text: string
  /** The whole text as it was read: in the right layout. */
  read: string
  changed: 'none' | 'layout' | 'spelling'
  /** Words of the text that this reading does without. */
  dropped: string[]
  /** Not all of the meaning, or not all of its words. */
  isRelaxed: boolean
}

/** Goods a company bought in the last year; `key` names the list in caches. */
export type Bought = { key: string; ids: Uint32Array; points: Uint8Array }

/** At which place, from 1, the seller wants a product. */
export type Pin = { id: number; position: number }

/** Wishes of the seller for the text: above zero is earlier, below zero later. It moves what is found and adds nothing. */
export type Wishes = {
  pins: Pin[]
  products: { id: number; wish: number }[]
  columns: { column: string; value: number; wish: number }[]
}

/** The viewer as the order by relevance knows them. None of it leaves a product out. */
export type Ranking = {
  /** The demand of this region counts besides that of all. */
  region?: number
  bought?: Bought
  /** Prices the viewer may not see do not decide between equals either. */
  isPriceHidden?: true
  wishes?: Wishes
  /** The text became conditions: its results are ordered like those of words, whether any words are left or not. */
  isUnderstood?: true
}

/** Why a hit stands where it stands: the parts of its key in `rank.ts`. */
export type Explained = {
  id: number
  /** The place the seller pinned it to. */
  pin: number | null
  /** Above zero: raised by the seller; below: lowered. */
  wish: number
  isOwned: boolean
  isExact: boolean
  /** Points of each group of words that was met. */
  words: { from: string; term: string; points: number }[]
  missingWords: number
  /** Points of demand. */
  all: number
  region: number
  company: number
  isInStock: boolean
  /** Kopecks; null when there is none or it decides nothing. */
  price: number | null
  score: number
  key: number
}

export type SearchRequest = {
  text?: string
  /** Possible meanings of the text, the likeliest first; tried before its plain words. */
  readings?: TextReading[]
  /** As typed, without layout, spelling and dropping. */
  isLiteral?: boolean
  /** All of the text or nothing: no word is left out, few are guessed, and similar products are not looked for. */
  isWhole?: boolean
  columns: { column: string; values: number[] }[]
  /** Values of one feature are alternatives; features are conditions. */
  features: { feature: number; values: number[] }[]
  price?: { from?: number; to?: number }
  /** In the viewer's places, or in these; `atLeast` in thousandths, 1 for any. */
  inStock?: { places?: number[]; atLeast: number }
  /** Names of flags that must all hold. */
  flags?: string[]
  /** Only these ids (favourites). */
  only?: number[]
  /** Found by the text whatever its words, and first: the viewer's own codes name them. */
  owned?: number[]
  /** Of the phrases in the text, those that have other names. */
  synonyms?: Synonym[]
  viewer: Viewer
  ranking?: Ranking
  sort: Sort
  /** Feature values in the order wanted: a document stands by the first it has, and last without any. */
  byValue?: number[]
  offset: number
  limit: number
  /** For the seller's staff. */
  isExplained?: true
  /** All counts, none, or those of these columns alone. */
  withFacets: boolean | string[]
}

export type Counts = Map<number, number>

export type SearchResult = {
  ids: number[]
  total: number
  /** Similar products, shown after too few exact results. */
  near: number[]
  /** By column name. Values of a chosen facet count as if it were not chosen. */
  columns: Record<string, Counts>
  /** By feature value id. */
  values: Counts
  price: { from: number; to: number } | null
  inStock: number
  /** By name: how many of the found documents have the flag. */
  flags: Record<string, number>
  interpreted: Interpreted
  /** Of the hits, in their order, where it was asked for. */
  explained?: Explained[]
}

/** The reading of the text; `replaced` names terms of the index, which the caller shows as words of the found products. */
export type Interpreted = {
  changed: 'none' | 'layout' | 'spelling' | 'partly'
  text: string
  replaced: { from: string; to: string }[]
  dropped: string[]
  /** The place of the reading that answered; -1: the words themselves did. */
  reading: number
}

export type SuggestRequest = {
  text: string
  limit: number
  viewer: Viewer
  /** Columns whose values are suggested as well. */
  columns?: string[]
} & Pick<SearchRequest, 'owned' | 'synonyms' | 'readings' | 'ranking'>

export type SuggestResult = {
  ids: number[]
  /** Values of these columns among the found products, the most frequent first. */
  columns: Record<string, number[]>
  interpreted: Interpreted
  /** Products a code of which begins with the text: the first of them, and how many there are. */
  begun: { ids: number[]; total: number }
}
