import { readFile } from 'node:fs/promises'

/** A small catalogue, written by `demo/src/sample/write-sample.ts`; rows name each other by slug, code or name. */
export type SampleGoods = {
  /** Parents before their children. */
  sections: { slug: string; name: string; parent: string | null; position: number }[]
  families: { code: string; name: string; section: string }[]
  brands: { slug: string; name: string; countryCode: string }[]
  series: { brand: string; name: string }[]
  features: {
    code: string
    name: string
    unit: string | null
    kind: 'list' | 'range' | 'flag'
    group: string
    isPrimary: boolean
    position: number
  }[]
  values: { feature: string; text: string; number: number | null; position: number }[]
  products: SampleProduct[]
}

export type SampleProduct = {
  article: string
  manufacturerCode: string
  ean: string
  name: string
  description: string
  section: string
  family: string
  brand: string
  series: string
  okei: string
  minimumBatch: number | null
  multiplicity: number
  weightGrams: number
  volumeMl: number
  popularity: number
  /** Kopecks. */
  price: number
  stock: number
  /** Feature code and the text of its value. */
  specs: [string, string][]
}

/** Read when it is asked for: a running shop does not carry it. */
export const readSample = async (): Promise<SampleGoods> =>
  JSON.parse(await readFile(new URL('./sample-goods.json', import.meta.url), 'utf8')) as SampleGoods
